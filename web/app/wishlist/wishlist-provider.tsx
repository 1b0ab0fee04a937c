import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSharedWishlist } from "./sharing/use-shared-wishlist.ts";
import { WishlistContext } from "./wishlist-context.ts";
import { WishlistPartsFragment } from "./wishlist-parts.ts";

interface WishlistProviderProps {
  /** The wishlist of the visitor query, which runs in the browser only; undefined until it has come. */
  readonly wishlist: FragmentType<typeof WishlistPartsFragment> | null | undefined;
  /** Tabs that give the same name have the same wishlist; undefined while it is not known whose it is. */
  readonly sharedAs?: string | undefined;
  /** Nothing is on it. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** Gives the visitor's wishlist to hearts and counters: read once here, not by every heart. */
export function WishlistProvider({ wishlist, sharedAs, isEmpty = false, children }: WishlistProviderProps) {
  useSharedWishlist({ wishlist, name: sharedAs, isEmpty });
  const parts = useFragment(WishlistPartsFragment, wishlist);
  return <WishlistContext value={parts}>{children}</WishlistContext>;
}
