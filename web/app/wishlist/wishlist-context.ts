import type { FragmentType } from "@apollo/client/masking";
import { createContext } from "react";
import type { WishlistPartsFragment } from "./wishlist-parts.ts";

/** The visitor's wishlist; undefined until it has come, which is in the browser only. */
export const WishlistContext = createContext<FragmentType<typeof WishlistPartsFragment> | undefined>(undefined);
