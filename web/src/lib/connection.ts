/** The line to one table: a socket that comes back by itself, or a fixture on file. Both speak the same protocol. */

import type { Command, Fault, Lang, Reason, ServerMessage, State } from "./types";

export type LineStatus = "connecting" | "online" | "offline" | "gone";

export interface Listener {
  message(message: ServerMessage): void;
  status(status: LineStatus, why?: string): void;
}

export interface Line {
  look(seat: number | null, lang: Lang, since: number | null): void;
  command(command: Command): Promise<number>;
  why(target: string | number): Promise<Reason | null>;
  close(): void;
}

/** A command the server did not accept. */
export class RefusedCommand extends Error {
  constructor(readonly fault: Fault) {
    super(fault.en);
  }
}

interface Waiting {
  command?: Command & { id: string };
  resolve(value: never): void;
  reject(error: unknown): void;
}

/** Close codes after which there is no point in trying again. */
const FINAL = new Map([
  [4003, "not_allowed"],
  [4004, "no_table"],
]);
const PING_MS = 25_000;
const SILENT_MS = 40_000;

export class SocketLine implements Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private lookMessage: object | null = null;
  private tries = 0;
  private closed = false;
  private heard = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.pulse = setInterval(() => this.ping(), PING_MS);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.listener.status(this.tries === 0 ? "connecting" : "offline");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.listener.status("online");
      if (this.lookMessage) socket.send(JSON.stringify(this.lookMessage));
      // Commands carry ids, so sending one again can never play it twice.
      for (const { command } of this.waiting.values()) if (command) socket.send(JSON.stringify(command));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      const why = FINAL.get(event.code);
      if (why) {
        this.listener.status("gone", why);
        return;
      }
      this.tries += 1;
      this.listener.status("offline");
      const wait = Math.min(15_000, 400 * 2 ** Math.min(this.tries, 6)) * (0.7 + Math.random() * 0.6);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === "done" || message.type === "refused" || message.type === "why") {
      const waiting = this.waiting.get(message.id ?? "");
      this.waiting.delete(message.id ?? "");
      if (message.type === "refused" && !waiting) this.listener.message(message);
      if (message.type === "done") waiting?.resolve(message.version as never);
      else if (message.type === "refused") waiting?.reject(new RefusedCommand(message.error));
      else waiting?.resolve(message.reason as never);
      return;
    }
    this.listener.message(message);
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENT_MS) this.socket.close();
    else this.socket.send('{"type":"ping"}');
  }

  private readonly wake = (): void => {
    if (document.hidden || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket?.readyState === WebSocket.CLOSED) this.open();
  };

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  look(seat: number | null, lang: Lang, since: number | null): void {
    this.lookMessage = since === null ? { type: "look", seat, lang } : { type: "look", seat, lang, since };
    this.send(this.lookMessage);
  }

  /** What to ask for when the line comes back; nothing is sent now. */
  remember(seat: number | null, lang: Lang, since: number): void {
    this.lookMessage = { type: "look", seat, lang, since };
  }

  command(command: Command): Promise<number> {
    const id = crypto.randomUUID();
    const message = { ...command, id };
    return new Promise<number>((resolve, reject) => {
      this.waiting.set(id, { command: message, resolve: resolve as (value: never) => void, reject });
      this.send(message);
    });
  }

  why(target: string | number): Promise<Reason | null> {
    const id = crypto.randomUUID();
    return new Promise<Reason | null>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.send({ type: "why", id, target });
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}

/** A state on file (web/fixtures), for drawing boards without a server. It answers, but nothing moves. */
export class FixtureLine implements Line {
  constructor(
    private readonly name: string,
    private readonly listener: Listener,
  ) {}

  async look(_seat: number | null, lang: Lang): Promise<void> {
    const answer = await fetch(`/fixtures/${this.name}.${lang}.json`);
    if (!answer.ok) {
      this.listener.status("gone", "no_table");
      return;
    }
    this.listener.status("online");
    this.listener.message((await answer.json()) as State);
  }

  async command(command: Command): Promise<number> {
    console.info("fixture command", command);
    return 57;
  }

  async why(target: string | number): Promise<Reason | null> {
    return {
      rule: "KB-5.3.2",
      pl: `To nie jest teraz możliwe: ${target}.`,
      en: `This is not possible now: ${target}.`,
    };
  }

  close(): void {}
}
