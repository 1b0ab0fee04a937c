import { mostCompared } from "./compared-products.ts";

interface ComparisonAddress {
  /** Numbers of the colours that are shown, each once. */
  readonly numbers: readonly number[];
  /** How many are named that can be no product. */
  readonly unreadable: number;
  /** Whether more are named than can be compared. */
  readonly tooMany: boolean;
  readonly size: string | undefined;
  /** Path of the category of which products are to be chosen. */
  readonly pickFrom: string | undefined;
}

const aNumber = /^[1-9]\d{0,8}$/;

/** What the address of a comparison names: `?producten=101,205&maat=90x200`, or one parameter for each as a form sends them. */
export function comparisonAddress(search: URLSearchParams): ComparisonAddress {
  const named = search
    .getAll("producten")
    .join(",")
    .split(",")
    .flatMap((each) => each.trim() || []);
  const numbers = [...new Set(named.filter((each) => aNumber.test(each)).map(Number))];
  return {
    numbers: numbers.slice(0, mostCompared),
    unreadable: named.filter((each) => !aNumber.test(each)).length,
    tooMany: numbers.length > mostCompared,
    size: search.get("maat") || undefined,
    pickFrom: search.get("kies") || undefined,
  };
}
