import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import type { ReactNode } from "react";
import { renderShop } from "../../graphql/testing/render-shop.tsx";
import { SiteContext } from "../../locale/site.ts";

const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test" };

/** Renders a part of a listing as the page at an address does. */
export function renderListing(element: ReactNode, options: Parameters<typeof renderShop>[1] = {}) {
  return renderShop(<SiteContext value={site}>{element}</SiteContext>, options);
}
