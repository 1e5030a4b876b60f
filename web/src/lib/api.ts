/** HTTP: everything that is no move. Errors carry the server's sentence in both languages. */

import type {
  AccountFacts,
  Brought,
  Catalogue,
  Claimed,
  Created,
  Fault,
  GameInfo,
  Games,
  Hint,
  Lang,
  LinkTold,
  Me,
  Notice,
  PastMoment,
  Replay,
  ReplayStep,
  RuleItem,
  SessionLine,
  State,
  TableRow,
  TokenLine,
  View,
} from "./types";

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
  return (isJson && text ? JSON.parse(text) : text) as T;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

export interface NewSeat {
  kind: "me" | "friend" | "open" | "bot";
  bot?: string;
  level?: number;
  name?: string;
}

export interface Sitting {
  seats: NewSeat[];
  clock: object;
  on_time: "bot" | "call";
  visibility: "public" | "link";
  shuffle: boolean;
  hints?: boolean;
  /** Without a clock: milliseconds after which somebody who does not answer may be replaced. */
  absence?: number;
}

export interface NewTable extends Sitting {
  game: string;
  options: Record<string, unknown>;
}

/** Me against bots, without a clock. */
export function againstBots(seats: number, bot: string, nameOf: (index: number) => string, mine = 0): Sitting {
  const other = (index: number): NewSeat => ({ kind: "bot", bot, name: nameOf(index) });
  const all = Array.from({ length: seats }, (_, index) => (index === mine ? { kind: "me" as const } : other(index)));
  return { seats: all, clock: { kind: "none" }, on_time: "bot", visibility: "link", shuffle: false };
}

function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

export const api = {
  games: () => get<Games>("/games"),
  game: (name: string) => get<GameInfo>(`/games/${name}`),
  catalogue: (name: string, seats: number, options: Record<string, unknown>) =>
    get<Catalogue>(`/games/${name}/catalogue${query({ seats, options: JSON.stringify(options) })}`),
  tableCatalogue: (id: string) => get<Catalogue>(`/tables/${id}/catalogue`),
  rules: (name: string, lang: Lang) => get<RuleItem[] | { paragraphs: RuleItem[] }>(`/rules/${name}${query({ lang })}`),
  check: (game: string, seats: number, options: Record<string, unknown>) =>
    post<{ ok: true; options: Record<string, unknown> }>("/options/check", { game, seats, options }),

  me: () => get<Me | null>("/me"),
  guest: (nickname: string, lang: Lang) => post<Me>("/guest", { nickname, lang }),
  change: (me: Partial<{ nickname: string; lang: Lang; webhook: string }>) => request<Me>("PATCH", "/me", me),
  account: (name: string, password: string) => post<Me>("/account", { name, password }),
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  logout: () => post<null>("/logout"),
  accountFacts: () => get<AccountFacts>("/me/account"),
  changePassword: (current: string, password: string) => post<null>("/me/password", { current, password }),
  newCodes: (password: string) => post<{ codes: string[] }>("/me/recovery-codes", { password }),
  changeEmail: (email: string, password: string) => post<null>("/me/email", { email, password }),
  confirmEmail: (token: string) => post<null>("/confirm-email", { token }),
  recover: (name: string, code: string, password: string) => post<Me>("/recover", { name, code, password }),
  forgotten: (name: string) => post<null>("/recover/mail", { name }),
  reset: (token: string, password: string) => post<Me>("/recover/link", { token, password }),
  sessions: () => get<{ sessions: SessionLine[] }>("/me/sessions"),
  endSession: (id: string) => request<null>("DELETE", `/me/sessions/${id}`),
  endSessions: (password: string) => post<null>("/me/sessions/end", { password }),
  tokens: () => get<{ tokens: TokenLine[] }>("/me/tokens"),
  newToken: (label: string) => post<{ token: string }>("/me/tokens", { label }),
  dropToken: (id: string) => request<null>("DELETE", `/me/tokens/${id}`),
  deleteMe: (password: string) => post<null>("/me/delete", { password }),
  deviceLink: () => post<{ path: string; expires_at: number }>("/me/device-link"),
  link: (token: string) => post<LinkTold>("/link", { token }),
  claim: (token: string, nickname: string, lang: Lang, leave = false) =>
    post<Claimed>("/claim", { token, nickname, lang, leave }),

  lobby: () => get<{ tables: TableRow[] }>("/tables"),
  mine: () => get<{ tables: TableRow[] }>("/me/tables"),
  create: (table: NewTable) => post<Created>("/tables", table),
  invite: (id: string, seat: number) => post<{ seat: number; path: string }>(`/tables/${id}/invites`, { seat }),
  transfer: (id: string, seat: number) => post<{ path: string }>(`/tables/${id}/seats/${seat}/transfer`),
  hint: (id: string, seat: number, ask: number, lang: Lang) => post<Hint>(`/tables/${id}/hints`, { seat, ask, lang }),
  state: (id: string, seat: number | null, lang: Lang) => get<State>(`/tables/${id}${query({ seat, lang })}`),

  record: (id: string) => get<string>(`/tables/${id}/record`),
  bring: (text: string) => post<Brought>("/records", { text }),
  fromPosition: (position: object, sitting: Sitting) => post<Created>("/positions", { ...sitting, position }),
  replay: (id: string, lang: Lang) => get<Replay>(`/tables/${id}/replay${query({ lang, everything: "true" })}`),
  moment: (id: string, step: number, lang: Lang) =>
    get<ReplayStep & { view: View }>(`/tables/${id}/replay/${step}${query({ lang, everything: "true" })}`),
  past: (id: string, seat: number | null, lang: Lang, which: { step?: number; event?: number }) =>
    get<PastMoment>(`/tables/${id}/past${query({ seat, lang, step: which.step ?? null, event: which.event ?? null })}`),
  /** The seats that are mine at a table. */
  seatsOf: (id: string) =>
    get<State>(`/tables/${id}`).then((state) => state.table.seats.filter((one) => one.mine).map((one) => one.seat)),
  goOn: (id: string, at: number, sitting: Sitting) => post<Created>(`/tables/${id}/continue`, { ...sitting, at }),
  report: (id: string, words: string, about: number | null) =>
    post<{ id: string }>(`/tables/${id}/reports`, { words, about }),

  notices: () => get<{ notices: Notice[] }>("/notices"),
  seen: () => post<null>("/notices/seen", {}),
};
