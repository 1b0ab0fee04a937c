import { useTranslation } from "react-i18next";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { BasketContents } from "#app/basket/basket-contents.tsx";
import { BasketMisfits } from "#app/basket/basket-misfits.tsx";
import { BasketPromises } from "#app/basket/basket-promises.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { useEmptyPage } from "#app/layout/use-empty-page.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import { BasketFits } from "#app/recommendations/basket-fits.tsx";
import { LateSuggestions } from "#app/recommendations/late-suggestions.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import type { Route } from "./+types/basket";

const BasketPageQuery = graphql(`
  query BasketPage {
    shop {
      id
      freeShipping
      ...BasketPromises_shop
    }
  }
`);

export const handle: RouteHandle = { pageType: "basket" };

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadQueries(args, [[BasketPageQuery, {}, ["shop"]]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function Basket() {
  const { t } = useTranslation("basket");
  const data = usePageQuery(BasketPageQuery, {});
  const emptyText = useEmptyPage("BASKET");
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("title")} path={paths.basket} hidden />
      <h1 className="pt-7 pb-5 font-display text-h1 font-medium tracking-display">{t("title")}</h1>
      <NeedsScript what="page" className="max-w-xl" />
      <BasketContents
        emptyText={emptyText}
        freeShipping={data?.shop.freeShipping ?? false}
        renderNotice={(lines) => <BasketMisfits key={lines} />}
        belowEmpty={<LateSuggestions />}
        renderBelow={(lines) => <BasketFits key={lines} />}
        promises={data && <BasketPromises shop={data.shop} />}
      />
    </main>
  );
}
