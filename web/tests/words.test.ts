import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { en } from "../src/lib/i18n/en";
import { pl } from "../src/lib/i18n/pl";
import { FORMS, format, type Message } from "../src/lib/i18n/plural";
import { bound, whole } from "../src/lib/i18n/sentence";
import type { Lang } from "../src/lib/types";

type Words = Record<Lang, Record<string, Message>>;

const all: [string, Words][] = [["page", { pl, en }]];
for (const room of ["boards", "pages"]) {
  const folder = new URL(`../src/${room}/`, import.meta.url);
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    if (!existsSync(new URL(`${entry.name}/words.ts`, folder))) continue;
    all.push([entry.name, ((await import(`../src/${room}/${entry.name}/words.ts`)) as { words: Words }).words]);
  }
}

const texts = (message: Message): string[] => (typeof message === "string" ? [message] : Object.values(message));
const places = (message: Message): string[] =>
  [...new Set(texts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)))].sort();

describe.each(all)("words of %s", (_, words) => {
  it("are the same keys in both languages", () => {
    expect(Object.keys(words.en).sort()).toEqual(Object.keys(words.pl).sort());
  });

  it.each(["pl", "en"] as const)("%s: no message is empty, plurals have every form", (lang) => {
    for (const [key, message] of Object.entries(words[lang])) {
      for (const text of texts(message)) expect(text.trim(), key).not.toBe("");
      if (typeof message !== "string") expect(Object.keys(message).sort(), key).toEqual([...FORMS[lang]].sort());
    }
  });

  it("take the same values in both languages", () => {
    for (const key of Object.keys(words.pl)) expect(places(words.en[key]!), key).toEqual(places(words.pl[key]!));
  });
});

describe("plurals", () => {
  const points = { one: "{n} punkt", few: "{n} punkty", many: "{n} punktów", other: "{n} punktu" };
  it.each([
    [1, "1\u00a0punkt"],
    [2, "2\u00a0punkty"],
    [5, "5\u00a0punktów"],
    [12, "12\u00a0punktów"],
    [22, "22\u00a0punkty"],
    [1.5, "1.5 punktu"],
  ])("%d", (n, said) => {
    expect(format(points, { n }, "pl")).toBe(said);
  });
});

describe("lines", () => {
  it.each([
    ["każdy w tajemnicy wybiera 1 zasób", "każdy w\u00a0tajemnicy wybiera 1\u00a0zasób"],
    ["W fazie 7 i z 2 kartami", "W\u00a0fazie 7\u00a0i\u00a0z\u00a02\u00a0kartami"],
    ["od 1–6 kości", "od 1–6 kości"],
    ["żeton +2 leży, a tak", "żeton +2\u00a0leży, a\u00a0tak"],
    ["Ruch 3 z 10", "Ruch 3\u00a0z\u00a010"],
  ])("%s", (text, set) => {
    expect(bound(text, "pl")).toBe(set);
    expect(bound(text, "en")).toBe(text);
  });

  it("of the page break where they may", () => {
    expect(format(pl["hero.text"], {}, "pl")).toContain("Graj ze znajomymi i\u00a0botami");
  });
});

describe("what stands alone", () => {
  it.each([
    ["nie ma takiego stołu", "Nie ma takiego stołu."],
    ["Serwer nie odpowiada.", "Serwer nie odpowiada."],
    ["żetonów wojsk nie można łączyć. (KB-14.2)", "Żetonów wojsk nie można łączyć. (KB-14.2)"],
    ["tego nie można łączyć (KB-14.2)", "Tego nie można łączyć (KB-14.2)."],
    ["nazwa „Ola” jest zajęta", "Nazwa „Ola” jest zajęta."],
    ["", ""],
  ])("%s", (text, set) => expect(whole(text)).toBe(set));
});
