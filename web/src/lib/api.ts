/** HTTP: everything that is no move. Errors carry the server's sentence in both languages. */

import type { Catalogue, Fault, GameInfo, Lang, Me, Notice, State, TableRow } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.en);
  }
}

const SILENCE: Fault = {
  code: "network",
  pl: "Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.",
  en: "The server does not answer. Check the connection and try again.",
};

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new ApiError(0, SILENCE);
  }
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  if (!answer.ok) {
    const fault = isJson ? (JSON.parse(text) as { error?: Fault }).error : undefined;
    throw new ApiError(answer.status, fault ?? { ...SILENCE, code: String(answer.status) });
  }
  return (isJson ? JSON.parse(text) : text) as T;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: "me" | "friend" | "open" | "bot"; bot?: string; level?: number; name?: string }[];
  clock: object;
  on_time: "bot" | "call";
  visibility: "public" | "link";
  shuffle: boolean;
}

export interface Created {
  id: string;
  invites: { seat: number; path: string }[];
}

export interface ReplayStep {
  number: number;
  seat: number;
  label: string;
  events: { n: number; kind: string; seat: number; rule: string; text: string }[];
  scores: number[];
}

export interface RuleEntry {
  id: string;
  text: string;
  title?: string;
  kind?: string;
  [more: string]: unknown;
}

export interface RuleBook {
  game: string;
  chapters: { id: string; title: string; rules: RuleEntry[] }[];
}

export const api = {
  games: () => get<{ games: GameInfo[] } | GameInfo[] | string[]>("/games"),
  game: (name: string) => get<GameInfo>(`/games/${name}`),
  catalogue: (name: string, options: Record<string, unknown>) =>
    get<Catalogue>(`/games/${name}/catalogue?options=${encodeURIComponent(JSON.stringify(options))}`),
  rules: (name: string, lang: Lang) => get<RuleBook>(`/rules/${name}?lang=${lang}`),
  check: (game: string, seats: number, options: Record<string, unknown>) =>
    post<{ ok: boolean; error?: Fault }>("/options/check", { game, seats, options }),
  me: () => get<Me>("/me"),
  guest: (nickname: string, lang: Lang) => post<Me>("/guest", { nickname, lang }),
  rename: (change: Partial<{ nickname: string; lang: Lang; webhook: string }>) => request<Me>("PATCH", "/me", change),
  account: (name: string, password: string) => post<Me>("/account", { name, password }),
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  logout: () => post<object>("/logout"),
  deviceLink: () => post<{ path: string; expires_at: number }>("/me/device-link"),
  claim: (token: string) => post<{ table?: string; id?: string; [more: string]: unknown }>("/claim", { token }),
  lobby: () => get<{ tables: TableRow[] } | TableRow[]>("/tables"),
  mine: () => get<{ tables: TableRow[] } | TableRow[]>("/me/tables"),
  create: (table: NewTable) => post<Created>("/tables", table),
  invite: (id: string, seat: number) => post<{ path: string }>(`/tables/${id}/invites`, { seat }),
  transfer: (id: string, seat: number) => post<{ path: string }>(`/tables/${id}/seats/${seat}/transfer`),
  state: (id: string, seat: number | null, lang: Lang) =>
    get<State>(`/tables/${id}?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`),
  record: (id: string) => get<string>(`/tables/${id}/record`),
  importRecord: (text: string) => post<{ id: string; [more: string]: unknown }>("/records", { text }),
  replay: (id: string, lang: Lang) => get<{ steps: ReplayStep[] }>(`/tables/${id}/replay?lang=${lang}`),
  replayStep: (id: string, step: number, lang: Lang) => get<State>(`/tables/${id}/replay/${step}?lang=${lang}`),
  continue: (id: string, body: object) => post<Created>(`/tables/${id}/continue`, body),
  report: (id: string, words: string) => post<{ id: string }>(`/tables/${id}/reports`, { words }),
  notices: () => get<{ notices: Notice[] } | Notice[]>("/notices"),
  seen: () => post<object>("/notices/seen", {}),
};

/** Lists come bare or under their name. */
export function listed<T>(answer: T[] | { [name: string]: T[] }): T[] {
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? []);
}
