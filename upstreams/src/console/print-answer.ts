import type { ConsoleAnswer, ConsoleRow } from "./console-command.ts";

/** An answer as text: rows as a table, facts one per line; with `json` as the data itself. */
export function printAnswer(answer: ConsoleAnswer, json: boolean): string {
  if (json) return JSON.stringify("rows" in answer ? answer.rows : answer, null, 2);
  if ("done" in answer) return answer.done;
  if ("rows" in answer) return answer.rows.length > 0 ? table(answer.rows) : "Nothing found.";
  const width = Math.max(...Object.keys(answer.facts).map((name) => name.length));
  return Object.entries(answer.facts)
    .map(([name, value]) => `${name.padEnd(width)}  ${cell(value).replaceAll("\n", `\n${" ".repeat(width + 2)}`)}`)
    .join("\n");
}

function table(rows: readonly ConsoleRow[]): string {
  const names = Object.keys(rows[0]!);
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name] ?? null)))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

// a terminal obeys control characters, also those of somebody's name
function cell(value: string | number | boolean | null): string {
  return value === null ? "-" : String(value).replaceAll(/(?!\n)\p{Cc}/gu, " ");
}
