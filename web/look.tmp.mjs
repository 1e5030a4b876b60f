import { chromium } from "playwright-core";
// node look.tmp.mjs size lang theme name=fixture[|click|click] ...
const [size, lang, theme, ...items] = process.argv.slice(2);
const V = { d: { width: 1366, height: 768 }, p: { width: 390, height: 844 } };
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-background-networking"] });
const ctx = await browser.newContext({ viewport: V[size], hasTouch: size === "p", isMobile: size==="p", reducedMotion: "reduce", deviceScaleFactor: 1 });
for (const item of items) {
  const [head, ...clicks] = item.split("|");
  const [name, fixture] = head.includes("=") ? head.split("=") : [head, head];
  const page = await ctx.newPage();
  page.on("console", (m) => m.type() === "error" && console.log(name, "console:", m.text()));
  page.on("pageerror", (e) => console.log(name, "page error:", e.message));
  const url = fixture.startsWith("/") ? fixture : `/t/x?fixture=${fixture}`;
  await page.goto(`http://127.0.0.1:5181${url}${url.includes("?")?"&":"?"}lang=${lang}&theme=${theme}`, { waitUntil: "networkidle" });
  await page.waitForTimeout(300);
  for (const c of clicks) { try { await page.locator(c).locator("visible=true").first().click({timeout:2500}); } catch(e) { console.log(name,"no click",c,String(e).slice(0,80)); } await page.waitForTimeout(250); }
  await page.mouse.move(0,0);
  const found = await page.evaluate(() => {
    const out = [];
    const W = innerWidth, H = innerHeight;
    for (const el of document.querySelectorAll("body *")) {
      if (el.closest("svg") || el.closest(".sr") || el.closest("[hidden]")) continue;
      const cs = getComputedStyle(el); if (cs.visibility === "hidden" || cs.display === "none") continue;
      const r = el.getBoundingClientRect(); if (r.width < 2 || r.height < 2) continue;
      const own = [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
      if (own) {
        const range = document.createRange(); range.selectNodeContents(el); const t = range.getBoundingClientRect();
        let clip = null; for (let p = el; p && p !== document.body; p = p.parentElement) { const pc = getComputedStyle(p); if ((pc.overflowX === "hidden" || pc.overflowX==="clip")) { const pr = p.getBoundingClientRect(); if (t.right > pr.right + 1.5 || t.left < pr.left - 1.5) { clip = p; break; } } if (pc.overflowX==="auto"||pc.overflowX==="scroll") break; }
        let sc=false; for (let p = el; p && p !== document.body; p = p.parentElement) { const pc = getComputedStyle(p); if (/(auto|scroll)/.test(pc.overflowY)) sc=true; }
        if (clip) out.push(`CLIP "${el.textContent.trim().slice(0,30)}" in .${clip.className}`);
        else if (t.right > r.right + 2 && cs.display !== "inline") out.push(`SPILL "${el.textContent.trim().slice(0,30)}" .${el.className} by ${Math.round(t.right - r.right)}`);
        else if (!sc && (r.right > W + 1 || r.bottom > H + 1)) out.push(`OUT "${el.textContent.trim().slice(0,30)}" .${el.className}`);
        if (parseFloat(cs.fontSize) < 11.9) out.push(`SMALL ${cs.fontSize} "${el.textContent.trim().slice(0,20)}"`);
      }
    }
    if (document.documentElement.scrollHeight > H + 1) out.push(`PAGE SCROLLS ${document.documentElement.scrollHeight}`);
    for (const el of document.querySelectorAll("*")) { const cs=getComputedStyle(el); if (/(auto|scroll)/.test(cs.overflowY) && el.scrollHeight > el.clientHeight + 1 && el.clientHeight>0 && !el.closest(".log")) out.push(`SCROLL .${el.className} ${el.scrollHeight}/${el.clientHeight}`); }
    return [...new Set(out)].slice(0, 14);
  });
  await page.screenshot({ path: `/tmp/web9/s/${name}-${size}-${theme}-${lang}.png` });
  console.log(`${name}-${size}-${theme}-${lang}`, found.length ? "\n   " + found.join("\n   ") : "ok");
  await page.close();
}
await browser.close();
