/** A board for any game: every target that can be chosen, by its name. Behind it the dock plays alone. */

import { t } from "../../lib/i18n";
import type { BoardModule } from "../types";
import Board from "./Board.svelte";

export const board: BoardModule = {
  code: "plain",
  Board,
  calendar: () => ({ phases: [], now: -1, brief: "" }),
  tabs: () => [{ id: "board", name: t("tabs.board"), icon: "table" }],
  home: () => "board",
};
