import { use, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BasketPromotions } from "#app/promotions/basket-promotions.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { EmptyText } from "#app/ui/feedback/empty-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { BasketContext, basketFlyout } from "#app/basket/basket-context.ts";
import { BasketLines } from "#app/basket/lines/basket-lines.tsx";
import { EmptyBasket } from "#app/basket/empty-basket.tsx";
import { FlyoutFooter } from "./flyout-footer.tsx";
import { useEmptied } from "#app/ui/form/use-emptied.ts";
import { useBasket } from "#app/basket/use-basket.ts";
import { useGiftDialog } from "#app/basket/gifts/use-gift-dialog.tsx";
import { useGiftNotices } from "#app/basket/gifts/use-gift-notices.ts";
import { usePaidOrderNotice } from "#app/basket/use-paid-order-notice.ts";

const BasketFlyoutFragment = graphql(`
  fragment BasketFlyout_basket on Basket {
    id
    count
    isEmpty
    ...GiftNotices_basket
    ...PaidOrderNotice_basket
    ...BasketPromotions_basket
    ...BasketLines_basket
    ...FlyoutFooter_basket
  }
`);

/** The drawer that shows the basket after something was added; `emptyText` is what editors say of an empty one. */
export function BasketFlyout({ emptyText }: { readonly emptyText?: EmptyText | undefined }) {
  const { basket } = useBasket();
  const data = useFragment(BasketFlyoutFragment, basket);
  const emptied = useEmptied(data?.isEmpty);
  const { t } = useTranslation("basket");
  const { region, chooseGift, dialog } = useGiftDialog();
  useGiftNotices(data);
  usePaidOrderNotice(data);
  const title = (
    <>
      {t("title")}{" "}
      {data && !data.isEmpty && (
        <span className="font-sans text-base font-normal tracking-normal text-ink-muted tabular-nums">
          ({data.count})
        </span>
      )}
    </>
  );
  return (
    <Dialog
      overlayId={basketFlyout}
      placement="right"
      title={title}
      footer={data && !data.isEmpty ? <FlyoutFooter basket={data} /> : undefined}
    >
      <AdditionNotice />
      {data?.isEmpty && <EmptyBasket takesFocus={emptied} said={emptyText} />}
      {data && !data.isEmpty && (
        <div ref={region} tabIndex={-1} className="outline-none">
          <BasketPromotions basket={data} show="open" onChooseGift={(promotionKey) => chooseGift({ promotionKey })} />
          <BasketLines basket={data} layout="flyout" onChooseGift={chooseGift} />
        </div>
      )}
      {dialog}
    </Dialog>
  );
}

function AdditionNotice() {
  const { t } = useTranslation("basket");
  const { addition } = use(BasketContext);
  const added = useSyncExternalStore(addition.subscribe, addition.get, () => undefined);
  if (!added) return null;
  const { productName, variantTitle, reducedTo } = added;
  if (reducedTo !== undefined) {
    return (
      <Notice live type="warn" title={t("quantityReduced", { count: reducedTo, name: productName })} className="mb-5">
        {variantTitle}
      </Notice>
    );
  }
  return (
    <Notice live type="success" title={t("added", { name: productName })} className="mb-5">
      {variantTitle}
    </Notice>
  );
}
