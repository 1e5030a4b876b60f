/** Accessibility of pages by axe: `node dev/axe.mjs / /rules/kingsburg '/t/x?fixture=valeria-action'`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const base = process.env.PALATINE_PAGE ?? "http://127.0.0.1:5173";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
let found = 0;
for (const path of process.argv.slice(2)) {
  for (const theme of ["light", "dark"]) {
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ]) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
      const address = new URL(path, base);
      address.searchParams.set("theme", theme);
      await page.goto(address.href, { waitUntil: "networkidle" });
      await page.waitForTimeout(400);
      await page.evaluate(source);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      found += violations.length;
      for (const one of violations) {
        console.log(`${path} ${theme} ${width}: ${one.id} (${one.impact}) ${one.nodes.length}×: ${one.help}`);
        for (const node of one.nodes.slice(0, 3))
          console.log("   ", node.target.join(" "), node.any[0]?.message?.slice(0, 160) ?? "");
      }
      await page.close();
    }
  }
}
console.log(`${found} violations`);
await browser.close();
process.exitCode = found ? 1 : 0;
