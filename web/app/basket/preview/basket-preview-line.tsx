import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";

const BasketPreviewLineFragment = graphql(`
  fragment BasketPreviewLine_item on BasketItem {
    id
    quantity
    isGift
    product {
      id
      name
      images(first: 1) {
        url
        alt
        width
        height
      }
    }
    variant {
      id
      title
    }
    price {
      beforeVouchers {
        cents
        formatted
      }
      voucherDiscount {
        cents
        formatted
      }
    }
  }
`);

interface BasketPreviewLineProps {
  readonly item: FragmentType<typeof BasketPreviewLineFragment>;
}

/** An item at a glance: photo with its number of pieces, name, variant, price. */
export function BasketPreviewLine({ item }: BasketPreviewLineProps) {
  const { t } = useTranslation("basket");
  const data = useFragment(BasketPreviewLineFragment, item);
  const { product, variant, quantity, isGift, price } = data;
  const [image] = product.images;
  return (
    <div className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-3.5 text-sm leading-snug">
      <span className="relative block">
        {image ? (
          <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="72px" />
        ) : (
          <span className="block aspect-product rounded-sm bg-tile" />
        )}
        {quantity > 1 && (
          <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-ink px-1 text-center text-[.6875rem] leading-5 font-bold text-on-night tabular-nums">
            <span className="sr-only">{t("pieces")} </span>
            {quantity}
          </span>
        )}
      </span>
      <span>
        <b className="block font-semibold">{product.name}</b>
        <span className="text-ink-muted">{isGift ? t("gift", { title: variant.title }) : variant.title}</span>
      </span>
      <span className="text-right whitespace-nowrap tabular-nums">
        {price.beforeVouchers.cents === 0 ? t("free") : price.beforeVouchers.formatted}
        {price.voucherDiscount.cents > 0 && (
          <span className="block text-xs text-ink-muted">
            <span className="sr-only">{t("voucherShare")} </span>−{"\u00a0"}
            {price.voucherDiscount.formatted}
          </span>
        )}
      </span>
    </div>
  );
}
