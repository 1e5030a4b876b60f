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
      socket.addEventListener("close", () =>
        setTimeout(() => {
          watch.wasOffline = document.querySelector(".offline") !== null;
          dispatchEvent(new Event("online"));
          resolve();
        }, 60),
      );
      socket.close();
    });

  /** Resolves when the next state comes, or after so long. */
  watch.next = (ms) =>
    new Promise((resolve) => {
      watch.waiting.push(resolve);
      setTimeout(resolve, ms);
    });

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

  /** Where to click: the middle, or another spot if smaller things lie on the middle. */
  const SPOTS = [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.12, 0.1], [0.88, 0.1], [0.12, 0.9], [0.88, 0.9]];

  function placed(element) {
    const box = element.getBoundingClientRect();
    let found = null;
    for (const [across, down] of SPOTS) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const top = inside ? document.elementFromPoint(x, y) : null;
      const hit = top !== null && (element.contains(top) || top.closest("button,label") === element);
      const over = hit || !top ? "" : `${top.nodeName} ${top.getAttribute("class") ?? ""}`;
      const spot = { x, y, hit, over };
      if (hit) return spot;
      found ??= spot;
    }
    return found;
  }

  /** Everything that can be done now, and how the page lies on the screen. */
  watch.look = () => {
    const root = document.documentElement;
    const state = watch.state;
    const things = [];
    watch.things = [];
    let hidden = 0;
    for (const button of document.querySelectorAll("main.grid button")) {
      const kind = kindOf(button);
      if (!kind) continue;
      if (!seen(button)) {
        if (kind === "lit" || kind === "drawn") hidden += 1;
        continue;
      }
      watch.things.push(button);
      const name = button.dataset.target ?? button.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
      things.push({ index: things.length, kind, name, ...placed(button) });
    }
    const tabs = [...document.querySelectorAll(".tabs button")].filter(seen);
    return {
      ask: state?.ask ? { number: state.ask.number, kind: state.ask.kind, count: state.ask.options.length } : null,
      status: state?.table.status ?? "",
      seat: state?.seat ?? null,
      version: watch.version,
      moves: watch.moves,
      things,
      hidden,
      tabs: tabs.length,
      listable: document.querySelector(".dock .rid.all") !== null,
      listing: document.querySelector(".dock .rid.all[aria-expanded=true]") !== null,
      handOver: document.querySelector(".hand-over") !== null,
      sheet: document.querySelector("dialog.overlay .podium") !== null,
      fault: document.querySelector(".dock .fault")?.textContent ?? "",
      wide: root.scrollWidth - innerWidth,
      tall: root.scrollHeight - innerHeight,
    };
  };

  /** Brings a thing into view; where it is then. */
  watch.reach = (index) => {
    const element = watch.things[index];
    element.scrollIntoView({ block: "center", inline: "center" });
    return placed(element);
  };
})();
