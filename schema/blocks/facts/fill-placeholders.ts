import { placeholderNames, placeholderValues, type ShopFacts } from "./shop-facts.ts";

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The names of the placeholders in a story's content, known ones and others. */
export function placeholdersIn(content: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  walk(content, (text) => {
    for (const [, name = ""] of text.matchAll(placeholder)) names.add(name);
  });
  return names;
}

/** Whether the record has a value of this name. */
export function isPlaceholder(name: string): boolean {
  return placeholderNames.some((each) => each === name);
}

/** A copy of a story's content with the record's value for each placeholder; an unknown one reads as nothing. */
export function fillPlaceholders<T>(content: T, facts: ShopFacts): T {
  const values: Readonly<Record<string, string>> = placeholderValues(facts);
  const fill = (text: string) => text.replaceAll(placeholder, (_whole, name: string) => values[name] ?? "");
  return filled(content, fill) as T;
}

function walk(value: unknown, visit: (text: string) => void): void {
  if (typeof value === "string") return visit(value);
  if (typeof value !== "object" || value === null) return;
  for (const item of Object.values(value)) walk(item, visit);
}

function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === "string") return value.includes("{{") ? fill(value) : value;
  if (Array.isArray(value)) return value.map((item) => filled(item, fill));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, fill)]));
}
