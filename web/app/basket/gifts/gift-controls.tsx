import type { FragmentType } from "@apollo/client/masking";
import { useState, useTransition } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { giftIcon, trashIcon } from "#app/ui/icon/late-icon-paths.ts";
import type { GiftWish } from "./gift-wish.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";
import { useGift } from "./use-gift.ts";

const GiftControlsFragment = graphql(`
  fragment GiftControls_item on BasketItem {
    id
    key
    product {
      id
      name
    }
    variant {
      id
      variantId
    }
    promotion {
      promotion {
        id
        key
      }
    }
  }
`);

interface GiftControlsProps {
  readonly item: FragmentType<typeof GiftControlsFragment>;
  readonly onChooseGift: (wish: GiftWish) => void;
  readonly onRemoved: () => void;
}

const buttonClasses =
  "inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm text-ink-muted hover:text-ink hover:underline";

/** A gift can be changed for another or given back; how many there are, the promotion decides. */
export function GiftControls({ item, onChooseGift, onRemoved }: GiftControlsProps) {
  const { t } = useTranslation(["promotions", "ui"]);
  const { key, product, variant, promotion } = useFragment(GiftControlsFragment, item);
  const [busy, setBusy] = useState(false);
  const [opening, startOpening] = useTransition();
  const messages = useBasketMessages();
  const promotionKey = promotion?.promotion?.key;
  const wish = { promotionKey: promotionKey ?? "", replaces: { itemKey: key, variantId: variant.variantId } };
  const { decline } = useGift(wish);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const problem = await decline();
    setBusy(false);
    if (problem === undefined) onRemoved();
    else messages.changeFailed();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5" aria-busy={busy || opening || undefined}>
      {promotionKey !== undefined && (
        <button type="button" onClick={() => startOpening(() => onChooseGift(wish))} className={buttonClasses}>
          <Icon path={giftIcon} className="size-[1.125rem]" />
          {t("gift.change")}
        </button>
      )}
      <button
        type="button"
        aria-label={`${t("ui:label", { name: t("gift.remove") })} ${product.name}`}
        onClick={() => void remove()}
        className={buttonClasses}
      >
        <Icon path={trashIcon} className="size-[1.125rem]" />
        {t("gift.remove")}
      </button>
    </div>
  );
}
