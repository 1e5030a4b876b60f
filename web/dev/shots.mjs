/** Pictures of pages: `node dev/shots.mjs /t/x?fixture=kingsburg-influence --phone --dark --lang=en --out=name`. */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const paths = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const flag = (name) =>
  flags
    .find((word) => word.startsWith(`--${name}=`))
    ?.split("=")
    .slice(1)
    .join("=");
const has = (name) => flags.includes(`--${name}`);
const base = flag("base") ?? "http://127.0.0.1:5173";
const views = [
  ["desktop", 1366, 768],
  ["phone", 390, 844],
].filter(([name]) => has("all") || (has("phone") ? name === "phone" : name === "desktop"));
const themes = has("all") ? ["light", "dark"] : [has("dark") ? "dark" : "light"];

mkdirSync("shots", { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const path of paths) {
  for (const [name, width, height] of views) {
    for (const theme of themes) {
      const page = await browser.newPage({
        viewport: { width, height },
        hasTouch: name === "phone",
        reducedMotion: "reduce",
      });
      page.on("console", (message) => message.type() === "error" && console.log("console:", message.text()));
      page.on("pageerror", (error) => console.log("page error:", error.message));
      const address = new URL(path, base);
      address.searchParams.set("theme", theme);
      address.searchParams.set("lang", flag("lang") ?? "pl");
      await page.goto(address.href, { waitUntil: "networkidle" });
      await page.waitForTimeout(Number(flag("wait") ?? 500));
      for (const selector of (flag("click") ?? "").split("|").filter(Boolean)) {
        await page.click(selector, { timeout: 3000 });
        await page.waitForTimeout(350);
      }
      const words = flag("out") ?? (address.searchParams.get("fixture") || path.replace(/\W+/g, "-"));
      const file = `shots/${words}-${name}-${theme}.png`;
      await page.screenshot({ path: file, fullPage: has("full") });
      console.log(file);
      await page.close();
    }
  }
}
await browser.close();
