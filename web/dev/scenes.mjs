/** Walks through what people do besides moving: anonymous watching, invitation, hot seat, undo, consent, report. */
import { chromium } from "playwright-core";

const base = process.env.PALATINE_PAGE ?? "http://127.0.0.1:5173";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const troubles = [];
async function person(width = 1366, height = 768) {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(error.message));
  return page;
}
async function newTable(page, kinds, game = 0) {
  await page.goto(`${base}/?lang=pl`);
  await page.locator(".game").nth(game).click();
  await page.waitForSelector(".new-table .seats");
  while ((await page.locator(".new-table .seat select").count()) < kinds.length)
    await page.locator(".seat.open").click();
  for (const [index, kind] of kinds.entries())
    await page.locator(".new-table .seat select").nth(index).selectOption(kind);
  await page.waitForTimeout(600);
  await page.locator(".new-table .wax").click();
  await page.waitForURL(/\/t\//, { timeout: 8000 });
  await page.waitForTimeout(800);
}
async function scene(name, act) {
  try {
    await act();
    console.log("ok  ", name);
  } catch (error) {
    console.log("FAIL", name, String(error).slice(0, 400));
  }
}

await scene("a friend comes by a link; both see the game", async () => {
  const host = await person();
  await newTable(host, ["friend"]);
  await host.screenshot({ path: "shots/scene-waiting.png" });
  await host.waitForSelector(".sharebox output");
  const link = await host.locator(".sharebox output").first().textContent();
  const friend = await person(390, 844);
  await friend.goto(`${link}?lang=pl`);
  await friend.screenshot({ path: "shots/scene-claim.png" });
  await friend.locator("input.field-in").fill("Zosia");
  await friend.locator(".wax").click();
  await friend.waitForURL(/\/t\//, { timeout: 8000 });
  await friend.waitForSelector(".dock .question", { timeout: 8000 });
  await host.waitForSelector(".waiting-room", { state: "detached", timeout: 8000 });
  await friend.waitForTimeout(600);
  await friend.screenshot({ path: "shots/scene-friend.png" });
  const stranger = await person();
  await stranger.goto(host.url());
  await stranger.waitForTimeout(1500);
  await stranger.screenshot({ path: "shots/scene-stranger.png" });
  // somebody asks for an undo
  const mover = (await host.locator(".dock:not(.waiting)").count()) ? host : friend;
  const first = mover.locator(".dock .tray button:visible, .dock .choices button:visible").first();
  await first.click();
  await mover.waitForTimeout(300);
  const wax = mover.locator(".dock .wax:not([disabled])");
  if (await wax.count()) await wax.first().click();
  await mover.waitForTimeout(800);
  await mover.locator(".tools .tool").last().click();
  await mover.locator(".menu-row .btn").click();
  await mover.waitForTimeout(800);
  const other = mover === host ? friend : host;
  await other.waitForSelector(".proposal .wax", { timeout: 5000 });
  await other.screenshot({ path: "shots/scene-proposal.png" });
  await other.locator(".proposal .wax").click();
  await other.waitForSelector(".proposal", { state: "detached", timeout: 5000 });
});

await scene("two players at one screen", async () => {
  const page = await person();
  await newTable(page, ["me"], 3);
  await page.waitForSelector(".hand-over", { timeout: 8000 });
  await page.screenshot({ path: "shots/scene-handover.png" });
  await page.locator(".hand-over .wax").click();
  await page.waitForSelector(".dock .question");
  await page.waitForTimeout(500);
  await page.screenshot({ path: "shots/scene-hotseat.png" });
  const lit = page.locator("[data-target].lit").first();
  await lit.click();
  await page.locator(".dock .wax:not([disabled])").click();
  await page.waitForSelector(".hand-over", { timeout: 8000 });
});

await scene("undo, why, report, spectator's language", async () => {
  const page = await person();
  await newTable(page, ["bot:greedy"], 0);
  await page.waitForSelector(".dock:not(.waiting) .acts", { timeout: 10000 });
  await page.locator(".tools .tool").last().click();
  await page.locator(".menu-list .btn", { hasText: "Zgłoś" }).click();
  await page.locator("dialog textarea").fill("Próba zgłoszenia");
  await page.locator("dialog .wax").click();
  await page.waitForSelector("dialog [role=status]", { timeout: 5000 });
  await page.keyboard.press("Escape");
  await page.locator(".tools .tool[aria-label^='Język']").click();
  await page.waitForFunction(() => document.documentElement.lang === "en");
  await page.waitForTimeout(800);
  await page.screenshot({ path: "shots/scene-english.png" });
});
for (const trouble of new Set(troubles)) console.log("page error:", trouble);
await browser.close();
