import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { useSite } from "#app/locale/site.ts";
import { SumRow } from "#app/ui/sum-row.tsx";
import { orderDay } from "./order-dates.ts";

const OrderSumsFragment = graphql(`
  fragment OrderSums_order on Order {
    id
    subtotal {
      formatted
    }
    discount {
      cents
      formatted
    }
    vouchers {
      code
    }
    shippingCost {
      cents
      formatted
    }
    vat {
      formatted
    }
    total {
      formatted
    }
    refunds {
      amount {
        formatted
      }
      createdAt
      paidAt
    }
  }
`);

/** What an order costs, and what of it was given back. */
export function OrderSums({ order }: { readonly order: FragmentType<typeof OrderSumsFragment> }) {
  const { t } = useTranslation("orders");
  const { shop } = useSite();
  const { subtotal, discount, vouchers, shippingCost, vat, total, refunds } = useMasked(OrderSumsFragment, order);
  const code = vouchers.map((voucher) => voucher.code).join(", ");
  return (
    <>
      <dl>
        <SumRow label={t("order.subtotal")} value={subtotal.formatted} />
        {discount.cents > 0 && (
          <SumRow
            look="reduction"
            label={code === "" ? t("order.reduction") : t("order.voucher", { code })}
            value={`−\u00a0${discount.formatted}`}
          />
        )}
        <SumRow label={t("order.shipping")} value={shippingCost.cents === 0 ? t("order.free") : shippingCost.formatted} />
        <SumRow look="total" label={t("order.total")} value={total.formatted} />
        {refunds.map(({ amount, createdAt, paidAt }) => (
          <SumRow
            key={createdAt}
            label={paidAt === null ? t("order.refundPending") : t("order.refund", { date: orderDay(paidAt, shop.language) })}
            value={`−\u00a0${amount.formatted}`}
          />
        ))}
      </dl>
      <p className="text-xs text-ink-muted">{t("order.vat", { vat: vat.formatted })}</p>
    </>
  );
}
