import type { ChoiceVariant } from "./variant-choice.ts";

interface VariantNode {
  readonly variantId: number;
  readonly sellable: boolean;
  readonly attributes: readonly {
    readonly key: string;
    readonly values: readonly { readonly value: string; readonly label?: string }[];
  }[];
}

/** A variant of a response as a choice sees it. */
export function choiceVariant({ variantId, sellable, attributes }: VariantNode): ChoiceVariant {
  const valueOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.values[0]?.value;
  return { variantId, sellable, size: valueOf("size"), hardness: valueOf("hardness") };
}

/** How sizes and hardnesses are called: '90x200' is '90 × 200 cm'. */
export function labelsOf(nodes: readonly Pick<VariantNode, "attributes">[]): ReadonlyMap<string, string> {
  const values = nodes.flatMap((node) => node.attributes.flatMap((attribute) => attribute.values));
  return new Map(values.map(({ value, label }) => [value, label ?? value]));
}
