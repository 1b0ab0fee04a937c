import { useTranslation } from "react-i18next";
import type { Dimension } from "#app/catalog/variant/variant-choice.ts";
import { Button } from "#app/ui/button.tsx";
import { useAddToBasket } from "./use-add-to-basket.ts";
import { variantToAdd } from "./variant-to-add.ts";

interface AddToBasketButtonProps {
  readonly productName: string;
  /** Every variant of the product; with exactly one, nothing has to be chosen. */
  readonly variantIds: readonly number[];
  readonly chosenVariantId: number | undefined;
  /** What is to be chosen while no variant is. */
  readonly missing?: Dimension | undefined;
  readonly quantity?: number;
  readonly soldOut?: boolean;
  /** Nothing was chosen: show the error beside the choice and lead there. */
  readonly onVariantMissing?: () => void;
  readonly onAdded?: () => void;
  readonly dense?: boolean;
  readonly wide?: boolean;
}

/** The flyout's code comes when somebody is about to need it. */
const fetchFlyout = () => void import("#app/basket/preview/basket-flyout.tsx");

/** The button that puts a product into the basket; while nothing is chosen it says what to choose. */
export function AddToBasketButton(props: AddToBasketButtonProps) {
  const {
    productName,
    variantIds,
    chosenVariantId,
    missing,
    quantity,
    soldOut = false,
    onVariantMissing,
    onAdded,
    dense,
    wide,
  } = props;
  const { t } = useTranslation("basket");
  const { add, busy } = useAddToBasket();
  const press = async () => {
    const variantId = variantToAdd(variantIds, chosenVariantId);
    const isAdded = await add({ variantId, missing, quantity, productName });
    if (variantId === undefined) onVariantMissing?.();
    if (isAdded) onAdded?.();
  };
  return (
    <Button
      onPointerEnter={fetchFlyout}
      onFocus={fetchFlyout}
      dense={dense}
      wide={wide}
      disabled={soldOut}
      busy={busy}
      busyLabel={t("adding")}
      onClick={() => void press()}
    >
      {soldOut ? t("soldOutButton") : t("add")}
    </Button>
  );
}
