import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { quantityRange } from "@warmeland/schema/rules/quantity-range.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { trashIcon } from "#app/ui/late-icon-paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
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
  readonly onRemoved: () => void;
}

/** How many, and away with it. */
export function BasketLineControls({ item, onRemoved }: BasketLineControlsProps) {
  const data = useMasked(BasketLineControlsFragment, item);
  const { key, quantity, availableQuantity, status, product, variant } = data;
  return (
    <Controls
      key={key}
      itemKey={key}
      quantity={quantity}
      most={Math.min(availableQuantity, quantityRange.max)}
      productName={product.name}
      variantId={variant.variantId}
      sellable={status !== "DELETED" && variant.sellable}
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
  readonly sellable: boolean;
  readonly onRemoved: () => void;
}

function Controls({ itemKey, quantity, most, productName, variantId, sellable, onRemoved }: ControlsProps) {
  const { t } = useTranslation("basket");
  const item = useUpdateBasketItem({ key: itemKey, quantity, productName });
  const { remove, busy } = useRemoveFromBasket({ key: itemKey, quantity, productName, variantId, canReturn: sellable });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-busy={busy || item.busy || undefined}>
      {sellable && most > 0 && (
        <QuantityStepper value={item.quantity} max={most} of={productName} onChange={(next) => void item.change(next)} />
      )}
      <button
        type="button"
        aria-label={t("removeItem", { name: productName })}
        aria-disabled={busy || undefined}
        onClick={async () => {
          if (await remove()) onRemoved();
        }}
        className="inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm text-ink-muted hover:text-ink hover:underline"
      >
        <Icon path={trashIcon} className="size-[1.125rem]" />
        {t("remove")}
      </button>
    </div>
  );
}
