import { z } from "zod";

import { CommerceError, parseOrRefuse } from "../commerce-error.ts";

/** The conditions of a product search (commerce contract, "Products list query"), as they were written. */
export interface ProductQuery {
  categoryId?: number;
  /** By attribute key or group id: any of the values; groups are combined with and. */
  attributes: ReadonlyMap<string, readonly number[]>;
  excluded: ReadonlyMap<string, readonly number[]>;
  /** Names of attribute filters that are combined with or. */
  alternatives: readonly string[];
  sale?: boolean;
  isNew?: boolean;
  hasCampaignReduction?: boolean;
  term?: string;
  /** Whether words are taken as they are written, not as what they may be misspellings of. */
  isExact?: boolean;
  /** Cents, compared with the lowest price, the one lists show. */
  minPrice?: number;
  maxPrice?: number;
  /** Percent. */
  minReduction?: number;
  maxReduction?: number;
  masterKeys?: readonly string[];
  referenceKeys?: readonly string[];
  /** Of a variant. */
  eans?: readonly string[];
  /** No product of this catalogue is sold by a merchant of its own. */
  merchantIds?: readonly string[];
  minProductId?: number;
  /** Milliseconds since 1970. */
  minFirstLiveAt?: number;
  maxFirstLiveAt?: number;
  sellableAt?: number;
  includeSoldOut: boolean;
}

const longestTerm = 100;
const mostFilters = 24;
const mostValues = 500;
const flag = z.enum(["true", "false"], "must be true or false").transform((text) => text === "true");
const wholeNumber = z
  .string()
  .regex(/^\d{1,10}$/, "must be a whole number")
  .transform(Number);
const keys = z
  .string()
  .max(8000)
  .transform((text) => splitList(text))
  .refine((list) => list.length <= mostValues, `at most ${mostValues} values`);
const moment = z
  .string()
  .transform((text) => Date.parse(text))
  .refine((time) => !Number.isNaN(time), "must be a date and time");

/** Filters with a meaning of their own, by lower-case name; every other name is an attribute. */
const ownFilters = {
  category: wholeNumber,
  sale: flag,
  isnew: flag,
  hascampaignreduction: flag,
  // A long term is cut, not refused: somebody pasted a sentence.
  term: z.string().transform((text) => text.slice(0, longestTerm)),
  minprice: wholeNumber,
  maxprice: wholeNumber,
  minreduction: wholeNumber,
  maxreduction: wholeNumber,
  stylekey: keys,
  referencekey: keys,
  ean: keys,
  merchantid: keys,
  minfirstliveat: moment,
  maxfirstliveat: moment,
  sellableat: moment,
} as const;

const parametersSchema = z.object({
  orFiltersOperator: keys.optional(),
  includeSoldOut: flag.optional(),
  disableFuzziness: flag.optional(),
  minProductId: wholeNumber.optional(),
});
const ownSchema = z.object(ownFilters).partial();

/**
 * Reads the conditions out of a query string. Parameters and filters nobody knows are passed over.
 * @throws CommerceError 400 for an existing one with an impossible value
 */
export function parseProductQuery(parameters: URLSearchParams): ProductQuery {
  const own: Record<string, string> = {};
  const attributes = new Map<string, number[]>();
  const excluded = new Map<string, number[]>();
  for (const [parameter, text] of parameters) {
    const filter = /^filters(:not)?\[([^\]]*)\]$/.exec(parameter);
    const name = filter?.[2];
    if (name === undefined) continue;
    const lowered = name.toLowerCase();
    if (filter?.[1]) addValues(excluded, name, text);
    else if (Object.hasOwn(ownFilters, lowered)) own[lowered] = text;
    else addValues(attributes, name, text);
  }
  const { orFiltersOperator, ...flags } = parseOrRefuse(parametersSchema, Object.fromEntries(parameters), "query");
  const filters = parseOrRefuse(ownSchema, own, "filters");
  return {
    categoryId: filters.category,
    attributes,
    excluded,
    alternatives: orFiltersOperator ?? [],
    sale: filters.sale,
    isNew: filters.isnew,
    hasCampaignReduction: filters.hascampaignreduction,
    term: filters.term,
    isExact: flags.disableFuzziness ?? false,
    minPrice: filters.minprice,
    maxPrice: filters.maxprice,
    minReduction: filters.minreduction,
    maxReduction: filters.maxreduction,
    masterKeys: filters.stylekey,
    referenceKeys: filters.referencekey,
    eans: filters.ean,
    merchantIds: filters.merchantid,
    minProductId: flags.minProductId,
    minFirstLiveAt: filters.minfirstliveat,
    maxFirstLiveAt: filters.maxfirstliveat,
    sellableAt: filters.sellableat,
    includeSoldOut: flags.includeSoldOut ?? false,
  };
}

/** A text that is the same for queries of the same conditions written in the same order. */
export function queryName(query: ProductQuery): string {
  return JSON.stringify({ ...query, attributes: [...query.attributes], excluded: [...query.excluded] });
}

/** The entries of a comma-separated list. */
export function splitList(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

function addValues(filters: Map<string, number[]>, name: string, text: string): void {
  const values = splitList(text);
  if (values.some((value) => !/^\d{1,10}$/.test(value)))
    throw new CommerceError(400, `filters.${name}: takes ids of attribute values`);
  const all = [...(filters.get(name) ?? []), ...values.map(Number)];
  if (all.length > mostValues) throw new CommerceError(400, `filters.${name}: at most ${mostValues} values`);
  filters.set(name, all);
  if (filters.size > mostFilters) throw new CommerceError(400, `filters: at most ${mostFilters} attributes`);
}
