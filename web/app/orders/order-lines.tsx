import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { OrderLineAmount } from "./order-line-amount.tsx";

const OrderLinesFragment = graphql(`
  fragment OrderLines_order on Order {
    id
    items {
      id
      quantity
      name
      variantTitle
      articleNumber
      image {
        url
        width
        height
      }
      total {
        cents
        currency
      }
      discount {
        cents
      }
      voucherDiscount {
        cents
        formatted
      }
      pieces {
        key
        withdrawnAt
        isReturned
      }
      product {
        id
        slug
      }
    }
  }
`);

/** What was ordered, as it was then; what the shop still has leads to its page. */
export function OrderLines({ order }: { readonly order: FragmentType<typeof OrderLinesFragment> }) {
  const { t, i18n } = useTranslation("orders");
  const { items } = useFragment(OrderLinesFragment, order);
  return (
    <ul className="grid gap-4">
      {items.map(
        ({
          id,
          quantity,
          name,
          variantTitle,
          articleNumber,
          image,
          total,
          discount,
          voucherDiscount,
          pieces,
          product,
        }) => {
          const isGift = total.cents + voucherDiscount.cents === 0;
          const promoted = discount.cents - voucherDiscount.cents;
          const withdrawn = pieces.filter(({ withdrawnAt }) => withdrawnAt !== null);
          const awaited = withdrawn.filter(({ isReturned }) => !isReturned).length;
          return (
            <li
              key={id}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-4 border-b border-line pb-4 text-sm last:border-0"
            >
              {image ? (
                <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="88px" />
              ) : (
                <span className="block aspect-product rounded-sm bg-tile" />
              )}
              <div className="min-w-0">
                <p className="font-semibold break-words">
                  {quantity > 1 && <span className="tabular-nums">{t("order.pieces", { count: quantity })} </span>}
                  {product ? (
                    <Anchor
                      href={paths.product(product.slug)}
                      className="touch-target underline-offset-4 hover:underline"
                    >
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                </p>
                <p className="text-ink-muted">{variantTitle}</p>
                <p className="text-xs text-ink-muted">{t("order.article", { number: articleNumber })}</p>
                {isGift && <p className="mt-1 text-xs text-sale">{t("order.gift")}</p>}
                {!isGift && promoted > 0 && (
                  <p className="mt-1 text-xs text-sale">
                    {t("order.promotion", { amount: formatMoney(promoted, total.currency, i18n.language) })}
                  </p>
                )}
                {withdrawn.length > 0 && (
                  <p className="mt-1 font-semibold">{t("order.withdrawn", { count: withdrawn.length })}</p>
                )}
                {awaited > 0 && <p className="text-xs text-ink-muted">{t("order.awaited", { count: awaited })}</p>}
              </div>
              <OrderLineAmount total={total} voucherDiscount={voucherDiscount} />
            </li>
          );
        },
      )}
    </ul>
  );
}
