/** Who sits at this browser, and what the server wants them to know. */

import { announce, badge } from "./announcing";
import { api } from "./api";
import { t } from "./i18n";
import { save, settings } from "./settings.svelte";
import type { Me, Notice, TableRow } from "./types";

export const person = $state<{ me: Me | null; known: boolean; notices: Notice[]; tables: TableRow[] }>({
  me: null,
  known: false,
  notices: [],
  tables: [],
});

let stream: EventSource | null = null;

/** Asks the server once who this is; nobody is a guest until they play. */
export async function recall(): Promise<void> {
  if (person.known) return;
  try {
    person.me = await api.me();
    if (person.me) listen();
  } finally {
    person.known = true;
  }
  await refresh();
}

/** A guest, if nobody is known yet. */
export async function someone(): Promise<Me> {
  await recall().catch(() => null);
  if (!person.me) {
    person.me = await api.guest(settings.nickname.trim() || t("me.guest"), settings.lang);
    listen();
  }
  return person.me;
}

export function become(me: Me): void {
  person.me = me;
  person.known = true;
  save({ nickname: me.nickname });
  listen();
  void refresh();
}

export async function refresh(): Promise<void> {
  if (!person.me) return;
  try {
    const [tables, notices] = await Promise.all([api.mine(), api.notices()]);
    person.tables = tables.tables;
    person.notices = notices.notices;
    badge(calls());
  } catch {
    // The lists stay as they were; the next notice or visit tries again.
  }
}

/** The stream tells the whole list of what I have not seen, at once and whenever it changes. */
function listen(): void {
  stream?.close();
  let first = true;
  const known = new Set<string>();
  stream = new EventSource("/api/notices/stream");
  stream.addEventListener("notices", (event) => {
    const unseen = JSON.parse((event as MessageEvent<string>).data) as Notice[];
    const fresh = unseen.filter((notice) => !known.has(notice.id));
    for (const notice of unseen) known.add(notice.id);
    if (!first) for (const notice of fresh) announce(notice);
    first = false;
    void refresh();
  });
}

/** A page's title with the number of tables that wait for me. */
export function titled(text: string): string {
  return calls() > 0 ? `(${calls()}) ${text}` : text;
}

/** How many tables wait for me. */
export function calls(): number {
  return person.tables.filter((row) => row.my_turn).length;
}

export async function leave(): Promise<void> {
  await api.logout().catch(() => null);
  forget();
}

/** Nobody is known in this browser any more. */
export function forget(): void {
  stream?.close();
  stream = null;
  person.me = null;
  person.tables = [];
  person.notices = [];
}
