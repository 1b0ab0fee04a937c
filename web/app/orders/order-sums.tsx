import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { VatAndSaving } from "#app/catalog/product/vat-and-saving.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { SumRow } from "#app/ui/sum-row.tsx";

const OrderSumsFragment = graphql(`
  fragment OrderSums_order on Order {
    id
    subtotal {
      formatted
    }
    discount {
      cents
      currency
    }
    vouchers {
      code
      discount {
        cents
        formatted
      }
    }
    shippingCost {
      cents
      currency
    }
    shippingDiscount {
      cents
      formatted
    }
    fees {
      category
      name
      amount {
        formatted
      }
    }
    vat {
      formatted
    }
    saved {
      cents
      formatted
    }
    total {
      formatted
    }
  }
`);

/** What an order costs: its lines together, what was taken off, delivery, and the total with the VAT in it. */
export function OrderSums({ order }: { readonly order: FragmentType<typeof OrderSumsFragment> }) {
  const { t, i18n } = useTranslation("orders");
  const { subtotal, discount, vouchers, shippingCost, shippingDiscount, fees, vat, saved, total } = useFragment(
    OrderSumsFragment,
    order,
  );
  const shippingCents = shippingCost.cents + shippingDiscount.cents;
  const redeemed = vouchers.filter((voucher) => voucher.discount.cents > 0);
  const unnamed = redeemed.reduce((left, voucher) => left - voucher.discount.cents, discount.cents);
  return (
    <>
      <dl>
        <SumRow label={t("order.subtotal")} value={subtotal.formatted} />
        {redeemed.map((voucher) => (
          <SumRow
            key={voucher.code}
            look="reduction"
            label={t("order.voucher", { code: voucher.code })}
            value={`−\u00a0${voucher.discount.formatted}`}
          />
        ))}
        {unnamed > 0 && (
          <SumRow
            look="reduction"
            label={t("order.reduction")}
            value={formatMoney(-unnamed, discount.currency, i18n.language)}
          />
        )}
        <SumRow
          label={t("order.shipping")}
          value={
            shippingCents === 0 ? t("order.free") : formatMoney(shippingCents, shippingCost.currency, i18n.language)
          }
        />
        {shippingDiscount.cents > 0 && (
          <SumRow look="reduction" label={t("order.shippingDiscount")} value={`−\u00a0${shippingDiscount.formatted}`} />
        )}
        {fees.map(({ category, name, amount }) => (
          <SumRow key={`${category} ${name}`} label={name} value={amount.formatted} />
        ))}
        <SumRow look="total" label={t("order.total")} value={total.formatted} />
      </dl>
      <VatAndSaving vat={vat} saved={saved} />
    </>
  );
}
