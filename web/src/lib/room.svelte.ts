/** How much room there is, in letters (rem) and not in pixels of a device: zoom, a larger font of the system and the
 * table's own size all just leave less of it. One of six arrangements fits; style sheets look at `data-layout`. */

export type Layout = "quad" | "trio" | "duo" | "tall" | "low" | "phone";

/** Below this width whatever stands side by side stands one under the other. */
const NARROW = 46;
/** Below this width even one view at a time must save letters; where height is short too, from a little wider on. */
const TINY = { phone: 23, low: 50 };
/** Below this height people are told in fewer lines. */
const SHORT = 44;
/** From here on three columns are wider. */
const WIDE = 88;

export function layoutFor(width: number, height: number): Layout {
  if (width >= 104 && height >= SHORT) return "quad";
  if (width >= 85 && height >= 36) return "trio";
  if (width >= 63 && height >= 36) return "duo";
  if (width >= NARROW && height >= 52) return "tall";
  if (width >= NARROW || (width >= 36 && height < 36)) return "low";
  return "phone";
}

export const room = $state<{ layout: Layout }>({ layout: "trio" });

/** Measures the window and writes what fits where the style sheets look for it: the arrangement, and what several of them
 * share (`single`: one view at a time; `strip`: people in a line over everything). */
export function measure(root: HTMLElement): void {
  const letter = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  const [width, height] = [innerWidth / letter, innerHeight / letter];
  room.layout = layoutFor(width, height);
  root.dataset.layout = room.layout;
  root.toggleAttribute("data-single", room.layout === "phone" || room.layout === "low");
  root.toggleAttribute("data-strip", room.layout === "duo" || room.layout === "tall");
  root.toggleAttribute("data-narrow", width < NARROW);
  root.toggleAttribute(
    "data-tiny",
    room.layout === "phone" ? width < TINY.phone : room.layout === "low" && width < TINY.low,
  );
  root.toggleAttribute("data-short", height < SHORT);
  root.toggleAttribute("data-wide", width >= WIDE && height >= SHORT);
}
