/** What a player has in mind between two questions: workers set apart, and the action whose workers are asked for. */

import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import { actionOf, CREWS, proposed } from "./choosing";
import type { Worker } from "./view";

class Plans {
  /** Workers clicked before the action: proposed first when the action asks for workers. */
  wanted = $state.raw<Worker[]>([]);
  /** The last option that was about to be played. */
  option = $state.raw<Option | null>(null);

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
    if (!asked || (asked !== "action" && !CREWS.has(asked))) this.option = null;
  }

  /** The option whose workers are asked for; null where it is not known (the page was opened in between). */
  placing(table: TableModel): Option | null {
    const label = this.option?.label;
    return table.ask?.kind === "workers" && label && table.ask.text.includes(label) ? this.option : null;
  }

  /** The action on my board that waits for workers. */
  actionOf(table: TableModel): string {
    if (table.ask?.kind !== "workers") return "";
    const option = this.placing(table);
    if (option) return actionOf(option);
    const names = Object.values(table.catalogue?.things ?? {}).filter((thing) => thing.family === "actions");
    return names.find((thing) => table.ask!.text.includes(`? ${thing.name[table.lang]}:`))?.id ?? "";
  }

  /** The Favour that waits for a worker. */
  favourOf(table: TableModel): string {
    return this.placing(table)?.targets.find((target) => target.startsWith("favour:")) ?? "";
  }
}

export const plans = new Plans();
