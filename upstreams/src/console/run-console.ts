import { parseArgs } from "node:util";

import { CancellationRefused } from "#upstreams/rpc/orders/cancel-order.ts";
import { ShipmentRefused } from "#upstreams/rpc/shipments/shipment-refused.ts";

import { allCommands } from "./all-commands.ts";
import { ConsoleError, type ConsoleArguments, type ConsoleCommand } from "./console-command.ts";
import { printResult } from "./print-result.ts";

/** What a command printed, and whether it worked: 0 yes, 1 no, 2 called the wrong way. */
export interface ConsoleResult {
  exitCode: 0 | 1 | 2;
  output: string;
}

/** The command that words name, with what is said after it; undefined when there is none. */
export function findCommand(words: readonly string[]): { command: ConsoleCommand; rest: string[] } | undefined {
  const [subject = "", verb = "", ...rest] = words;
  const command = Object.hasOwn(allCommands, subject) ? allCommands[subject] : undefined;
  return command && Object.hasOwn(command, verb) ? { command: command[verb]!, rest } : undefined;
}

/** Runs one command on the shop's services; an expected failure becomes its sentence, anything else is thrown. */
export async function runConsole<Needs>(
  services: Needs,
  command: ConsoleCommand<Needs>,
  rest: readonly string[],
): Promise<ConsoleResult> {
  let call: ConsoleArguments;
  try {
    const { positionals, values } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: { ...command.options, json: { type: "boolean" } },
    });
    call = { words: positionals, options: values };
  } catch (error) {
    return { exitCode: 2, output: (error as Error).message };
  }
  if (call.words.length !== command.words)
    return { exitCode: 2, output: `It is called with: ${command.usage || "no arguments"}` };
  try {
    return { exitCode: 0, output: printResult(await command.run(services, call), call.options["json"] === true) };
  } catch (error) {
    if (error instanceof ConsoleError || error instanceof ShipmentRefused || error instanceof CancellationRefused) {
      return { exitCode: 1, output: error.message };
    }
    throw error;
  }
}

/** All commands with what they do. */
export function consoleUsage(): string {
  const lines = Object.entries(allCommands).flatMap(([subject, verbs]) =>
    Object.entries(verbs).map(
      ([verb, { usage, summary }]) => `  ${[subject, verb, usage].filter(Boolean).join(" ")}\n      ${summary}`,
    ),
  );
  return `npm run shop -- SUBJECT VERB [arguments] [--json]\n${lines.join("\n")}\nThe shop may run or not. Ends with 0 when it was done, 1 when it could not be, 2 when it was called the wrong way.`;
}
