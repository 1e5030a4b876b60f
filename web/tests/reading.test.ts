/** Boards draw data. Sentences are shown as they come: nobody cuts, searches or compares them. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../src/boards/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));

const FORBIDDEN: [string, RegExp][] = [
  [
    "a regular expression",
    /(?:^|[=(,:!&|?{}[;\s])\/(?![/*\s>])(?:\\.|\[[^\]\n]*\]|[^/\n\\[])+\/[dgimsuvy]*(?=\s*[.,;)\]?:&|]|$)|\bRegExp\b/m,
  ],
  ["a search in words", /\.(?:match|matchAll|search|replace)\(|\.split\(" "/],
  ["an answer's or a question's notation", /\b(?:option|chosen|ask|acts?|way)[!?]?\.text\b|\]\??!?\.text\b(?!\))/],
  [
    "a label that is not just shown",
    /\.label\)?\s*(?:[!?]?\.|\[|[!=]==?|<|>=?)(?![a-z/])|\.label[!?]?\.\w|\b(?:test|includes|indexOf|startsWith|endsWith|Number|String)\([^()]*\.label/,
  ],
];

/** What a file does with sentences that are not its own. */
function readings(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm, "");
  return FORBIDDEN.filter(([, pattern]) => pattern.test(code)).map(([what]) => what);
}

describe("boards", () => {
  it("are there", () => expect(files.length).toBeGreaterThan(100));
  it.each(files)("%s reads no sentence", (name) => {
    expect(readings(readFileSync(new URL(name, folder), "utf8"))).toEqual([]);
  });
});

describe("what was done once", () => {
  it.each([
    String.raw`return Number(/\((\d+)\D*\)$/.exec(label)?.[1] ?? 0);`,
    String.raw`const place = /^place (\w+)$/.test(option.text);`,
    "if (option.label.startsWith('Pay')) pay();",
    "const same = option.label === other;",
    "const first = option.text.split(' ')[0];",
    'const words = table.ask.text.slice(table.ask.text.indexOf("? ") + 2);',
    'const verb = table.optionsOf(id)[0]?.text ?? "";',
    'return label.replace(" (", "");',
    "const n = Number(option.label);",
  ])("is found: %s", (line) => expect(readings(line)).not.toEqual([]));

  it.each([
    '<span class="sr">{option.label}</span></button',
    "about={{ title: search.label, rules: [] }}",
    "<small>{said(thing?.text)}</small> <a href='/rules/x'>",
    "const half = total / 2; // a / b / c",
    "? (option?.label ?? '') : ''",
  ])("is not found: %s", (line) => expect(readings(line)).toEqual([]));
});
