import type { Conditions } from "./brute-force.ts";
import type { SeededIds } from "./seed-catalogue.ts";

/** The query string of a search for some conditions. */
export function searchParameters(conditions: Conditions, seeded: SeededIds): string {
  const {
    category,
    attributes = {},
    excluded = {},
    sale,
    isNew,
    minPrice,
    maxPrice,
    term,
    masters,
    includeSoldOut,
  } = conditions;
  const ids = (key: string, values: readonly string[]) =>
    values.map((value) => seeded.values.get(`${key}=${value}`)).join(",");
  const given: Record<string, string | number | boolean | undefined> = {
    "filters[category]": category && seeded.categories.get(category),
    "filters[sale]": sale,
    "filters[isnew]": isNew,
    "filters[minPrice]": minPrice,
    "filters[maxPrice]": maxPrice,
    "filters[term]": term,
    "filters[styleKey]": masters?.join(","),
    includeSoldOut: includeSoldOut || undefined,
  };
  for (const [key, values] of Object.entries(attributes)) given[`filters[${key}]`] = ids(key, values);
  for (const [key, values] of Object.entries(excluded)) given[`filters:not[${key}]`] = ids(key, values);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
