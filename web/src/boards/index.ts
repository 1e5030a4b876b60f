/** Boards are loaded when their table is opened, so that the first page stays small. */

import type { BoardModule } from "./types";

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  kingsburg: () => import("./kingsburg"),
  paladins: () => import("./paladins"),
  valeria: () => import("./valeria"),
  wonderful_kingdom: () => import("./wonderful_kingdom"),
};

/** A board that cannot be loaded is replaced by the plain one: a table can always be played. */
export async function boardOf(game: string): Promise<BoardModule> {
  try {
    return (await BOARDS[game]!()).board;
  } catch {
    return (await import("./plain")).board;
  }
}
