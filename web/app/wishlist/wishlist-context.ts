import { createContext } from "react";
import type { WishlistParts_WishlistFragment } from "#app/graphql/generated/graphql.ts";

/** The visitor's wishlist; undefined until it has come, which is in the browser only. */
export const WishlistContext = createContext<WishlistParts_WishlistFragment | undefined>(undefined);
