/** Who sits at this browser, and what the server wants them to know. */

import { ApiError, api } from "./api";
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
    listen();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
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
  } catch {
    // The lists stay as they were; the next notice or visit tries again.
  }
}

function listen(): void {
  stream?.close();
  stream = new EventSource("/api/notices/stream");
  stream.onmessage = (event) => hear(event.data);
  stream.addEventListener("notice", (event) => hear((event as MessageEvent<string>).data));
}

function hear(data: string): void {
  void refresh();
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  try {
    const notice = JSON.parse(data) as Notice;
    if (Notification.permission !== "granted" || !notice.text) return;
    const shown = new Notification("Palatine", {
      body: notice.text,
      tag: notice.table ?? notice.id,
      icon: "/favicon.svg",
    });
    shown.onclick = () => {
      focus();
      if (notice.table) location.assign(`/t/${notice.table}`);
    };
  } catch {
    // A heartbeat, not a notice.
  }
}

/** How many tables wait for me. */
export function calls(): number {
  return person.tables.filter((row) => row.my_turn).length;
}

export async function leave(): Promise<void> {
  await api.logout().catch(() => null);
  stream?.close();
  stream = null;
  person.me = null;
  person.tables = [];
  person.notices = [];
}
