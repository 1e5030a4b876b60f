/**
 * Calls to whoever looks elsewhere, as long as a tab of ours is open: a notice of the system, and a mark on the
 * installed page's icon. Calls to a browser without an open tab need web push, which a server offers only with a sender
 * of its operator (docs/deploy.md).
 */

import { settings } from "./settings.svelte";
import type { Notice } from "./types";

export const canAnnounce = (): boolean => typeof Notification !== "undefined";

export const isBlocked = (): boolean => canAnnounce() && Notification.permission === "denied";

/** Asks the person once; true if notices will be shown. */
export async function allowed(): Promise<boolean> {
  if (!canAnnounce()) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** Shows a notice unless the person already looks at the page. Notices of one table replace each other. */
export function announce(notice: Pick<Notice, "id" | "table" | "text">): void {
  if (!settings.notify || !document.hidden || !canAnnounce() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification("Palatine", {
      body: notice.text,
      tag: notice.table ?? notice.id,
      icon: "/favicon.svg",
      lang: settings.lang,
    });
    shown.onclick = () => {
      focus();
      if (notice.table) location.assign(`/t/${notice.table}`);
      shown.close();
    };
  } catch {
    // Some phones allow notices only from a service worker; the mark in the title stays.
  }
}

/** The number of tables that wait, on the icon of the installed page. */
export function badge(count: number): void {
  const page = navigator as Navigator & { setAppBadge?(n: number): Promise<void>; clearAppBadge?(): Promise<void> };
  void (count > 0 ? page.setAppBadge?.(count) : page.clearAppBadge?.())?.catch(() => null);
}
