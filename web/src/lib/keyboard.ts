/** Keys of the table: arrows walk a grid, N goes to what is lit, 1–9 choose, Enter seals, Z undoes, H hints, ? tells. */

import { closeAll, panels } from "./panels.svelte";
import type { TableModel } from "./table.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The button nearest in that direction within the same list. */
export function neighbour(from: HTMLElement, direction: [number, number]): HTMLElement | null {
  const list = from.closest("[data-grid],ol,ul,[role=group]");
  if (!list) return null;
  const [dx, dy] = direction;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of list.querySelectorAll<HTMLElement>("button,a[href]")) {
    if (other === from) continue;
    const there = other.getBoundingClientRect();
    if (there.width === 0) continue;
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 4) continue;
    const distance = along + aside * 3;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

/** Can something be done with this button now? */
function isOpen(button: HTMLButtonElement, table: TableModel): boolean {
  if (button.disabled || button.ariaDisabled === "true" || button.getClientRects().length === 0) return false;
  if (button.matches(".dock .tray button,.dock .choices button,.dock .acts button:not(.ghost)")) return true;
  return button.dataset.target !== undefined && table.mark(button.dataset.target) === "lit";
}

/** The next thing that is lit, in the order of the page and then from its beginning; or the one before. */
function nextLit(table: TableModel, root: HTMLElement, from: Element | null, back: boolean): HTMLElement | null {
  const lit = [...root.querySelectorAll<HTMLButtonElement>("main button")].filter((button) => isOpen(button, table));
  if (back) lit.reverse();
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return (from && lit.find((button) => from.compareDocumentPosition(button) & side)) || (lit[0] ?? null);
}

function isTyping(element: Element | null): boolean {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

export function onKey(event: KeyboardEvent, table: TableModel, root: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(document.activeElement))
    return;
  const focused = document.activeElement as HTMLElement | null;
  const arrow = ARROWS[event.key];
  if (table.past.moment && arrow && arrow[0] !== 0 && !focused?.closest("[data-grid]")) {
    table.past.step(table.past.moment.number + arrow[0]);
    event.preventDefault();
    return;
  }
  if (arrow && focused && root.contains(focused)) {
    const next = neighbour(focused, arrow);
    if (!next) return;
    next.focus();
    event.preventDefault();
    return;
  }
  if (event.key === "Escape") {
    if (panels.open || panels.sheet !== null || panels.detail) closeAll();
    else if (table.past.moment) table.past.leave();
    else if (table.hinting.open) table.hinting.close();
    else table.clear();
  } else if (
    event.key === "Enter" &&
    table.chosen &&
    (!focused || focused === document.body || focused.ariaPressed === "true")
  ) {
    event.preventDefault();
    void table.confirm();
  } else if (event.key === "n" || event.key === "N") {
    nextLit(table, root, focused === document.body ? null : focused, event.shiftKey)?.focus();
  } else if (event.key === "z" || event.key === "Z") {
    void (event.shiftKey ? table.redo() : table.undo());
  } else if (event.key === "?") {
    panels.open = panels.open === "keys" ? "" : "keys";
  } else if (event.key === "h" || event.key === "H") {
    table.hinting.toggle();
  } else if (event.key === "r" || event.key === "R") {
    panels.open = panels.open === "rules" ? "" : "rules";
  } else if (/^[1-9]$/.test(event.key)) {
    const tray = root.querySelectorAll<HTMLElement>(".dock .tray button:not([aria-disabled]),.dock .choices button");
    tray[Number(event.key) - 1]?.click();
  }
}
