import type { CategoryLine } from "#upstreams/catalogue/lines/category-line.ts";
import { keyOf } from "./csv-cells.ts";

/** The tree of categories that a CSV names: `Slapen > Matrassen` is `/slapen/matrassen`, its parents come with it. */
export class CsvCategories {
  /** Names by path, parents before children, as they came. */
  readonly #names = new Map<string, string>();
  /** Attribute keys of the products of a path and below it. */
  readonly #attributes = new Map<string, Set<string>>();

  /** The path of a category of a product with some attributes; undefined when a name has no letter or there are more than six levels. */
  take(text: string, attributeKeys: Iterable<string>): string | undefined {
    const names = text.split(">").map((name) => name.trim());
    if (names.length > 6 || names.some((name) => keyOf(name) === "")) return undefined;
    const keys = [...attributeKeys];
    let path = "";
    for (const name of names) {
      path += `/${keyOf(name)}`;
      if (!this.#names.has(path)) this.#names.set(path, name);
      const own = this.#attributes.get(path) ?? new Set<string>();
      this.#attributes.set(path, own);
      for (const key of keys) own.add(key);
    }
    return path;
  }

  /** Their lines, each below its parent; each offers the filters its products have. */
  lines(filterable: readonly string[]): CategoryLine[] {
    return [...this.#names].map(([path, name]) => ({
      type: "category",
      path,
      name: { nl: name },
      description: { nl: name },
      hidden: false,
      supportedFilter: filterable.filter((key) => this.#attributes.get(path)?.has(key)),
      properties: {},
    }));
  }
}
