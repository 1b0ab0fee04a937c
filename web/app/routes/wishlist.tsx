import { useTranslation } from "react-i18next";
import { AddToBasketButton } from "#app/basket/add-to-basket-button.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { WishlistContents, type WishedItem } from "#app/wishlist/wishlist-contents.tsx";

export const handle: RouteHandle = { pageType: "wishlist" };

export default function Wishlist() {
  const { t } = useTranslation("wishlist");
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter pb-section outline-none">
      <PageHead title={t("title")} path={paths.wishlist} hidden />
      <h1 className="pt-7 pb-5 font-display text-h1 font-medium tracking-display">{t("title")}</h1>
      <WishlistContents renderAction={(item) => <BuyWish {...item} />} />
    </main>
  );
}

/** Into the basket where one variant is meant, else to the page where it is chosen. */
function BuyWish({ productName, slug, variantId, soldOut }: WishedItem) {
  const { t } = useTranslation("wishlist");
  if (variantId === undefined && !soldOut) {
    return (
      <ButtonLink href={paths.product(slug)} variant="outline" dense>
        {t("choose")}
      </ButtonLink>
    );
  }
  return <AddToBasketButton productName={productName} variantIds={[]} chosenVariantId={variantId} soldOut={soldOut} dense wide />;
}
