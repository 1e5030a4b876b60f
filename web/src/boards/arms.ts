/** Coats of arms, found by folder like the boards; the first page shows them all, so they come with it. */

import type { Arms } from "./types";

const ARMS = import.meta.glob<{ arms: Arms }>("./*/arms.ts", { eager: true });

export function armsOf(game: string): Arms | null {
  return ARMS[`./${game}/arms.ts`]?.arms ?? null;
}
