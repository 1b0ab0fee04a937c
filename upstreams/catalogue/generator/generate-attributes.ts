import { isMeasureFilter, type MeasureKey } from "@warmeland/schema/rules/measure-range.ts";
import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";

import { packet } from "../builder/linen.ts";
import { compareSizes, parseSize } from "../builder/sizes.ts";
import { localised } from "../builder/localised.ts";
import { valueKey } from "../builder/values.ts";
import { furnitureMeasures } from "../linter/furniture-measures.ts";
import { attributes, type AttributeSource } from "../source/attributes.ts";
import { colours } from "../source/colours.ts";
import { kinds } from "./kinds.ts";
import { makers } from "./makers.ts";
import { weightLabels } from "./weight-labels.ts";

type Value = [value: string, label: string];

/** The attribute lines: all that any generated product can have, so that they are the same for every number of products. */
export function generateAttributes(): AttributeLine[] {
  return Object.entries<AttributeSource>(attributes).map(([key, source]) => ({
    type: "attribute",
    key,
    label: localised(source.label),
    valueType: source.type ?? "",
    multiSelect: source.multiSelect ?? false,
    filterable: source.filterable ?? false,
    visible: !source.hidden,
    values: (source.values ? Object.entries(source.values) : valuesOf(key)).map(([value, label]) => ({
      value,
      label: localised(label),
    })),
  }));
}

function valuesOf(key: string): Value[] {
  if (key === "color") return Object.entries(colours).map(([name, hex]): Value => [hex, name]);
  if (key === "size") return sizes().map((size): Value => [size.key, size.label]);
  if (key === "brand") return alphabetic(makers.map(({ name }) => name));
  if (key === "madeIn") return alphabetic(makers.map(({ madeIn }) => madeIn));
  if (key === "weight") return weightLabels.map((label): Value => [valueKey(label), label]);
  if (key === "packet") return alphabetic(packets());
  if (isMeasureFilter(key)) return measures(key).map((measure): Value => [String(measure), `${measure}\u00a0cm`]);
  return alphabetic([
    ...woodsOf(key),
    ...kinds.flatMap(({ words }) => Object.entries(words).flatMap(([word, labels]) => (word === key ? labels : []))),
  ]);
}

/** Colours of wood bring kinds of wood that no list of words need have. */
function woodsOf(key: string): string[] {
  return key === "woodType" ? ["Massief eiken", "Eikenfineer", "Massief walnoot", "Walnootfineer", "Gelakt MDF"] : [];
}

function measures(key: MeasureKey): number[] {
  const every = kinds.flatMap(({ under, sizes: keys, words }) =>
    keys.flatMap((size) =>
      [undefined, ...(words.frameHeight ?? [])].flatMap((frameHeight) => {
        const frame: Record<string, string[]> =
          frameHeight === undefined ? {} : { frameHeight: [valueKey(frameHeight)] };
        return furnitureMeasures({ categories: [under], attributes: frame }, size)[key] ?? [];
      }),
    ),
  );
  return [...new Set(every)].toSorted((one, other) => one - other);
}

/** What lies in the packet of linen, in every size of its kind. */
function packets(): string[] {
  return kinds.flatMap(({ under, sizes: keys, words }) =>
    (words.packagingUnit ?? []).flatMap((packagingUnit) =>
      keys.flatMap((size) => packet({ categories: [under], attributes: { packagingUnit } }, parseSize(size))),
    ),
  );
}

function sizes() {
  return [...new Set(kinds.flatMap((kind) => kind.sizes))].map(parseSize).toSorted(compareSizes);
}

function alphabetic(labels: readonly string[]): Value[] {
  return [...new Set(labels)]
    .toSorted((one, other) => one.localeCompare(other, "nl", { numeric: true }))
    .map((label) => [valueKey(label), label]);
}
