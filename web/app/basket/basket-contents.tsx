import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BasketPromotions } from "#app/promotions/basket-promotions.tsx";
import { Button } from "#app/ui/button.tsx";
import type { EmptyText } from "#app/ui/feedback/empty-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";
import { DeliveryChoice } from "./delivery/delivery-choice.tsx";
import { BasketLines } from "./lines/basket-lines.tsx";
import { BasketSummary } from "./basket-summary.tsx";
import { ClearBasketButton } from "./clear-basket-button.tsx";
import { EmptyBasket } from "./empty-basket.tsx";
import { OpenPaymentNotice } from "./open-payment-notice.tsx";
import { useEmptied } from "#app/ui/form/use-emptied.ts";
import { useBasket } from "./use-basket.ts";
import { useGiftDialog } from "./gifts/use-gift-dialog.tsx";
import { useGiftNotices } from "./gifts/use-gift-notices.ts";

const BasketContentsFragment = graphql(`
  fragment BasketContents_basket on Basket {
    id
    items {
      id
    }
    isEmpty
    ...OpenPaymentNotice_basket
    ...GiftNotices_basket
    ...BasketPromotions_basket
    ...BasketLines_basket
    ...DeliveryChoice_basket
    ...BasketSummary_basket
  }
`);

interface BasketContentsProps {
  /** Stands at the end of the summary: what the shop promises and how one can pay. */
  readonly promises: ReactNode;
  /** What is to be said of the lines, and what stands below everything; anew when other lines lie in it. Not of an empty basket. */
  readonly renderNotice?: (lines: string) => ReactNode;
  readonly renderBelow?: (lines: string) => ReactNode;
  /** Stands below an empty basket. */
  readonly belowEmpty?: ReactNode;
  readonly freeShipping: boolean;
  /** What editors say of an empty basket. */
  readonly emptyText?: EmptyText | undefined;
}

/** The basket page's list and summary, in every state a basket can be in. */
export function BasketContents({
  promises,
  renderNotice,
  renderBelow,
  belowEmpty,
  freeShipping,
  emptyText,
}: BasketContentsProps) {
  const { t } = useTranslation("basket");
  const { basket, failed, retry } = useBasket();
  const data = useFragment(BasketContentsFragment, basket);
  const emptied = useEmptied(data?.isEmpty);
  const { region, chooseGift, dialog } = useGiftDialog();
  useGiftNotices(data);
  if (!data && failed) {
    return (
      <Notice live type="error" title={t("loadFailed")}>
        <Button variant="outline" dense onClick={retry} className="mt-3">
          {t("retry")}
        </Button>
      </Notice>
    );
  }
  if (!data) return <BasketSkeleton />;
  const lines = data.items.map(({ id }) => id).join();
  if (data.isEmpty)
    return (
      <>
        <EmptyBasket takesFocus={emptied} said={emptyText} />
        {belowEmpty}
      </>
    );
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
        <div ref={region} tabIndex={-1} className="outline-none">
          <OpenPaymentNotice basket={data} />
          <BasketPromotions basket={data} show="open" onChooseGift={(promotionKey) => chooseGift({ promotionKey })} />
          <BasketLines basket={data} layout="page" onChooseGift={chooseGift} />
          {renderNotice?.(lines)}
          <DeliveryChoice basket={data} />
          <BasketPromotions
            basket={data}
            show="settled"
            onChooseGift={(promotionKey) => chooseGift({ promotionKey })}
          />
          <ClearBasketButton />
          {dialog}
        </div>
        <BasketSummary basket={data} freeShipping={freeShipping} promises={promises} />
      </div>
      {renderBelow?.(lines)}
    </>
  );
}

function BasketSkeleton() {
  const { t } = useTranslation("basket");
  return (
    <div role="status" className="noscript:hidden grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
      <span className="sr-only">{t("loading")}</span>
      <div className="grid gap-5">
        {[0, 1].map((line) => (
          <div key={line} className="grid grid-cols-[6.5rem_1fr] gap-4 md:grid-cols-[10.5rem_1fr] md:gap-6">
            <SkeletonBar className="aspect-product" />
            <div>
              <SkeletonBar className="h-4.5 w-1/2" />
              <SkeletonBar className="mt-2 h-3.5 w-1/3" />
            </div>
          </div>
        ))}
      </div>
      <SkeletonBar className="h-64" />
    </div>
  );
}
