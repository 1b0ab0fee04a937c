import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { BuyWish } from "#app/basket/add/buy-wish.tsx";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { SharedWishlistContents } from "#app/wishlist/sharing/shared-wishlist-contents.tsx";

export const handle: RouteHandle = { pageType: "wishlist" };

/** Somebody else's wishlist behind its link (docs/rules.md#public-and-personal: its contents load in the browser, and no cache keeps them). */
export default function SharedWishlist() {
  const { t } = useTranslation("wishlistPage");
  const { token = "" } = useParams();
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("shared.title")} path={paths.wishlist} hidden />
      <h1 className="pt-7 pb-5 font-display text-h1 font-medium tracking-display">{t("shared.title")}</h1>
      <NeedsScript what="page" className="max-w-xl" />
      <SharedWishlistContents token={token} renderAction={(item) => <BuyWish item={item} />} />
    </main>
  );
}
