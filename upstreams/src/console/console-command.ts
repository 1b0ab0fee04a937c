import type { ParseArgsOptionsConfig } from "node:util";

import type { Services } from "#upstreams/rpc/services.ts";

/** Something a command cannot do, in one sentence for whoever called it. */
export class ConsoleError extends Error {
  override name = "ConsoleError";
}

/** What a command was called with: its own words, and its options as text or switches. */
export interface ConsoleArguments {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Rows for a table, or facts with their names; `--json` prints either as it is. */
export type ConsoleResult = { rows: ConsoleRow[] } | { facts: ConsoleRow } | { done: string };

export type ConsoleRow = Record<string, string | number | boolean | null>;

/** One command of a console; `Needs` is what it works on. */
export interface ConsoleCommand<Needs = Services> {
  /** Its arguments, as the usage shows them: `NUMBER [--package N]`. */
  usage: string;
  summary: string;
  /** How many words it takes. */
  words: number;
  options?: ParseArgsOptionsConfig;
  /** @throws ConsoleError */
  run(services: Needs, call: ConsoleArguments): Promise<ConsoleResult>;
}
