/** Bots at the table: the server gives them an office, by how well they play; here they get a name. */

import { said, t } from "./i18n";
import { settings } from "./settings.svelte";
import type { BotFace, Games } from "./types";

export const bots = $state<{ all: BotFace[]; opponent: string; standIn: string }>({
  all: [],
  opponent: "level2",
  standIn: "level4",
});

/** Rivers: short, the same in every language, without gender, and no card of any game. */
const NAMES = ["Warta", "Narew", "Odra", "Skawa", "Bzura"];

export function introduce(games: Games): void {
  bots.all = games.bots;
  bots.opponent = games.bots.some((one) => one.bot === settings.opponent) ? settings.opponent : games.opponent;
  bots.standIn = games.stand_in;
}

export function office(bot: string | null | undefined): string {
  return said(bots.all.find((one) => one.bot === bot)?.name) || t("seat.bot");
}

/** The office beside a name that does not begin with it. */
export function officeBeside(name: string, bot: string | null | undefined): string {
  const found = office(bot);
  return name.startsWith(`${found} `) ? "" : found;
}

export function officeLine(bot: string): string {
  return said(bots.all.find((one) => one.bot === bot)?.line);
}

export function botName(index: number): string {
  return NAMES[index % NAMES.length]!;
}
