import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { choose, chosenVariant, firstChoice, openDimensions, type Choice, type ChoiceVariant, type Dimension } from "./variant-choice.ts";

interface VariantNode {
  readonly variantId: number;
  readonly sellable: boolean;
  readonly attributes: readonly { readonly key: string; readonly values: readonly { readonly value: string }[] }[];
  readonly price: { readonly withTax: { readonly cents: number; readonly formatted: string } };
}

/** A product's choice, kept in the address once it names a variant, so that a link shows what was chosen. */
export function useVariantChoice(nodes: readonly VariantNode[]) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = Number(search.get("variant")) || undefined;
  const variants: ChoiceVariant[] = nodes.map((node) => ({
    variantId: node.variantId,
    sellable: node.sellable,
    size: valueOf(node, "size"),
    hardness: valueOf(node, "hardness"),
    price: node.price.withTax.formatted,
    cents: node.price.withTax.cents,
  }));
  const [partial, setPartial] = useState<{ readonly over: number | undefined; readonly choice: Choice }>();
  // A half-made choice counts until the address names another variant: by a link, or by the back button.
  const choice = partial && partial.over === named ? partial.choice : firstChoice(variants, named);
  const firstOpen = openDimensions(variants).find((dimension) => choice[dimension] === undefined);

  const select = (dimension: Dimension, value: string): void => {
    const next = choose(variants, choice, dimension, value);
    const variant = chosenVariant(variants, next);
    if (variant) void navigate({ search: `?variant=${variant.variantId}` }, { replace: true, preventScrollReset: true });
    setPartial({ over: variant ? variant.variantId : named, choice: next });
  };
  return { variants, choice, select, firstOpen };
}

function valueOf(node: VariantNode, key: string): string | undefined {
  return node.attributes.find((attribute) => attribute.key === key)?.values[0]?.value;
}
