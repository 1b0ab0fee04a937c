import { readFile } from "node:fs/promises";

/** A variant as the judge sees it: one that can be bought. */
export interface JudgedVariant {
  cents: number;
  isReduced: boolean;
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** One colour of a master as the judge sees it, from the catalogue's own lines: nothing here knows the search. */
export interface JudgedProduct {
  referenceKey: string;
  masterKey: string;
  name: string;
  texts: string;
  care: string;
  categories: readonly string[];
  /** Attribute key to values. */
  attributes: Readonly<Record<string, readonly string[]>>;
  variants: readonly JudgedVariant[];
}

export interface Assortment {
  products: readonly JudgedProduct[];
  /** What the shop calls a value of an attribute. */
  label(key: string, value: string): string;
}

interface ProductLine {
  type: "product";
  referenceKey: string;
  masterKey: string;
  active?: boolean;
  name: { nl: string };
  subtitle: { nl: string };
  description: { nl: string };
  passport: { care?: { nl: string } };
  categories: string[];
  attributes: Record<string, string[]>;
  variants: {
    attributes: Record<string, string[]>;
    stock: { quantity: number; sellableWithoutStock?: boolean };
    prices: { nl?: { cents: number; reduction?: string } };
  }[];
}

interface AttributeLine {
  type: "attribute";
  key: string;
  valueType?: string;
  values: { value: string; label: { nl: string } }[];
}

/** Reads a catalogue file: what can be bought in the Dutch shop. */
export async function readAssortment(file: string): Promise<Assortment> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  const labels = new Map<string, string>();
  const products: JudgedProduct[] = [];
  for (const line of lines.map((text) => JSON.parse(text) as ProductLine | AttributeLine)) {
    if (line.type === "attribute")
      for (const { value, label } of line.values) labels.set(`${line.key}=${value}`, label.nl);
    if (line.type === "product" && line.active !== false) products.push(judgedProduct(line));
  }
  return {
    products: products.filter(({ variants }) => variants.length > 0),
    label: (key, value) => labels.get(`${key}=${value}`) ?? value,
  };
}

function judgedProduct(line: ProductLine): JudgedProduct {
  const sellable = line.variants.filter(
    ({ stock, prices }) => prices.nl && (stock.quantity > 0 || stock.sellableWithoutStock),
  );
  return {
    referenceKey: line.referenceKey,
    masterKey: line.masterKey,
    name: line.name.nl,
    texts: [line.name.nl, line.subtitle.nl, line.description.nl].join(" "),
    care: line.passport.care?.nl ?? "",
    categories: line.categories,
    attributes: line.attributes,
    variants: sellable.map(({ attributes, prices }) => ({
      attributes,
      cents: prices.nl?.cents ?? 0,
      isReduced: prices.nl?.reduction !== undefined,
    })),
  };
}
