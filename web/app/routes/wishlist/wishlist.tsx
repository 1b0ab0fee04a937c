import { useTranslation } from "react-i18next";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { BuyWish } from "#app/basket/add/buy-wish.tsx";
import { useEmptyPage } from "#app/layout/use-empty-page.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import { LateSuggestions } from "#app/recommendations/late-suggestions.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TakeOffButton } from "#app/wishlist/take-off-button.tsx";
import { WishlistContents } from "#app/wishlist/wishlist-contents.tsx";

export const handle: RouteHandle = { pageType: "wishlist" };

export default function Wishlist() {
  const { t } = useTranslation("wishlistPage");
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("title")} path={paths.wishlist} hidden />
      <h1 className="pt-7 pb-5 font-display text-h1 font-medium tracking-display">{t("title")}</h1>
      <NeedsScript what="page" className="max-w-xl" />
      <WishlistContents
        emptyText={useEmptyPage("WISHLIST")}
        below={<LateSuggestions />}
        renderAction={({ itemKey, wish, ...item }) => (
          <BuyWish
            item={item}
            renderAdded={() => <TakeOffButton itemKey={itemKey} wish={wish} productName={item.productName} />}
          />
        )}
      />
    </main>
  );
}
