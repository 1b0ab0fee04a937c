import type { ConsoleResult, ConsoleRow } from "./console-command.ts";

/** A response as text: rows as a table, facts one per line; with `json` as the data itself. */
export function printResult(response: ConsoleResult, json: boolean): string {
  if (json) return JSON.stringify("rows" in response ? response.rows : response, null, 2);
  if ("done" in response) return response.done;
  if ("rows" in response) return response.rows.length > 0 ? table(response.rows) : "Nothing found.";
  const width = Math.max(...Object.keys(response.facts).map((name) => name.length));
  return Object.entries(response.facts)
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
