import type { FragmentType } from "@apollo/client/masking";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { renderShop, testQuery } from "../../graphql/testing/render-shop.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { WishlistProvider } from "../wishlist-provider.tsx";
import { WishlistPartsFragment } from "../wishlist-parts.ts";

const VisitorWishlistQuery = testQuery(
  "query VisitorWishlist { wishlist { id ...WishlistParts_wishlist } }",
  WishlistPartsFragment,
);

/** A wishlist as the gateway answers it, with one item per product id; `p1` has the item `key-p1`. */
export function wishlistData(productIds: readonly string[] = []) {
  return {
    __typename: "Wishlist",
    id: "own",
    count: productIds.length,
    items: productIds.map((id) => ({
      __typename: "WishlistItem",
      id: `item-${id}`,
      key: `key-${id}`,
      product: { __typename: "Product", id },
      variant: null,
    })),
  };
}

/** A wishlist with these variants of the product `p1`; null is the product as such. Variant 7 has the item `key-7`. */
export function wishlistOfVariants(variantIds: readonly (number | null)[]) {
  const items = variantIds.map((variantId) => ({
    __typename: "WishlistItem",
    id: `item-${variantId ?? "p1"}`,
    key: `key-${variantId ?? "p1"}`,
    product: { __typename: "Product", id: "p1" },
    variant: variantId === null ? null : { __typename: "Variant", id: `variant-${variantId}`, variantId },
  }));
  return { ...wishlistData(), count: items.length, items };
}

function Page({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery<{ wishlist: FragmentType<typeof WishlistPartsFragment> }>(VisitorWishlistQuery);
  return (
    <WishlistProvider wishlist={data?.wishlist}>
      {data && <p>known</p>}
      {children}
      <Toaster />
    </WishlistProvider>
  );
}

/** Renders inside a page whose visitor has this wishlist. */
export function renderWithWishlist(
  element: ReactNode,
  wishlist: object,
  responses: Parameters<typeof renderShop>[1] = {},
) {
  return renderShop(<Page>{element}</Page>, {
    ...responses,
    responses: { VisitorWishlist: { wishlist }, ...responses.responses },
  });
}
