import type { TFunction } from "i18next";
import { drawingKind } from "#app/catalog/story/drawing-kind.ts";

interface Trait {
  readonly key: string;
  readonly values: readonly { readonly value: string | null }[];
}

/** How many sizes have names of their own: 'Compact, 198 cm breed'. */
const named: Readonly<Record<number, readonly ("compact" | "standard" | "spacious")[]>> = {
  2: ["compact", "spacious"],
  3: ["compact", "standard", "spacious"],
};
const sides = ["wide", "deep", "high"] as const;

/**
 * Labels in which a size of furniture is called by the one measure that differs: '218 cm breed', of sofas with a name before it. All others stay.
 * @param labels of values, as `labelsOf` makes them
 * @param traits attributes of the product
 */
export function sizeNames(
  labels: ReadonlyMap<string, string>,
  traits: readonly Trait[],
  t: TFunction<"product">,
): ReadonlyMap<string, string> {
  const sizes = [...labels.keys()].filter((value) => /^\d+x\d+x\d+$/.test(value));
  const measures = sizes.map((size) => size.split("x").map(Number));
  const differing = sides.filter((_, side) => new Set(measures.map((each) => each[side])).size > 1);
  const [side] = differing;
  if (side === undefined || differing.length > 1) return labels;
  const place = sides.indexOf(side);
  const inOrder = sizes.toSorted((one, other) => Number(one.split("x")[place]) - Number(other.split("x")[place]));
  const kind = drawingKind(new Map(traits.map(({ key, values }) => [key, values[0]?.value ?? ""])));
  const names = kind === "seat" || kind === "corner" ? named[sizes.length] : undefined;
  const renamed = inOrder.map((size, index) => {
    const measure = t(`measure.${side}`, { count: Number(size.split("x")[place]) });
    const name = names?.[index];
    return [size, name ? `${t(`sizeName.${name}`)}, ${measure}` : measure] as const;
  });
  return new Map([...labels, ...renamed]);
}
