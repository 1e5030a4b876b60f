/* A hand that plays: it finds what is lit, chooses with seeded dice, and says where to click; or clicks by itself. It
   waits for states and for changes of the page, never for time. What it met on the way is kept for the test to judge. */
(() => {
  const watch = window.palatineWatch;
  /** How often a choice is sealed as soon as it can be, and how often somebody passes who may. */
  const SEALS = 0.7;
  const PASSES = 0.12;
  /** Clicks for one decision before the board is given up for the list of all possibilities, and before all is. */
  const PATIENT_CLICKS = 30;
  const MOST_CLICKS = 90;
  const SILENCE_MS = 60_000;
  /** An answer to "why not?" may lie over other things until it is closed. */
  const ANSWER = ".whypop .close";
  const FRESH = ["lit", "drawn", "choice", "tray"];

  const nothing = () => ({
    kinds: {},
    listed: {},
    covered: {},
    wide: {},
    tall: {},
    faults: [],
    decisions: 0,
    clicks: 0,
  });
  const hand = { met: nothing() };
  window.palatineHand = hand;

  let random = Math.random;
  let turn = null;

  /** Starts to play, or goes on after a reload. */
  hand.begin = (seed) => {
    random = dice(seed);
    turn = null;
  };

  /** What was met since it was taken last. */
  hand.take = () => {
    const { met } = hand;
    hand.met = nothing();
    return met;
  };

  /** Numbers from 0 to 1 that follow from a text. */
  function dice(text) {
    let state = 2166136261;
    for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
    return () => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
    };
  }

  const oneOf = (list) => list[Math.floor(random() * list.length)];

  /** Where to click: the middle, or another spot if smaller things lie on the middle. */
  const SPOTS = [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.12, 0.1], [0.88, 0.1], [0.12, 0.9], [0.88, 0.9]];

  /** A card that lies in an area of offers stands for the area while a question is about it. */
  function isAlike(top, element) {
    return element.matches(".wtake") && top.closest(".wlook")?.closest(".warea") === element.parentElement;
  }

  function placed(element) {
    const box = element.getBoundingClientRect();
    let found = null;
    for (const [across, down] of SPOTS) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const top = inside ? document.elementFromPoint(x, y) : null;
      const hit = top !== null && (element.contains(top) || top.closest("button,label") === element || isAlike(top, element));
      const over = hit || !top ? "" : `${top.nodeName} ${top.getAttribute("class") ?? ""}`;
      const spot = { x, y, hit, over };
      if (hit) return spot;
      found ??= spot;
    }
    return found;
  }

  /** A spot of the thing that can be clicked, scrolled to where that is needed; null if something lies over it. */
  function spotOf(button) {
    let spot = placed(button);
    if (!spot.hit) {
      button.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      spot = placed(button);
    }
    const close = spot.hit ? null : document.querySelector(ANSWER);
    if (close) spot = placed(close);
    if (spot.hit) return { what: "point", x: spot.x, y: spot.y };
    hand.met.covered[`${turn?.kind ?? ""} ${nameOf(button)}`] = spot.over;
    return null;
  }

  function nameOf(button) {
    return button.dataset.target ?? button.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  }

  function tabs() {
    return [...document.querySelectorAll(".tabs button")].filter(watch.seen);
  }

  /** The button to click now; null if there is none. */
  function chosen() {
    const { things, hidden } = watch.reachable();
    const of = (...kinds) => things.filter((thing) => kinds.includes(thing.kind)).map((thing) => thing.button);
    const [wax, pass, fresh] = [of("wax"), of("pass"), of(...FRESH)];
    if (wax.length && random() < SEALS) return wax[0];
    if (pass.length && random() < PASSES) return pass[0];
    if (fresh.length) return oneOf(fresh);
    if (wax.length) return wax[0];
    const elsewhere = tabs();
    if (hidden && elsewhere.length) return oneOf(elsewhere);
    const rest = [pass, of("reach"), of("clear"), of("chosen")].find((buttons) => buttons.length);
    if (rest) return oneOf(rest);
    return elsewhere.length ? oneOf(elsewhere) : null;
  }

  /** How the page lies on the screen while a question stands. */
  function measure(kind) {
    const root = document.documentElement;
    const [wide, tall] = [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
    if (wide > 0) hand.met.wide[kind] = Math.max(wide, hand.met.wide[kind] ?? 0);
    if (tall > 0) hand.met.tall[kind] = Math.max(tall, hand.met.tall[kind] ?? 0);
  }

  function count(where, kind) {
    where[kind] = (where[kind] ?? 0) + 1;
  }

  /** The question that was being answered is answered. */
  function settle() {
    hand.met.decisions += 1;
    turn = null;
  }

  /** The next click for the question that stands; null if nothing can be clicked at this moment. */
  function click() {
    const { ask } = watch.state;
    if (!turn) {
      turn = { number: ask.number, kind: ask.kind, clicks: 0, sent: watch.moves, trail: [] };
      count(hand.met.kinds, ask.kind);
      measure(ask.kind);
    }
    while (turn.clicks < MOST_CLICKS) {
      const list = document.querySelector(".dock .rid.all");
      const gaveUp = turn.clicks === PATIENT_CLICKS && list;
      const button = gaveUp ? list : chosen();
      if (!button) return null;
      turn.clicks += 1;
      hand.met.clicks += 1;
      turn.trail.push(nameOf(button));
      if (gaveUp) hand.met.listed[turn.kind] = turn.trail.join(", ");
      const spot = spotOf(button);
      if (spot) return spot;
    }
    throw new Error(`stuck: ${JSON.stringify({ turn, ...watch.look() })}`);
  }

  /** A move is on its way and the question still stands; a refusal ends that. */
  function isWaiting() {
    if (watch.isBusy()) return true;
    if (!turn || watch.moves === turn.sent) return false;
    const fault = document.querySelector(".dock .fault")?.textContent;
    if (!fault) return true;
    hand.met.faults.push(fault);
    turn.sent = watch.moves;
    return false;
  }

  /** What is to be done next, as soon as anything is: `point` at a spot, or `over`, or `enough` decisions. */
  hand.next = async (most) => {
    let until = Date.now() + SILENCE_MS;
    for (let version = watch.version; ; ) {
      await watch.breath();
      const { state } = watch;
      if (watch.version !== version) {
        version = watch.version;
        until = Date.now() + SILENCE_MS;
      }
      if (turn && state && (state.ask === null || state.ask.number !== turn.number)) settle();
      if (watch.ENDED.includes(state?.table.status)) return { what: "over", status: state.table.status };
      if (hand.met.decisions >= most) return { what: "enough", status: state?.table.status ?? "" };
      const veil = document.querySelector(".hand-over .wax");
      if (veil) return spotOf(veil);
      const isDrawn = document.querySelector(".dock .question") !== null;
      const spot = state?.ask && isDrawn && !isWaiting() ? click() : null;
      if (spot) return spot;
      await watch.change(until);
    }
  };

  /** Plays by itself until the game is over or so many decisions were made. */
  hand.play = async (most) => {
    for (;;) {
      const step = await hand.next(most);
      if (step.what !== "point") return step;
      tap(step.x, step.y);
    }
  };

  /** The same events, at the same element, as a click of a mouse there. */
  function tap(x, y) {
    const pointerType = navigator.maxTouchPoints > 0 ? "touch" : "mouse";
    const top = document.elementFromPoint(x, y);
    const words = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, isPrimary: true, detail: 1, pointerType };
    top.dispatchEvent(new PointerEvent("pointerdown", { ...words, buttons: 1 }));
    top.dispatchEvent(new PointerEvent("pointerup", words));
    top.dispatchEvent(new PointerEvent("click", words));
  }
})();
