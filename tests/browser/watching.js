/* Looks on while the page plays: the last state that came by the socket, moves that went out, how long they took. It
   never touches the page's own objects. */
(() => {
  const watch = {
    state: null,
    moves: 0,
    version: 0,
    times: [],
    shift: 0,
    shifted: [],
    sockets: [],
    received: [],
    waiting: [],
    clicked: 0,
    sentAt: 0,
    shownAt: {},
  };
  window.palatineWatch = watch;
  const PATIENCE_MS = 60_000;
  const ENDED = ["over", "aborted", "closed"];
  watch.ENDED = ENDED;
  addEventListener("pointerdown", () => (watch.clicked = performance.now()), true);
  addEventListener("keydown", () => (watch.clicked = performance.now()), true);

  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue;
        watch.shift += entry.value;
        const where = (source) => source.node?.className || source.node?.nodeName || "?";
        watch.shifted.push(`${entry.value.toFixed(4)} ${entry.sources.map(where).join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  } catch {
    watch.shift = -1;
  }

  const Plain = window.WebSocket;
  class Watched extends Plain {
    constructor(...words) {
      super(...words);
      watch.sockets.push(this);
      let asked = 0;
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        watch.received.push(message.type);
        if (message.type !== "state") return;
        watch.state = message;
        watch.version = message.version;
        requestAnimationFrame(() => requestAnimationFrame(() => (watch.shownAt[message.version] ??= Date.now())));
        if (this.since && message.version > asked) {
          const { clicked, sent } = this.since;
          this.since = null;
          const came = performance.now();
          const seen = () => {
            const now = performance.now();
            watch.times.push({ all: now - clicked, page: sent - clicked, server: came - sent, drawing: now - came });
          };
          requestAnimationFrame(() => requestAnimationFrame(seen));
        }
        for (const wake of watch.waiting.splice(0)) wake();
      });
      this.watchSent = (text) => {
        if (JSON.parse(text).type !== "move") return;
        watch.moves += 1;
        watch.sentAt = Date.now();
        asked = watch.version;
        this.since = { clicked: watch.clicked, sent: performance.now() };
      };
    }
    send(text) {
      this.watchSent(text);
      super.send(text);
    }
  }
  window.WebSocket = Watched;

  /** Cuts the line, as a tunnel would; the page is told that the network is back once it has noticed. */
  watch.cut = () =>
    new Promise((resolve) => {
      const socket = watch.sockets.at(-1);
      watch.received = [];
      socket.addEventListener("close", async () => {
        const until = Date.now() + PATIENCE_MS;
        while (!document.querySelector(".offline")) await watch.change(until);
        dispatchEvent(new Event("online"));
        resolve();
      });
      socket.close();
    });

  const channel = new MessageChannel();
  const breathing = [];
  channel.port1.onmessage = () => breathing.shift()();

  /** Lets the page finish what it is at: its own listeners, and the drawing that follows. */
  watch.breath = () =>
    new Promise((resolve) => {
      breathing.push(resolve);
      channel.port2.postMessage(0);
    });

  /** Until a state comes or anything on the page changes; an error if nothing does before that moment. */
  watch.change = (until) =>
    new Promise((resolve, reject) => {
      const observer = new MutationObserver(() => end(resolve));
      const end = (call, what) => {
        observer.disconnect();
        clearTimeout(timer);
        call(what);
      };
      const tooLate = () => end(reject, new Error(`nothing happened for too long: ${JSON.stringify(watch.look())}`));
      const timer = setTimeout(tooLate, until - Date.now());
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      watch.waiting.push(() => end(resolve));
    });

  /** Until the page waits for this person or the game is over; what was sent is answered then. */
  watch.turn = async () => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      await watch.breath();
      const { state } = watch;
      if (ENDED.includes(state?.table.status)) return "over";
      if (state?.ask && document.querySelector(".dock .question") && !watch.isBusy()) return "asked";
      await watch.change(until);
    }
  };

  /** Something was sent and the answer is not shown yet. */
  watch.isBusy = () => document.querySelector(".dock")?.ariaBusy === "true";

  const NOT_MINE = ".bar, .tabs, .rid, .back-to-move, .people :not([data-target]), dialog, .over, .reader, .detail-pop";
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== "hidden";
  };
  const able = (element) =>
    !element.disabled && element.getAttribute("aria-disabled") !== "true" && !element.classList.contains("far");

  /** What a person would call a button: how it may be used, or null. */
  function kindOf(button) {
    if (!able(button) || button.matches(NOT_MINE)) return null;
    const dock = button.closest(".dock");
    if (dock && button.closest(".acts")) {
      if (button.classList.contains("wax")) return "wax";
      if (!button.classList.contains("ghost")) return "pass";
      return button.querySelector('use[href="#cancel"]') ? "clear" : null;
    }
    if (dock && button.closest(".choices")) return "choice";
    if (dock && button.matches(".slot.full")) return "chosen";
    const target = button.dataset.target;
    if (target && (button.classList.contains("chosen") || button.getAttribute("aria-pressed") === "true")) return "chosen";
    if (button.classList.contains("reach")) return "reach";
    if (target && (button.classList.contains("lit") || button.getAttribute("aria-pressed") === "false")) return "lit";
    if (target && button.closest("li.pl.lit")) return "lit";
    if (button.classList.contains("lit")) return "lit";
    if (dock && !button.classList.contains("all")) return "tray";
    return target && !button.hasAttribute("aria-expanded") ? "drawn" : null;
  }

  watch.kindOf = kindOf;

  /** Everything that can be done now. */
  watch.look = () => {
    const { state } = watch;
    const { things, hidden } = reachable();
    return {
      ask: state?.ask ? { number: state.ask.number, kind: state.ask.kind } : null,
      status: state?.table.status ?? "",
      moves: watch.moves,
      kinds: things.map((thing) => thing.kind),
      hidden,
      wide: document.documentElement.scrollWidth - innerWidth,
      tall: document.documentElement.scrollHeight - innerHeight,
    };
  };

  /** The buttons of the table by what they are for, and how many lit ones lie on another tab of a phone. */
  function reachable() {
    const things = [];
    let hidden = 0;
    for (const button of document.querySelectorAll("main.grid button")) {
      const kind = kindOf(button);
      if (!kind) continue;
      if (seen(button)) things.push({ button, kind });
      else if (kind === "lit" || kind === "drawn") hidden += 1;
    }
    return { things, hidden };
  }

  watch.seen = seen;
  watch.reachable = reachable;
})();
