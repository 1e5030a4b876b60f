/** Links to friends' seats are told once; the page keeps them until the friends have come. */

import type { Created } from "./types";

const KEY = "palatine.invites";

function all(): Record<string, Record<number, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Record<number, string>>;
  } catch {
    return {};
  }
}

export function remember(made: Created): void {
  if (made.invites.length === 0) return;
  const known = all();
  known[made.id] = Object.fromEntries(made.invites.map((invite) => [invite.seat, invite.path]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage a new link can be made at the table.
  }
}

export function inviteTo(table: string, seat: number): string | null {
  return all()[table]?.[seat] ?? null;
}
