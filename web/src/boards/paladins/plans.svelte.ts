/** What a player has in mind between two questions: workers set apart before the action is chosen. */

import { bareOf, ofFamily } from "../../lib/choosing";
import type { TableModel } from "../../lib/table.svelte";
import { proposed } from "./choosing";
import type { Worker } from "./view";

class Plans {
  /** Workers clicked before the action: proposed first when the action asks for workers. */
  wanted = $state.raw<Worker[]>([]);

  toggle(worker: Worker, on: boolean): void {
    if (on) this.wanted = [...this.wanted, worker];
    else this.wanted = this.wanted.filter((_, at) => at !== this.wanted.indexOf(worker));
  }

  /** A new question: workers are proposed, and nothing else is remembered. */
  begin(table: TableModel): void {
    const asked = table.ask?.kind;
    if (asked === "workers" && table.selection.length === 0) {
      table.selection = proposed(table.options, this.wanted)?.targets ?? [];
    }
    if (asked !== "action") this.wanted = [];
  }

  /** What the workers are asked for: the action with its space or card. */
  subject(table: TableModel): string[] {
    return table.ask?.kind === "workers" ? [...table.about] : [];
  }

  /** The action on my board that waits for workers. */
  actionOf(table: TableModel): string {
    return bareOf(ofFamily(this.subject(table), "action").at(-1) ?? "");
  }

  /** The Favour that waits for a worker. */
  favourOf(table: TableModel): string {
    return ofFamily(this.subject(table), "favour")[0] ?? "";
  }
}

export const plans = new Plans();
