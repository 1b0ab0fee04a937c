/** One part of a `with` list: `variants.attributes:key(size|color)` is the path [variants, attributes] with the selector key. */
export interface IncludePart {
  path: readonly string[];
  /** Selector name to its arguments; `properties()` has none. */
  selectors: ReadonlyMap<string, readonly string[]>;
}

/** Splits a `with` parameter into parts. Anything can be written there: what makes no sense is a part that nothing reads. */
export function parseIncludeParts(text: string): IncludePart[] {
  return splitOutsideParentheses(text, ",").flatMap((part) => {
    const [path = "", ...selectors] = splitOutsideParentheses(part.trim(), ":");
    return path === "" ? [] : [{ path: path.split("."), selectors: new Map(selectors.map(parseSelector)) }];
  });
}

/** The parts below a prefix, without it: `items.product.variants` below [items, product] is [variants]. */
export function partsBelow(parts: readonly IncludePart[], ...prefix: string[]): IncludePart[] {
  return parts
    .filter((part) => part.path.length > prefix.length && prefix.every((name, index) => part.path[index] === name))
    .map((part) => ({ path: part.path.slice(prefix.length), selectors: part.selectors }));
}

/** The parts that name something itself, not a thing below it. */
export function partsNamed(parts: readonly IncludePart[], name: string): IncludePart[] {
  return parts.filter((part) => part.path.length === 1 && part.path[0] === name);
}

function parseSelector(text: string): [string, string[]] {
  const open = text.indexOf("(");
  if (open === -1) return [text, []];
  const inside = text.slice(open + 1, text.endsWith(")") ? -1 : undefined);
  return [text.slice(0, open), inside.split("|").filter((argument) => argument !== "")];
}

function splitOutsideParentheses(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place];
    if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, place));
      start = place + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}
