/** Boards are loaded when their table is opened, so that the first page stays small. */

import type { BoardModule } from "./types";

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  kingsburg: () => import("./kingsburg"),
  paladins: () => import("./paladins"),
  valeria: () => import("./valeria"),
  wonderful_kingdom: () => import("./wonderful_kingdom"),
};

export async function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => import("./plain"));
  return (await load()).board;
}
