import type { ReactNode } from "react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { PageAnswersProvider } from "#app/graphql/page/page-answers-provider.tsx";
import { answerKey } from "#app/graphql/page/page-answers.ts";
import { renderShop } from "../../graphql/testing/render-shop.tsx";
import { SiteContext } from "../../locale/site.ts";
import { ShellQuery } from "../shell-query.ts";

const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test" };
const shop = { __typename: "Shop", id: "shop", name: "Warmeland", paymentMethods: [], contact: null };
const shell = { __typename: "Query", shop, navigation: [], settings: null };
const pageAnswers = new Map([[answerKey(ShellQuery, {}), shell]]);

/** Renders a page inside its shop. */
export function renderPage(page: ReactNode, options: Parameters<typeof renderShop>[1]) {
  return renderShop(
    <SiteContext value={site}>
      <PageAnswersProvider answers={pageAnswers}>{page}</PageAnswersProvider>
    </SiteContext>,
    options,
  );
}
