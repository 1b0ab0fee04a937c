import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { compareFormId } from "./compare-place.tsx";
import { isStored, storedComparison } from "./stored-comparison.ts";

interface CompareButtonProps {
  readonly product: {
    /** Number of the colour. */
    readonly productId: number;
    readonly name: string;
    readonly images: readonly { readonly url: string }[];
  };
}

/**
 * Puts a product among those to compare, and takes it from them; the code for that comes with the first press. Without scripts a press leads to
 * the comparison (docs/rules.md#comparing).
 */
export function CompareButton({ product: { productId, name, images } }: CompareButtonProps) {
  const { t } = useTranslation("catalog");
  const isCompared = useSyncExternalStore(
    storedComparison.subscribe,
    () => isStored(storedComparison.get(), productId),
    () => false,
  );
  const toggle = async () => {
    const { toggleCompared } = await import("./compared-products.ts");
    toggleCompared({ productId, name, image: images[0]?.url ?? "" });
  };
  return (
    <button
      type="submit"
      form={compareFormId}
      name="producten"
      value={productId}
      aria-pressed={isCompared}
      onClick={() => void toggle()}
      className="relative -my-2 inline-flex min-h-target cursor-pointer items-center gap-2 justify-self-start text-sm hover:underline print:hidden"
    >
      <span className="ui-check" />
      {t("compare")}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
