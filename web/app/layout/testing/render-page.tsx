import type { ReactNode } from "react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { PageResponsesContext, responseKey } from "#app/graphql/page/page-responses.ts";
import { renderShop } from "../../graphql/testing/render-shop.tsx";
import { SiteContext } from "../../locale/site.ts";
import { ShellQuery } from "../shell-query.ts";

const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test" };
const shop = { __typename: "Shop", id: "shop", name: "Warmeland", paymentMethods: [], contact: null };
const shell = { __typename: "Query", shop, navigation: [], settings: null };

/** Renders a page inside its shop. */
export function renderPage(page: ReactNode, options: Parameters<typeof renderShop>[1]) {
  return renderShop(
    <SiteContext value={site}>
      <PageResponsesContext value={new Map([[responseKey(ShellQuery, {}), shell]])}>{page}</PageResponsesContext>
    </SiteContext>,
    options,
  );
}
