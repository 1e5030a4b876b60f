/** Which picture stands where the court is, and in which tab of a phone a question is answered. */

import type { TableModel } from "../../lib/table.svelte";
import { cardsOf, viewOf } from "./view";

export type Scene = "rows" | "keep" | "auction" | "groups";

const ROWS = new Set(["exchange_row", "choose_rows", "draft_row"]);

export function sceneOf(table: TableModel): Scene | null {
  const kind = table.ask?.kind ?? "";
  if (ROWS.has(kind)) return "rows";
  if (kind === "keep_governor") return "keep";
  if (kind === "auction" || kind === "bid") return "auction";
  if (kind === "claim") return "groups";
  if (table.ask || !table.view || table.view.over) return null;
  // Waiting for the others: what they decide on stays in sight.
  if (viewOf(table).auction || cardsOf(table, "governors_offered").length > 0) return "auction";
  const seat = table.state?.seat ?? -1;
  const kept = seat < 0 ? [] : [...cardsOf(table, "governors_dealt", seat), ...cardsOf(table, "governor_kept", seat)];
  return kept.length > 0 ? "keep" : null;
}

const AT_WAR = new Set(["soldier_token", "recruit", "recruit_tokens", "pay_recruits", "peek", "keep_soldier"]);
const AT_HOME = new Set(["build", "free_building", "powers", "saving", "surcharge", "lose_goods", "protect"]);

export function homeOf(table: TableModel): string {
  const kind = table.ask?.kind ?? "";
  if (AT_WAR.has(kind)) return "war";
  return AT_HOME.has(kind) ? "province" : "court";
}
