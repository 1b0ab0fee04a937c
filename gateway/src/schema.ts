import "./node-query.ts";
import "./catalog/category-listing.ts";
import "./catalog/category.ts";
import "./catalog/navigation.ts";
import "./catalog/product-query.ts";
import "./catalog/product.ts";
import "./catalog/redirect.ts";
import "./catalog/shop.ts";
import { builder } from "./builder.ts";

/** The whole graph; importing a domain's files is what adds it. */
export const schema = builder.toSchema({ sortSchema: true });
