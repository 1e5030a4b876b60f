/** What the rules move, moves: pieces travel from where they were, goods fly from their source to the player. */

import type { Flight } from "../boards/types";
import { isStill } from "./settings.svelte";
import type { Stage, TableModel } from "./table.svelte";
import type { GameEvent } from "./types";

const MOVE_MS = 260;
const STEP_MS = 120;
const MOST_AT_ONCE = 6;
const EASE = "cubic-bezier(.2,.7,.2,1)";

const SVG = "http://www.w3.org/2000/svg";

function anchored(root: HTMLElement, name: string): Element | null {
  return root.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
}

/** Goods with a source go to whoever gained them; what is paid goes the other way. */
export function defaultFlights(event: GameEvent): Flight[] {
  const goods = event.goods;
  if (typeof goods !== "object" || goods === null || event.seat < 0) return [];
  const source = typeof event.source === "string" ? event.source : "";
  const player = `player:${event.seat}`;
  return Object.entries(goods as Record<string, number>).map(([icon, count]) => {
    const own = `${player}:${icon}`;
    return event.kind === "pay" || event.kind === "lose"
      ? { from: own, to: source, icon, count }
      : { from: source, to: own, icon, count };
  });
}

/** The stage of one table page: remembers where pieces lay, and lets them travel after the change. */
export function stage(root: HTMLElement, table: TableModel): Stage {
  let lay = new Map<string, DOMRect>();

  function pieces(): NodeListOf<HTMLElement> {
    return root.querySelectorAll<HTMLElement>("[data-piece]");
  }

  function travel(): void {
    for (const piece of pieces()) {
      const was = lay.get(piece.dataset.piece!);
      if (!was || was.width === 0) continue;
      const is = piece.getBoundingClientRect();
      const dx = was.left + was.width / 2 - is.left - is.width / 2;
      const dy = was.top + was.height / 2 - is.top - is.height / 2;
      if (is.width === 0 || Math.hypot(dx, dy) < 4) continue;
      piece.animate(
        [{ transform: `translate(${dx}px,${dy}px) scale(${was.width / is.width})`, zIndex: 30 }, { transform: "none" }],
        {
          duration: MOVE_MS,
          easing: EASE,
        },
      );
    }
  }

  function fly(flight: Flight, delay: number): void {
    const end = anchored(root, flight.to) ?? anchored(root, flight.to.split(":").slice(0, 2).join(":"));
    const start = anchored(root, flight.from) ?? anchored(root, flight.from.split(":").slice(0, 2).join(":"));
    if (!start || !end || start === end || !document.getElementById(flight.icon)) return;
    const from = start.getBoundingClientRect();
    const to = end.getBoundingClientRect();
    if (from.width === 0 || to.width === 0) return;
    const ghost = document.createElementNS(SVG, "svg");
    ghost.setAttribute("class", "ic flying");
    ghost.setAttribute("aria-hidden", "true");
    if (flight.seat !== undefined)
      ghost.style.cssText = `--die:var(--p${flight.seat + 1});--pip:var(--p${flight.seat + 1}-on)`;
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${flight.icon}`);
    ghost.append(use);
    document.body.append(ghost);
    const at = (box: DOMRect) => `translate(${box.left + box.width / 2 - 12}px,${box.top + box.height / 2 - 12}px)`;
    const going = ghost.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 0 },
      ],
      {
        duration: MOVE_MS * 1.6,
        delay,
        easing: EASE,
        fill: "backwards",
      },
    );
    going.onfinish = () => ghost.remove();
    going.oncancel = () => ghost.remove();
  }

  /** Without motion, a ring marks what changed until the next act. */
  function ring(flights: Flight[]): void {
    for (const old of root.querySelectorAll(".changed")) old.classList.remove("changed");
    for (const flight of flights) anchored(root, flight.to)?.classList.add("changed");
  }

  return {
    before() {
      lay = new Map();
      for (const piece of pieces()) lay.set(piece.dataset.piece!, piece.getBoundingClientRect());
    },
    after(fresh) {
      const flights = fresh.flatMap((event) => table.board?.flights?.(event, table) ?? defaultFlights(event));
      if (isStill()) return ring(flights);
      if (document.hidden) return;
      travel();
      for (const [index, flight] of flights.slice(0, MOST_AT_ONCE).entries()) fly(flight, index * STEP_MS);
      roll(root, fresh);
    },
  };
}

/** Dice that were just thrown show a few faces before they rest. */
function roll(root: HTMLElement, fresh: GameEvent[]): void {
  if (!fresh.some((event) => event.kind === "roll" || event.kind === "reroll")) return;
  for (const die of root.querySelectorAll<SVGElement>("[data-rolls]")) {
    die.animate(
      [
        { transform: "rotate(-14deg) translateY(-7px)" },
        { transform: "rotate(10deg) translateY(-4px)" },
        { transform: "rotate(-5deg)" },
        { transform: "none" },
      ],
      { duration: 420, easing: EASE },
    );
  }
}
