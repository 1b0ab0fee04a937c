import type { NavigationV2ItemCategory, NavigationV2Tree } from "@scayle/storefront-api";

import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError } from "../commerce-error.ts";
import { jsonResponse } from "../json-response.ts";
import { shopWords } from "../locale/shop-words.ts";
import type { CategoryEntry } from "../snapshot/category-tree.ts";
import { textIn } from "../text-in.ts";
import { categoryJson } from "../wire/category-json.ts";

const mainKey = "main";

/** `GET /v2/navigations`: every navigation of the shop, so the main one. */
export function listNavigations(call: CommerceCall): Response {
  return jsonResponse([mainNavigation(call)]);
}

/** `GET /v2/navigations/{referenceKey}`. */
export function getNavigation(call: CommerceCall, referenceKey: string): Response {
  if (referenceKey !== mainKey) throw new CommerceError(404, "Navigation not found");
  return jsonResponse(mainNavigation(call));
}

// The menu follows the assortment: every category that is not hidden, in its order.
function mainNavigation(call: CommerceCall): NavigationV2Tree {
  const items = visible(call.catalogue.snapshot.categories.roots).map((entry) => navigationItem(call, entry));
  return { id: 1, referenceKey: mainKey, name: textIn(shopWords.mainNavigation, call.shop), items };
}

function navigationItem(call: CommerceCall, entry: CategoryEntry): NavigationV2ItemCategory {
  const { image, properties } = entry.document;
  const include = { depth: 1, parents: false, properties: "all", productSorting: false, showHidden: false } as const;
  const category = call.query.get("with") === "category" ? categoryJson(entry, include, call.shop) : undefined;
  return {
    id: entry.id,
    name: textIn(entry.document.name, call.shop),
    assets: image ? { image: `/images/${image}` } : {},
    visibleFrom: null,
    visibleTo: null,
    customData: { ...properties },
    children: visible(entry.children).map((child) => navigationItem(call, child)),
    target: "category",
    categoryTarget: { categoryId: entry.id, filters: [], ...(category ? { category } : {}) },
  };
}

function visible(entries: readonly CategoryEntry[]): CategoryEntry[] {
  return entries.filter((entry) => !entry.document.hidden);
}
