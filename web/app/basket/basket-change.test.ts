import type { DocumentNode, SelectionSetNode } from "graphql";
import { expect, test } from "vitest";
import { BasketChangeFragment } from "./basket-change.ts";
import { BasketItemPartsFragment } from "./lines/basket-item-parts.ts";
import { BasketPartsFragment } from "./basket-parts.ts";

/** Every field a fragment selects, by its path. */
function pathsOf({ definitions }: DocumentNode, name: string): Set<string> {
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === "FragmentDefinition" ? [[each.name.value, each]] : [])),
  );
  const paths = new Set<string>();
  const walk = ({ selections }: SelectionSetNode, prefix: string) => {
    for (const selection of selections) {
      if (selection.kind === "FragmentSpread") walk(fragments.get(selection.name.value)!.selectionSet, prefix);
      if (selection.kind !== "Field" || selection.name.value === "__typename") continue;
      paths.add(prefix + selection.name.value);
      if (selection.selectionSet) walk(selection.selectionSet, `${prefix}${selection.name.value}.`);
    }
  };
  walk(fragments.get(name)!.selectionSet, "");
  return paths;
}

const shown = pathsOf(BasketPartsFragment, "BasketParts_basket");

test("a change brings everything that is shown of a basket, but what no change of a line can change of the others", () => {
  const changed = pathsOf(BasketChangeFragment, "BasketChange_basket");
  expect([...changed].filter((path) => !shown.has(path))).toEqual([]);
  expect([...shown].filter((path) => !changed.has(path)).toSorted()).toEqual([
    "items.product.images",
    "items.product.images.alt",
    "items.product.images.height",
    "items.product.images.url",
    "items.product.images.width",
    "items.product.name",
    "items.product.slug",
    "items.variant.delivery",
    "items.variant.delivery.max",
    "items.variant.delivery.min",
    "items.variant.delivery.unit",
    "items.variant.title",
    "items.variant.variantId",
  ]);
});

test("a new line brings everything that is shown of one", () => {
  const line = pathsOf(BasketItemPartsFragment, "BasketItemParts_item");
  const ofLine = [...shown].flatMap((path) => (path.startsWith("items.") ? path.slice("items.".length) : []));
  expect(ofLine.filter((path) => !line.has(path))).toEqual([]);
});
