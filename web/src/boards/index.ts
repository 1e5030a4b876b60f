/** Boards are found by folder, and loaded when their table is opened, so that the first page stays small. */

import type { BoardModule } from "./types";

const BOARDS = import.meta.glob<{ board: BoardModule }>("./*/index.ts");

/** Without a board, or if it cannot be loaded, there is the plain one: a table can always be played. */
export async function boardOf(game: string): Promise<BoardModule> {
  try {
    return (await BOARDS[`./${game}/index.ts`]!()).board;
  } catch {
    return (await import("./plain")).board;
  }
}
