import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { checkCircleIcon } from "#app/ui/icon/late-icon-paths.ts";
import type { WishedItem } from "#app/wishlist/wish-card.tsx";
import { AddToBasketButton } from "./add-to-basket-button.tsx";

const ChooseAndAdd = lazy(async () => ({ default: (await import("./choose-and-add.tsx")).ChooseAndAdd }));

interface BuyWishProps {
  readonly item: WishedItem;
  /** What can be done with the wish once it lies in the basket. */
  readonly renderAdded?: () => ReactNode;
}

/** Puts a wish into the basket; where a size is to be chosen, or the wished one is sold out, the choice opens first. */
export function BuyWish({ item, renderAdded }: BuyWishProps) {
  const { productId, productName, slug, variantId, soldOut, hasOthers } = item;
  const { t } = useTranslation("wishlistPage");
  const [isChoosing, setChoosing] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const onClosed = useCallback(() => setChoosing(false), []);
  const onAdded = () => setAdded(true);
  const hasToChoose = hasOthers && (variantId === undefined || soldOut);
  return (
    <div className="grid gap-1">
      {isAdded && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="inline-flex min-h-target items-center gap-1.5 text-sm text-success">
            <Icon path={checkCircleIcon} className="size-[1.125rem]" />
            {t("inBasket")}
          </p>
          {renderAdded?.()}
        </div>
      )}
      {hasToChoose ? (
        <Button
          variant="outline"
          dense
          wide
          aria-label={t("chooseFor", { name: productName })}
          onClick={() => setChoosing(true)}
        >
          {t(variantId === undefined ? "choose" : "chooseOther")}
        </Button>
      ) : (
        <AddToBasketButton
          productName={productName}
          variantIds={[]}
          chosenVariantId={variantId}
          soldOut={soldOut}
          dense
          wide
          onAdded={onAdded}
        />
      )}
      {isChoosing && (
        <Suspense>
          <ChooseAndAdd
            productId={productId}
            slug={slug}
            productName={productName}
            onAdded={onAdded}
            onClosed={onClosed}
          />
        </Suspense>
      )}
    </div>
  );
}
