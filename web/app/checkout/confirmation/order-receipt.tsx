import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { PostalAddress } from "#app/account/addresses/postal-address.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { OrderLineAmount } from "#app/orders/order-line-amount.tsx";
import { OrderSums } from "#app/orders/order-sums.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";

const OrderReceiptFragment = graphql(`
  fragment OrderReceipt_order on Order {
    id
    items {
      id
      quantity
      name
      variantTitle
      image {
        url
        alt
        width
        height
      }
      total {
        cents
        currency
      }
      voucherDiscount {
        cents
        formatted
      }
    }
    shippingAddress {
      ...PostalAddress_address @unmask
    }
    billingAddress {
      ...PostalAddress_address @unmask
    }
    payment {
      methodName
    }
    ...OrderSums_order
  }
`);

/** What was ordered, for how much, where it goes and how it was paid. */
export function OrderReceipt({ order }: { readonly order: FragmentType<typeof OrderReceiptFragment> }) {
  const { t } = useTranslation("checkout");
  const receipt = useFragment(OrderReceiptFragment, order);
  const { items, shippingAddress, billingAddress, payment } = receipt;
  return (
    <section aria-labelledby="receipt" className="self-start rounded-md bg-surface p-[clamp(1.25rem,1rem+1vw,2rem)]">
      <h2 id="receipt" className="mb-4 font-display text-h3 font-medium tracking-display">
        {t("success.items")}
      </h2>
      <ul className="mb-4 grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-3.5 text-sm leading-snug">
            {item.image ? (
              <LazyImage src={item.image.url} alt="" width={item.image.width} height={item.image.height} sizes="72px" />
            ) : (
              <span className="block aspect-product rounded-sm bg-tile" />
            )}
            <span>
              <b className="block font-semibold">
                {item.quantity > 1 && (
                  <span className="tabular-nums">{t("success.pieces", { count: item.quantity })} </span>
                )}
                {item.name}
              </b>
              <span className="text-ink-muted">{item.variantTitle}</span>
            </span>
            <OrderLineAmount total={item.total} voucherDiscount={item.voucherDiscount} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-3">
        <OrderSums order={receipt} />
      </div>
      <div className="mt-6 grid gap-5 border-t border-line pt-5 text-sm sm:grid-cols-2">
        <PostalAddress title={t("success.shippingAddress")} address={shippingAddress} />
        <PostalAddress title={t("success.billingAddress")} address={billingAddress} />
        <div>
          <h3 className="font-semibold">{t("success.payment")}</h3>
          <p className="text-ink-muted">{payment.methodName}</p>
        </div>
      </div>
    </section>
  );
}
