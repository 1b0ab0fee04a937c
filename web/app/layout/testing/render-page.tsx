import type { ReactNode } from "react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { PageResponsesContext, responseKey } from "#app/graphql/page/page-responses.ts";
import { renderShop } from "../../graphql/testing/render-shop.tsx";
import { SiteContext } from "../../locale/site.ts";
import { ShellQuery } from "../shell-query.ts";

const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test" };
const contact = {
  __typename: "ShopContact",
  email: "klantenservice@warmeland.example",
  phone: "088 000 10 00",
  phoneHours: "maandag tot en met vrijdag van 9 tot 18 uur",
  companyName: "Warmeland B.V.",
  street: "Dekenkade 1",
  zipCode: "3812 ZW",
  city: "Amersfoort",
  chamberOfCommerce: "00000000",
  vatNumber: "NL000000000B00",
};
const shop = { __typename: "Shop", id: "shop", name: "Warmeland", returnDays: 100, paymentMethods: [], contact };
const shell = { __typename: "Query", shop, navigation: [], settings: null, inspiration: null, advice: null };

/** Renders a page inside its shop. */
export function renderPage(page: ReactNode, options: Parameters<typeof renderShop>[1]) {
  return renderShop(
    <SiteContext value={site}>
      <PageResponsesContext value={new Map([[responseKey(ShellQuery, {}), shell]])}>{page}</PageResponsesContext>
    </SiteContext>,
    options,
  );
}
