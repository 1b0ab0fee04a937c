import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { heartFillIcon, heartIcon } from "#app/ui/icon/icon-paths.ts";
import { useWishToggle } from "./use-wish-toggle.ts";

interface WishButtonProps {
  readonly productId: string;
  readonly productName: string;
  /** The variant that was chosen, if one was. */
  readonly variantId?: number | undefined;
  /** Where it stands: over a card's photo, or beside the add button. */
  readonly place: "card" | "product";
}

const looks = {
  card: "size-target absolute top-1 right-1 z-1 rounded-full bg-page/80",
  product: "size-control rounded-sm border-[1.5px] border-line-strong",
};

/** The heart that puts a product on the wishlist and takes it off again. */
export function WishButton({ productId, productName, variantId, place }: WishButtonProps) {
  const { t } = useTranslation("wishlist");
  const { isWished, toggle } = useWishToggle({ productId, productName, variantId });
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={t("wish", { name: productName })}
      onClick={toggle}
      className={classes(
        "grid shrink-0 cursor-pointer place-items-center hover:bg-surface",
        isWished ? "text-sale" : "text-ink",
        looks[place],
      )}
    >
      <Icon path={isWished ? heartFillIcon : heartIcon} className="size-6" />
    </button>
  );
}
