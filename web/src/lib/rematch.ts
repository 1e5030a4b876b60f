/** The same table once more, where nobody but bots must agree. */

import { api } from "./api";
import { go } from "./router.svelte";
import type { TableModel } from "./table.svelte";

export function canPlayAgain(table: TableModel): boolean {
  const { seats } = table;
  return seats.some((one) => one.mine) && seats.every((one) => one.mine || one.kind === "bot");
}

export async function playAgain(table: TableModel): Promise<void> {
  const face = table.state?.table;
  if (!face) return;
  const mine = table.seats.findIndex((one) => one.mine);
  const seats = table.seats.map((one, index) => {
    if (one.kind === "bot") return { kind: "bot" as const, bot: one.bot ?? "greedy", name: one.name };
    return index === mine ? { kind: "me" as const } : { kind: "me" as const, name: one.name };
  });
  const sitting = { seats, clock: face.clock, on_time: face.on_time, visibility: face.visibility, shuffle: false };
  go(`/t/${(await api.create({ ...sitting, game: face.game, options: face.options })).id}`);
}
