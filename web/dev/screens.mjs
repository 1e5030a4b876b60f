/**
 * The pictures of docs/screens, and their index.
 *
 * Needs a page in development with fixtures (`npm run dev`, dev/fixtures*.py, dev/catalogues.py), a server that hands out
 * the built page (`PALATINE_LIMITS=off palatine serve`), and the programs pngquant and cwebp:
 * `PALATINE_PAGE=http://127.0.0.1:5173 PALATINE_TABLES=http://127.0.0.1:8000 node dev/screens.mjs [name …]`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { scenery } from "./scenery.mjs";

const PAGE = process.env.PALATINE_PAGE ?? "http://127.0.0.1:5173";
const TABLES = process.env.PALATINE_TABLES ?? "http://127.0.0.1:8000";
const FOLDER = new URL("../../docs/screens/", import.meta.url).pathname;
const SIZES = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
const COLOURS = 96;

/** A board at a moment on file; then each first thing that can be seen among `clicks` is clicked. */
const moment =
  (fixture, ...clicks) =>
  async ({ page, lang, size }) => {
    await page.goto(`${PAGE}/t/wawel?fixture=${fixture}&lang=${lang}`, { waitUntil: "networkidle" });
    await page.waitForSelector(".dock .question");
    for (const click of clicks) {
      const selector = typeof click === "string" ? click : click[size];
      if (selector) await page.locator(selector).locator("visible=true").first().click();
    }
  };
const live = (address, selector) => async (person) => {
  await person.page.goto(TABLES + address(person.tables));
  await person.page.waitForSelector(selector);
};
const tool = (icon) => `.tools .tool:has(use[href="#${icon}"])`;

/** name: [what it shows, every combination or only two, how to get there, whether it needs a server]. */
const SCREENS = {
  lobby: ["The lobby", true, live(() => "/", ".new-table fieldset"), true],
  "new-table": [
    "A new table with its options",
    false,
    async (person) => {
      await live(() => "/", ".new-table fieldset")(person);
      const boxes = person.page.locator(".new-table .fields").first().locator("label:has(input[type=checkbox])");
      for (const index of [1, 3]) await boxes.nth(index).click();
      await person.page.locator(".new-table").evaluate((form) => form.scrollIntoView({ block: "start" }));
    },
    true,
  ],
  waiting: [
    "The waiting room: a link for a friend, a bot of any level",
    false,
    async (person) => {
      await live((tables) => `/t/${tables.waiting}`, ".waiting-room .mini-btn")(person);
      await person.page.locator('.waiting-room .mini-btn:has(use[href="#link"])').first().click();
      await person.page.waitForSelector(".sharebox output");
    },
    true,
  ],
  kingsburg: ["Kingsburg: influencing the court", true, moment("kingsburg-court", '[data-target="advisor:duchess"]')],
  "kingsburg-modules": ["Kingsburg with all six modules", false, moment("kingsburg-modules")],
  paladins: ["Paladins of the West Kingdom: an action", true, moment("paladins-action")],
  "paladins-map": [
    "Paladins: the map",
    false,
    moment("paladins-late", { desktop: "button.front", phone: ".tabs button:nth-child(2)" }),
  ],
  "paladins-solo": ["Paladins against the virtual player", false, moment("paladins-solo")],
  wonderful: ["It's a Wonderful Kingdom: choosing", true, moment("wonderful_kingdom-choose")],
  "wonderful-production": ["Wonderful Kingdom: production", false, moment("wonderful_kingdom-place")],
  "wonderful-solo": ["Wonderful Kingdom alone", false, moment("wonderful_kingdom-solo")],
  valeria: ["Valeria: Card Kingdoms: an action", true, moment("valeria-action")],
  "valeria-roll": ["Valeria: the roll", false, moment("valeria-dice")],
  "valeria-solo": ["Valeria against the Dark Lord", false, moment("valeria-solo")],
  hint: [
    "A hint: the best moves, with a ring on the board",
    true,
    async (person) => {
      await live((tables) => `/t/${tables.kingsburg}`, ".dock .question")(person);
      await person.page.locator(".hint-btn").click();
      await person.page.waitForSelector(".hints li .what");
    },
    true,
  ],
  "hand-over": [
    "Two players at one screen: handing it over",
    false,
    live((tables) => `/t/${tables.shared}`, ".hand-over .wax"),
    true,
  ],
  scores: ["The score sheet", true, live((tables) => `/t/${tables.over}`, "dialog .chart svg"), true],
  past: [
    "Looking back: a line of the chronicle was clicked",
    false,
    async (person) => {
      await live((tables) => `/t/${tables.over}`, "dialog .podium")(person);
      await person.page.keyboard.press("Escape");
      if (person.size === "phone") await person.page.locator(".tabs button").last().click();
      await person.page.locator(".log .line").nth(40).click();
      await person.page.waitForSelector(".looking-back");
    },
    true,
  ],
  replay: [
    "A finished game, move by move",
    true,
    live((tables) => `/replay/${tables.over}?move=64`, ".deck .count"),
    true,
  ],
  rules: ["The rules reader", false, live(() => "/rules/valeria", ".ruleset article"), true],
  "rules-table": ["The rules beside the table", false, moment("kingsburg-build", ".dock .rid")],
  settings: [
    "Settings",
    false,
    async (person) => {
      await live(() => "/", ".new-table fieldset")(person);
      await person.page.locator(tool("settings")).click();
    },
    true,
  ],
  menu: [
    "The menu of a table",
    false,
    async (person) => {
      await live((tables) => `/t/${tables.valeria}`, ".dock .question")(person);
      await person.page.locator(tool("menu")).click();
    },
    true,
  ],
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(SCREENS).filter(
  ([name]) => !wanted.length || wanted.some((word) => name.startsWith(word)),
);
const isTaken = (every, lang, theme) => every || (lang === "pl") === (theme === "light");

function kept(png, file) {
  execFileSync("pngquant", [String(COLOURS), "--nofs", "--speed", "1", "--force", "--output", png, png]);
  execFileSync("cwebp", ["-quiet", "-lossless", "-m", "4", "-q", "75", png, "-o", FOLDER + file]);
  rmSync(png);
}

/** One person at one screen size walks through everything; both themes are taken at each stop. */
async function walk(browser, lang, size, person) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === "phone",
    isMobile: size === "phone",
    reducedMotion: "reduce",
    locale: lang === "pl" ? "pl-PL" : "en-GB",
    ...(person ? { storageState: person.state } : {}),
  });
  for (const [name, [, every, arrive]] of chosen) {
    const themes = ["light", "dark"].filter((theme) => isTaken(every, lang, theme));
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on("pageerror", (error) => console.log(`${name}: page error: ${error.message}`));
    try {
      await page.emulateMedia({ colorScheme: themes[0], reducedMotion: "reduce" });
      await arrive({ page, lang, size, tables: person?.tables });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await page.mouse.move(0, 0);
        await page.waitForTimeout(500);
        const file = `${name}-${size}-${theme}-${lang}`;
        await page.screenshot({ path: `/tmp/${file}.png` });
        kept(`/tmp/${file}.png`, `${file}.webp`);
        console.log(file);
      }
    } catch (error) {
      console.log(`${name} ${size} ${lang}: ${String(error).slice(0, 300)}`);
      process.exitCode = 1;
    }
    await page.close();
  }
  await context.close();
}

function index() {
  const files = new Set(readdirSync(FOLDER));
  const lines = [
    "# What the table looks like",
    "",
    "Polish and English, desktop (1366 × 768) and phone (390 × 844), by day and by candle-light. Every picture is taken by",
    "`web/dev/screens.mjs` from the page itself; the games are real positions of the engine. The terminal is in",
    "[terminal.svg](terminal.svg).",
    "",
  ];
  for (const [name, [title]] of Object.entries(SCREENS)) {
    const all = ["pl", "en"].flatMap((lang) =>
      ["light", "dark"].flatMap((theme) =>
        Object.keys(SIZES).map((size) => [`${name}-${size}-${theme}-${lang}.webp`, size, theme, lang]),
      ),
    );
    const there = all.filter(([file]) => files.has(file));
    if (!there.length) continue;
    lines.push(`## ${title}`, "");
    for (const lang of ["pl", "en"])
      for (const theme of ["light", "dark"]) {
        const pair = there.filter((row) => row[2] === theme && row[3] === lang);
        if (!pair.length) continue;
        const say = `${title}, ${theme}, ${lang === "pl" ? "Polish" : "English"}`;
        const shown = pair.map(([file, size]) => `<img src="${file}" alt="${say}, ${size}" height="320">`);
        lines.push(shown.join("\n"), "");
      }
  }
  writeFileSync(`${FOLDER}README.md`, `${lines.join("\n").trimEnd()}\n`);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const people = chosen.some(([, screen]) => screen[3]) ? await scenery(browser, TABLES) : {};
for (const lang of ["pl", "en"]) for (const size of Object.keys(SIZES)) await walk(browser, lang, size, people[lang]);
await browser.close();
index();
