/** Whether PostgreSQL can keep a text: it holds neither NUL nor half a surrogate pair. The rule for every text and id that comes in. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Far more than any correct value; what writes JSON goes into it by recursion, and runs out of stack some thousands deep. */
const deepest = 100;

/**
 * The path of what cannot be stored in a JSON value: a text, an object for one of its keys, or what is nested more than 100 deep; undefined when
 * all can.
 */
export function unstorablePath(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length === deepest) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? unstorablePath(inner, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}
