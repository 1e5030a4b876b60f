(least) => {
  /* What does not fit, at a page whose targets are at least so many px wide and high: sideways scrolling, text that is cut, covered or too small, targets too small or out of sight. */
  const found = [];
  const SLACK = 1.5;
  const name = (element) => {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 3; at = at.parentElement)
      path.unshift(at.tagName.toLowerCase() + (at.classList.length ? `.${[...at.classList].slice(0, 2).join(".")}` : ""));
    return path.join(" > ");
  };
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !element.closest(".sr,[hidden]");
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  const clips = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const root = document.scrollingElement;
  const isTable = document.querySelector(".table > main") !== null;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
  if (isTable && root.scrollHeight > innerHeight + 1) found.push(`the table scrolls: ${root.scrollHeight} > ${innerHeight}`);
  /** Is a box inside all that clips it? Outside a scroller along its own axis is fine: one can go there. */
  const cutBy = (element, box) => {
    let [freeX, freeY] = [false, false];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" && at !== element) return null;
      const frame = at.getBoundingClientRect();
      if (clips(style, "X") && !freeX && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return at;
      if (clips(style, "Y") && !freeY && (box.top < frame.top - SLACK - 1 || box.bottom > frame.bottom + SLACK + 1)) return at;
      freeX ||= scrolls(style, "X");
      freeY ||= scrolls(style, "Y");
      if (style.position === "fixed") break;
    }
    if (!freeX && (box.left < -SLACK || box.right > innerWidth + SLACK)) return document.body;
    if (!freeY && isTable && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) return document.body;
    return null;
  };
  const CARD = ".panel, .dock, .pl > button, .btn, .adv, .bld, .stk, .card, .wkc, .chip, .tool, [data-target]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const words = node.nodeValue.trim();
    const element = node.parentElement;
    if (!words || !element || ["SCRIPT", "STYLE", "TITLE", "OPTION", "TEXTAREA"].includes(element.tagName) || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const line = range.getBoundingClientRect();
    if (line.width < 1 || line.height < 1) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none") continue;
    const size = Number.parseFloat(style.fontSize);
    // Letters, not the line they stand in: a tight line is no cut.
    const air = Math.min(line.height / 2 - 1, size * 0.25);
    const box = new DOMRect(line.left, line.top + air, line.width, line.height - 2 * air);
    if (size < 11.9 && size > 0) found.push(`text of ${size.toFixed(1)} px: ${name(element)} "${words.slice(0, 30)}"`);
    if (size === 0) continue;
    const cut = cutBy(element, box);
    if (cut && !element.closest("[data-more]")) { found.push(`cut by ${name(cut)}: ${name(element)} "${words.slice(0, 30)}"`); continue; }
    const card = element.closest(CARD);
    if (card && card !== element) {
      const frame = card.getBoundingClientRect();
      const holder = getComputedStyle(card);
      if (!scrolls(holder, "X") && (box.left < frame.left - SLACK || box.right > frame.right + SLACK) && !element.closest(".seal,.tick,.dot,.lm,[data-more],.ev"))
        found.push(`outside ${name(card)}: ${name(element)} "${words.slice(0, 30)}" by ${Math.max(frame.left - box.left, box.right - frame.right).toFixed(0)}`);
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (top && !element.contains(top) && !top.contains(element) && !(top.closest("button,a,label") && top.closest("button,a,label") === element.closest("button,a,label")) && style.pointerEvents !== "none" && !scrolledAway(element, x, y))
      found.push(`covered by ${name(top)}: ${name(element)} "${words.slice(0, 30)}"`);
  }
  function scrolledAway(element, x, y) {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!scrolls(style, "X") && !scrolls(style, "Y")) continue;
      const frame = at.getBoundingClientRect();
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return true;
    }
    return false;
  }
  for (const target of document.querySelectorAll("button,[role=button],select,input:not([type=radio],[type=checkbox],[type=range],[type=file])")) {
    if (!seen(target) || target.matches(".rid,.more-n,.log *,.recap ol *") || target.closest(".log,.recap,.detail")) continue;
    const box = target.getBoundingClientRect();
    if (box.width === 0) continue;
    if (Math.min(box.width, box.height) < least - 0.6 && !target.closest("[data-small]"))
      found.push(`target of ${box.width.toFixed(0)} x ${box.height.toFixed(0)} px: ${name(target)} "${(target.ariaLabel ?? target.textContent).trim().slice(0, 24)}"`);
    const cut = cutBy(target, box);
    if (cut) found.push(`target cut by ${name(cut)}: ${name(target)}`);
  }
  if (isTable) {
    const act = document.querySelector(".dock .btn.wax") ?? document.querySelector(".dock .acts .btn, .dock .choices .btn");
    if (act && seen(act)) {
      const box = act.getBoundingClientRect();
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0) found.push(`the button is out of sight: ${name(act)}`);
    }
  }
  return [...new Set(found)];
}
