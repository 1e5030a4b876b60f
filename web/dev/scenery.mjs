/** What must have happened before the pictures of docs/screens can be taken: somebody with a few games, one of them over. */

const SAID = {
  pl: { me: "Ola", friend: "Bartek", bots: ["Giermek Wróbel", "Paź Grosz", "Giermek Dąb"] },
  en: { me: "Ola", friend: "Bartek", bots: ["Squire Sparrow", "Page Penny", "Squire Oak"] },
};
/** The offices of their names. */
const LEVELS = ["level2", "level1", "level2"];
const QUIET = { clock: { kind: "none" }, on_time: "bot", visibility: "link", shuffle: false };

/** Requests come from the page, as the server wants it. */
function ask(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api${path}`, {
        method,
        headers: body ? { "Content-Type": "application/json" } : {},
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    },
    [method, path, body],
  );
}

async function comes(browser, base, nickname, lang) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/rules`);
  await ask(page, "POST", "/guest", { nickname, lang });
  return [context, page];
}

function sets(page, lang, game, kinds, more = {}) {
  const { bots, friend } = SAID[lang];
  const seats = kinds.map((kind, index) => {
    if (kind === "bot")
      return { kind, bot: LEVELS[(index - 1) % LEVELS.length], name: bots[(index - 1) % bots.length] };
    return kind === "second" ? { kind: "me", name: friend } : { kind };
  });
  return ask(page, "POST", "/tables", { ...QUIET, game, seats, options: {}, ...more });
}

/** A bot takes the person's seat and plays to the end. */
async function playsOut(page, table) {
  await ask(page, "POST", `/tables/${table}/commands`, { type: "hand_over", id: "away", seat: 0, bot: "greedy" });
  for (let second = 0; second < 240; second += 1) {
    const rows = (await ask(page, "GET", "/me/tables")).tables;
    if (rows.find((row) => row.id === table)?.status === "over") return;
    await page.waitForTimeout(1000);
  }
  throw new Error("the bots did not finish in four minutes");
}

/** The person of each language: who it is (cookies) and the tables by name. */
export async function scenery(browser, base) {
  const found = {};
  const [public_, elsewhere] = await comes(browser, base, "Zosia", "pl");
  await sets(elsewhere, "pl", "valeria", ["me", "open", "open"], { visibility: "public" });
  await public_.close();
  for (const lang of ["pl", "en"]) {
    const [context, page] = await comes(browser, base, SAID[lang].me, lang);
    const make = async (...what) => (await sets(page, lang, ...what)).id;
    const tables = {};
    tables.over = await make("kingsburg", ["me", "bot", "bot"]);
    await playsOut(page, tables.over);
    tables.waiting = await make("kingsburg", ["me", "friend", "open", "bot"]);
    tables.kingsburg = await make("kingsburg", ["me", "bot", "bot"]);
    tables.shared = await make("wonderful_kingdom", ["me", "second"]);
    tables.valeria = await make("valeria", ["me", "bot"]);
    tables.paladins = await make("paladins", ["me", "bot", "bot"]);
    found[lang] = { tables, state: await context.storageState() };
    await context.close();
  }
  return found;
}
