/** Plays through the page as a person would: `node dev/play.mjs kingsburg 25` opens a table against bots and clicks on. */
import { chromium } from "playwright-core";

const [game = "kingsburg", moves = "20", ...flags] = process.argv.slice(2);
const phone = flags.includes("--phone");
const base = process.env.PALATINE_PAGE ?? "http://127.0.0.1:5173";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const page = await browser.newPage({ viewport: phone ? { width: 390, height: 844 } : { width: 1366, height: 768 } });
const troubles = [];
page.on("pageerror", (error) => troubles.push(`page error: ${error.message}`));
page.on("console", (message) => message.type() === "error" && troubles.push(`console: ${message.text()}`));
await page.goto(`${base}/?lang=pl`);
await page.waitForSelector(".game");
await page.locator(`.game[data-game="${game}"]`).click();
await page.locator(".hero .wax").click();
await page.waitForSelector(".dock", { timeout: 15000 });
let done = 0;
const started = Date.now();
while (done < Number(moves) && Date.now() - started < 120_000) {
  if (await page.locator("dialog.overlay .podium").count()) break;
  const wax = page.locator(".dock .wax:not([disabled])");
  const before = await page.locator(".dock .question").textContent();
  if (await wax.count()) {
    await wax
      .first()
      .click({ timeout: 1500 })
      .then(
        () => (done += 1),
        () => null,
      );
  } else {
    const lit = page.locator("[data-target].lit:not(.chosen):visible");
    const choice = page.locator(".dock .choices button:visible");
    if (await lit.count()) {
      const n = await lit.count();
      await lit
        .nth(Math.floor(Math.random() * n))
        .click({ timeout: 2000 })
        .catch((error) => troubles.push(`lit: ${String(error).slice(0, 200)}`));
    } else if (await choice.count()) {
      await choice
        .nth(Math.floor(Math.random() * (await choice.count())))
        .click({ timeout: 2000 })
        .catch(() => null);
      done += 1;
    } else if (await page.locator(".dock .acts .btn:not(.ghost):not(.wax)").count()) {
      await page.locator(".dock .acts .btn:not(.ghost):not(.wax)").first().click();
    } else await page.waitForTimeout(300);
  }
  await page.waitForTimeout(250);
  if (flags.includes("--talk")) console.log(done, before, "→", await page.locator(".dock .question").textContent());
}
await page.screenshot({ path: `shots/play-${game}${phone ? "-phone" : ""}.png` });
console.log(`${game}: ${done} moves in ${Math.round((Date.now() - started) / 1000)} s at ${page.url()}`);
for (const trouble of new Set(troubles)) console.log(trouble);
await browser.close();
