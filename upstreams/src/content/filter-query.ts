import type { Story } from "./story.ts";

const operations = {
  in: (value: unknown, wanted: string) => wanted.split(",").includes(asText(value)),
  not_in: (value: unknown, wanted: string) => !wanted.split(",").includes(asText(value)),
  like: (value: unknown, wanted: string) => matchesPattern(asText(value), wanted),
  not_like: (value: unknown, wanted: string) => !matchesPattern(asText(value), wanted),
  any_in_array: (value: unknown, wanted: string) => wanted.split(",").some((entry) => asList(value).includes(entry)),
  all_in_array: (value: unknown, wanted: string) => wanted.split(",").every((entry) => asList(value).includes(entry)),
  is: (value: unknown, wanted: string) => states[wanted as State](value),
} satisfies Record<string, (value: unknown, wanted: string) => boolean>;

const states = {
  empty: (value: unknown) => asText(value) === "",
  not_empty: (value: unknown) => asText(value) !== "",
  empty_array: (value: unknown) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value: unknown) => Array.isArray(value) && value.length > 0,
  null: (value: unknown) => value === null || value === undefined,
  not_null: (value: unknown) => value !== null && value !== undefined,
  true: (value: unknown) => value === true,
  false: (value: unknown) => value === false,
} satisfies Record<string, (value: unknown) => boolean>;

type Operation = keyof typeof operations;
type State = keyof typeof states;

export interface FieldFilter {
  /** Names down into the content, `seo.title` as two. */
  field: readonly string[];
  operation: Operation;
  wanted: string;
}

/** A filter that the upstream does not know; `message` names it. */
export class UnknownFilter extends Error {
  override name = "UnknownFilter";
}

/**
 * Reads Storyblok's `filter_query[field][operation]=value` parameters (in, not_in, like, not_like, is, any_in_array, all_in_array).
 * @throws UnknownFilter for any other operation or state.
 */
export function readFilterQuery(parameters: URLSearchParams): FieldFilter[] {
  return [...parameters].flatMap(([key, wanted]) => {
    if (!key.startsWith("filter_query")) return [];
    const [, field, operation] = /^filter_query\[([^\][]+)\]\[([^\][]+)\]$/.exec(key) ?? [];
    if (!field || !operation || !Object.hasOwn(operations, operation))
      throw new UnknownFilter(`${key} is not supported`);
    if (operation === "is" && !Object.hasOwn(states, wanted))
      throw new UnknownFilter(`${key}=${wanted} is not supported`);
    return [{ field: field.split("."), operation: operation as Operation, wanted }];
  });
}

/** Whether a story's content satisfies every filter. */
export function passesFilters(story: Story, filters: readonly FieldFilter[]): boolean {
  return filters.every(({ field, operation, wanted }) =>
    operations[operation](contentField(story.content, field), wanted),
  );
}

/** A value inside content by the names that lead to it; undefined where the way ends. */
export function contentField(content: unknown, field: readonly string[]): unknown {
  let value = content;
  for (const name of field) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function asList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText) : [];
}

// By hand instead of by regular expression: a pattern of many stars must not cost exponential time.
function matchesPattern(value: string, pattern: string): boolean {
  const text = value.toLowerCase();
  const [start = "", ...parts] = pattern.toLowerCase().split("*");
  const end = parts.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let from = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return text.length - end.length >= from && text.endsWith(end);
}
