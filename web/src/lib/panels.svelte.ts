/** What lies over the page: the rules reader, a player's sheet, the detail of a card, dialogues. */

import type { Snippet } from "svelte";
import type { Thing } from "./types";

export interface DetailContent {
  title: string;
  text?: string;
  note?: string;
  rules?: string[];
  thing?: Thing | null;
  more?: Snippet;
}

export type Panel = "" | "log" | "rules" | "settings" | "account" | "keys" | "menu" | "report" | "scores" | "about";

export const panels = $state<{
  open: Panel;
  rule: string;
  sheet: number | null;
  detail: DetailContent | null;
  detailAt: HTMLElement | null;
  detailPinned: boolean;
}>({ open: "", rule: "", sheet: null, detail: null, detailAt: null, detailPinned: false });

export function openRule(id: string): void {
  panels.rule = id;
  panels.open = "rules";
}

export function showDetail(content: DetailContent, at: HTMLElement, pinned = false): void {
  panels.detail = content;
  panels.detailAt = at;
  panels.detailPinned = pinned;
}

export function hideDetail(at?: HTMLElement): void {
  if (at && panels.detailAt !== at) return;
  panels.detail = null;
  panels.detailAt = null;
}

export function closeAll(): void {
  panels.open = "";
  panels.sheet = null;
  hideDetail();
}
