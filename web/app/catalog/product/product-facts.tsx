import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { AttributeTable } from "./attribute-table.tsx";
import { namedVariant } from "#app/catalog/variant/use-variant-choice.ts";

export const ProductFactsFragment = graphql(`
  fragment ProductFacts_product on Product {
    id
    masterKey
    brand {
      name
    }
    attributes {
      key
      label
      values {
        label
      }
    }
    variants {
      edges {
        node {
          id
          variantId
          articleNumber
          attributes(keys: ["size", "hardness"]) {
            key
            label
            values {
              label
              value
            }
          }
        }
      }
    }
  }
`);

/** Properties a product page shows, in this order (docs/rules.md#products-and-masters); whatever else a catalogue has follows. */
const order =
  "size cover hardness color fillingMaterial headboard packagingUnit upholstery woodType woodColor footVariant frameHeight coreHeight version warmthClass madeIn vegan weight shippingType".split(
    " ",
  );

/** Attributes that stand elsewhere on the page, are badges with a proof, or are no facts for a shopper. */
const elsewhere = new Set(
  "careSymbols packet sizeGuide fitKind fabricSample productName masterTitle subtitle description brand promotion shopSize masterReviewsCount masterReviewsScore unit productFilterMadeInGermany allergySuitable metalFree bestseller topReview".split(
    " ",
  ),
);

interface Fact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly { readonly label: string }[];
}

/** The properties of a product: of the variant that the address names, else of all of them. */
export function ProductFacts({ product }: { readonly product: FragmentType<typeof ProductFactsFragment> }) {
  const { t } = useTranslation("product");
  const [search] = useSearchParams();
  const data = useFragment(ProductFactsFragment, product);
  const all = data.variants?.edges.map(({ node }) => node) ?? [];
  const named =
    all.find(({ variantId }) => variantId === namedVariant(search)) ?? (all.length === 1 ? all[0] : undefined);
  // linen says in a story of its own what is in the packet of each size
  const hasPacket = data.attributes.some(({ key }) => key === "careSymbols");
  const facts = [...factsOf(named ? [named] : all), ...data.attributes]
    .filter(({ key, values }) => !elsewhere.has(key) && values.length > 0 && (key !== "packagingUnit" || !hasPacket))
    .toSorted((one, other) => placeOf(one.key) - placeOf(other.key));
  return (
    <AttributeTable
      rows={[
        { label: t("brand"), value: data.brand.name },
        ...facts.map(({ label, values }) => ({
          label,
          value: capitalized(values.map((value) => value.label).join(", ")),
        })),
        { label: t("articleNumber"), value: named?.articleNumber ?? data.masterKey },
      ]}
    />
  );
}

/** Colours are written small in names, facts begin with a capital. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function placeOf(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
}

/** What variants have, each value once. */
function factsOf(variants: readonly { readonly attributes: readonly Fact[] }[]): Fact[] {
  const byKey = Map.groupBy(
    variants.flatMap(({ attributes }) => attributes),
    ({ key }) => key,
  );
  return [...byKey].map(([key, same]) => {
    const labels = new Set(same.flatMap(({ values }) => values.map(({ label }) => label)));
    return { key, label: same[0]!.label, values: [...labels].map((label) => ({ label })) };
  });
}
