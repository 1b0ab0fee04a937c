import { ChooseVariantDialog } from "#app/catalog/variant/choose-variant-dialog.tsx";
import { useUi } from "#app/ui/ui-context.ts";
import { AddToBasketButton } from "./add-to-basket-button.tsx";

interface ChooseAndAddProps {
  readonly productId: string;
  readonly slug: string;
  readonly productName: string;
  readonly onAdded: () => void;
  readonly onClosed: () => void;
}

const overlayId = "choose-variant";

/** The dialog in which a size is chosen and put into the basket at once. */
export function ChooseAndAdd({ productId, slug, productName, onAdded, onClosed }: ChooseAndAddProps) {
  const { overlays } = useUi();
  return (
    <ChooseVariantDialog
      productId={productId}
      slug={slug}
      productName={productName}
      overlayId={overlayId}
      onClosed={onClosed}
      renderBuyButton={({ variantId, missing, soldOut, promptForVariant }) => (
        <AddToBasketButton
          productName={productName}
          variantIds={[]}
          chosenVariantId={variantId}
          missing={missing}
          soldOut={soldOut}
          wide
          onVariantMissing={promptForVariant}
          onAdded={() => {
            overlays.close(overlayId);
            onAdded();
          }}
        />
      )}
    />
  );
}
