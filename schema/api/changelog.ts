import type { SchemaChange } from "./schema-changes.ts";

const headings: Readonly<Record<SchemaChange["kind"], string>> = {
  breaking: "Breaking",
  deprecated: "Deprecated",
  dangerous: "To look at",
  safe: "New and changed",
};

/** What a release changed for clients, as a section of Markdown. */
export function changelogSection(version: string, day: string, changes: readonly SchemaChange[]): string {
  const parts = Object.entries(headings).flatMap(([kind, heading]) => {
    const lines = changes
      .filter((change) => change.kind === kind)
      .map(({ coordinate, message }) => `- \`${coordinate}\`: ${sentence(message)}`);
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join("\n")}`] : [];
  });
  const body = parts.length > 0 ? parts.join("\n\n") : "Nothing changed for clients.";
  return `## ${version} (${day})\n\n${body}\n`;
}

/** The changelog with a section put before the older ones. @throws Error when it has this version already */
export function withSection(changelog: string, section: string): string {
  const [heading = ""] = section.split("(");
  if (changelog.includes(heading)) throw new Error(`The changelog has ${heading.slice(3).trim()} already.`);
  const first = changelog.search(/^## /m);
  if (first === -1) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, first)}${section}\n${changelog.slice(first)}`;
}

// names stand in single quotes there; Markdown would read `*` and `_` in them
function sentence(message: string): string {
  const told = message.replaceAll(/'([^']+)'/g, "`$1`");
  return told.endsWith(".") ? told : `${told}.`;
}
