import type { Category } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";

/** A category of the tree that commerce gives; the tree stays cached, so that walking it costs no call. */
export const CategoryRef = builder.objectRef<Category>("Category");
