import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { TrackedItemsQuery as TrackedItemsData } from "#app/graphql/generated/graphql.ts";
import type { TrackedItem } from "./tracking-event.ts";

graphql(`
  fragment TrackedPrice_price on Price {
    withTax {
      cents
      currency
    }
    vat {
      cents
    }
    reductions {
      category
      amount {
        cents
      }
    }
  }
`);

const TrackedItemsQuery = graphql(`
  query TrackedItems($productIds: [ID!]!, $variantIds: [ID!]!) {
    products(by: { ids: $productIds }) {
      id
      masterKey
      name
      soldOut
      brand {
        id
        name
      }
      categories {
        id
        categoryId
        name
      }
      price {
        current {
          ...TrackedPrice_price @unmask
        }
      }
    }
    nodes(ids: $variantIds) {
      id
      ... on Variant {
        articleNumber
        title
        sellable
        price {
          ...TrackedPrice_price @unmask
        }
      }
    }
  }
`);

export type LookedUpProduct = NonNullable<TrackedItemsData["products"][number]>;
export type LookedUpVariant = Extract<TrackedItemsData["nodes"][number], { readonly __typename?: "Variant" }>;

export interface LookedUpItem {
  readonly item: TrackedItem;
  /** Undefined when the shop no longer has it, or did not respond. */
  readonly product: LookedUpProduct | undefined;
  readonly variant: LookedUpVariant | undefined;
}

const mostIds = 100;

/** Looks up what the shop says of the items with one request at most; what is cached is not requested again. */
export function createItemLookUp(client: ApolloClient) {
  const products = new Map<string, LookedUpProduct>();
  const variants = new Map<string, LookedUpVariant>();

  /** What is cached of the items. */
  const cached = (items: readonly TrackedItem[]): LookedUpItem[] =>
    items.map((item) => ({
      item,
      product: products.get(item.productId),
      variant: item.variantId === undefined ? undefined : variants.get(item.variantId),
    }));

  const look = async (items: readonly TrackedItem[]): Promise<LookedUpItem[]> => {
    const productIds = missing(
      products,
      items.map((item) => item.productId),
    );
    const variantIds = missing(
      variants,
      items.flatMap((item) => item.variantId ?? []),
    );
    if (productIds.length + variantIds.length > 0) {
      const variables = { productIds, variantIds };
      const response = await client
        .query({ query: TrackedItemsQuery, variables, errorPolicy: "all" })
        .catch(() => undefined);
      for (const product of response?.data?.products ?? []) if (product) products.set(product.id, product);
      for (const node of response?.data?.nodes ?? []) if (node && "articleNumber" in node) variants.set(node.id, node);
    }
    return cached(items);
  };
  return { cached, look };
}

function missing(found: ReadonlyMap<string, unknown>, ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => !found.has(id)).slice(0, mostIds);
}
