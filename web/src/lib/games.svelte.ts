/** The games of this server: which there are, and what they say of themselves. */

import { api } from "./api";
import { introduce } from "./bots.svelte";
import { said } from "./i18n";
import type { GameLine } from "./types";

export const games = $state<{ all: GameLine[] }>({ all: [] });
let coming: Promise<void> | null = null;

/** Asks the server for its games and bots, once. */
export function meet(): Promise<void> {
  coming ??= api.games().then(
    (found) => {
      games.all = found.games;
      introduce(found);
    },
    (error) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

export function gameOf(name: string): GameLine | null {
  return games.all.find((line) => line.name === name) ?? null;
}

/** Its name as people know it. */
export function titleOf(name: string): string {
  return said(gameOf(name)?.title);
}
