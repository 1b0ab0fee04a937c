import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { quantityRange } from "@warmeland/schema/rules/quantity-range.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { heartIcon } from "#app/ui/icon/icon-paths.ts";
import { trashIcon } from "#app/ui/icon/late-icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { QuantityStepper } from "#app/ui/form/quantity-stepper.tsx";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";
import { useMoveToWishlist } from "./use-move-to-wishlist.ts";
import { useRemoveFromBasket } from "./use-remove-from-basket.ts";
import { useUpdateBasketItem } from "./use-update-basket-item.ts";

const BasketLineControlsFragment = graphql(`
  fragment BasketLineControls_item on BasketItem {
    id
    key
    quantity
    availableQuantity
    status
    product {
      id
      name
    }
    variant {
      id
      variantId
      sellable
    }
  }
`);

interface BasketLineControlsProps {
  readonly item: FragmentType<typeof BasketLineControlsFragment>;
  /** Offers to keep it on the wishlist instead. */
  readonly canSave: boolean;
  readonly onRemoved: () => void;
}

/** How many, and away with it: to the wishlist or altogether. */
export function BasketLineControls({ item, canSave, onRemoved }: BasketLineControlsProps) {
  const data = useFragment(BasketLineControlsFragment, item);
  const { key, quantity, availableQuantity, status, product, variant } = data;
  return (
    <Controls
      key={key}
      itemKey={key}
      quantity={quantity}
      most={Math.min(availableQuantity, quantityRange.max)}
      productName={product.name}
      variantId={variant.variantId}
      offered={status !== "DELETED"}
      sellable={status !== "DELETED" && variant.sellable}
      canSave={canSave}
      onRemoved={onRemoved}
    />
  );
}

interface ControlsProps {
  readonly itemKey: string;
  readonly quantity: number;
  readonly most: number;
  readonly productName: string;
  readonly variantId: number;
  readonly offered: boolean;
  readonly sellable: boolean;
  readonly canSave: boolean;
  readonly onRemoved: () => void;
}

const actionClasses =
  "inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm text-ink-muted hover:text-ink hover:underline";

function Controls({
  itemKey,
  quantity,
  most,
  productName,
  variantId,
  offered,
  sellable,
  canSave,
  onRemoved,
}: ControlsProps) {
  const { t } = useTranslation("basket");
  const item = useUpdateBasketItem({ key: itemKey, quantity, productName });
  const { remove, busy } = useRemoveFromBasket({ key: itemKey, productName });
  const wishlist = useMoveToWishlist({ key: itemKey, variantId, productName });
  const messages = useBasketMessages();
  const leave = async (work: () => Promise<boolean>) => {
    if (await work()) onRemoved();
  };
  const takeTyped = async (typed: number) => {
    if (typed === 0) return leave(remove);
    const left = await item.change(Math.min(typed, quantityRange.max));
    if (left === quantityRange.max && typed > left) messages.quantityLimited(productName, left);
  };
  return (
    <div
      className="flex flex-wrap items-center gap-x-4 gap-y-1"
      aria-busy={busy || wishlist.busy || item.busy || undefined}
    >
      {sellable && most > 0 && (
        <QuantityStepper
          value={item.quantity}
          max={most}
          of={productName}
          onChange={(next) => void item.change(next)}
          onTyped={(typed) => void takeTyped(typed)}
        />
      )}
      <div className="flex gap-x-4">
        {canSave && offered && (
          <button
            type="button"
            aria-label={t("saveItem", { name: productName })}
            aria-disabled={wishlist.busy || undefined}
            onClick={() => void leave(wishlist.move)}
            className={actionClasses}
          >
            <Icon path={heartIcon} className="size-[1.125rem]" />
            {t("save")}
          </button>
        )}
        <button
          type="button"
          aria-label={t("removeItem", { name: productName })}
          aria-disabled={busy || undefined}
          onClick={() => void leave(remove)}
          className={actionClasses}
        >
          <Icon path={trashIcon} className="size-[1.125rem]" />
          {t("remove")}
        </button>
      </div>
    </div>
  );
}
