import { isMeasureFilter } from "@warmeland/schema/rules/measure-range.ts";
import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import { attributes, type AttributeKey, type AttributeSource } from "../source/attributes.ts";
import { brands } from "../source/brands.ts";
import { colours } from "../source/colours.ts";
import { weightWord } from "./build-product.ts";
import { packet } from "./linen.ts";
import { compareSizes, parseSize } from "./sizes.ts";
import type { MasterSource } from "./source.ts";
import { localised } from "./localised.ts";
import { valueKey } from "./values.ts";

/** The attribute lines: every group of the source, with the values that the products use. */
export function buildAttributes(masters: readonly MasterSource[], products: readonly ProductLine[]): AttributeLine[] {
  const used = gatherUsed(products);
  const words = gatherWords(masters, products);
  return Object.entries<AttributeSource>(attributes).map(([key, source]) => {
    const values = source.values
      ? Object.entries(source.values).map(([value, label]) => ({ value, label }))
      : [...(used.get(key) ?? [])]
          .map((value) => ({ value, label: words.get(`${key} ${value}`) ?? value }))
          .toSorted(order(key as AttributeKey));
    return {
      type: "attribute",
      key,
      label: localised(source.label),
      valueType: source.type ?? "",
      multiSelect: source.multiSelect ?? false,
      filterable: source.filterable ?? false,
      visible: !source.hidden,
      values: values.map(({ value, label }) => ({ value, label: localised(label) })),
    };
  });
}

function gatherUsed(products: readonly ProductLine[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const owners = products.flatMap((product) => [
    product.attributes,
    ...product.variants.map((variant) => variant.attributes),
  ]);
  for (const [key, values] of owners.flatMap((owner) => Object.entries(owner))) {
    used.set(key, new Set([...(used.get(key) ?? []), ...values]));
  }
  return used;
}

/** Labels by group and value. */
function gatherWords(masters: readonly MasterSource[], products: readonly ProductLine[]): Map<string, string> {
  const pairs: [string, string][] = masters
    .flatMap((master) => [master.attributes, ...Object.values(master.colours).map((colour) => colour.attributes ?? {})])
    .flatMap((attributes) =>
      Object.entries(attributes).flatMap(([key, words]) => [words].flat().map((word): [string, string] => [key, word])),
    );
  const labels = new Map(pairs.map(([key, word]) => [`${key} ${valueKey(word)}`, word]));
  for (const { name, madeIn } of Object.values(brands)) {
    labels.set(`brand ${valueKey(name)}`, name);
    labels.set(`madeIn ${valueKey(madeIn)}`, madeIn);
  }
  for (const [name, hex] of Object.entries(colours)) labels.set(`color ${hex}`, name);
  const measures = products.flatMap(({ variants }) => variants.flatMap(({ attributes }) => Object.entries(attributes)));
  for (const [key, [value = ""]] of measures)
    if (isMeasureFilter(key)) labels.set(`${key} ${value}`, `${value}\u00a0cm`);
  for (const master of masters)
    for (const size of Object.keys(master.prices).map(parseSize))
      for (const piece of packet(master, size)) labels.set(`packet ${valueKey(piece)}`, piece);
  for (const product of products) {
    labels.set(`weight ${valueKey(weightWord(product.variants))}`, weightWord(product.variants));
    for (const size of product.variants.flatMap((variant) => variant.attributes.size ?? []))
      labels.set(`size ${size}`, parseSize(size).label);
  }
  return labels;
}

type Labelled = { value: string; label: string };

function order(key: AttributeKey): (one: Labelled, other: Labelled) => number {
  const hexCodes: string[] = Object.values(colours);
  if (key === "color") return (one, other) => hexCodes.indexOf(one.value) - hexCodes.indexOf(other.value);
  if (key === "size") return (one, other) => compareSizes(parseSize(one.value), parseSize(other.value));
  return (one, other) => one.label.localeCompare(other.label, "nl", { numeric: true });
}
