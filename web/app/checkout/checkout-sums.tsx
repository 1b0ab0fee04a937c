import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { VatAndSaving } from "#app/catalog/product/vat-and-saving.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { SumRow } from "#app/ui/sum-row.tsx";

const CheckoutSumsFragment = graphql(`
  fragment CheckoutSums_checkout on Checkout {
    id
    missing
    basket {
      id
      cost {
        saved {
          cents
          formatted
        }
      }
    }
    subtotal {
      formatted
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
    total {
      formatted
    }
  }
`);

/** The sums of the checkout as the server computes them; the shopper agrees to the last one. */
export function CheckoutSums({ checkout }: { readonly checkout: FragmentType<typeof CheckoutSumsFragment> }) {
  const { t, i18n } = useTranslation("checkout");
  const { missing, basket, subtotal, vouchers, shippingCost, shippingDiscount, fees, vat, total } = useFragment(
    CheckoutSumsFragment,
    checkout,
  );
  const fullCents = shippingCost.cents + shippingDiscount.cents;
  const shipping = missing.includes("SHIPPING_OPTION")
    ? t("summary.shippingOpen")
    : fullCents === 0
      ? t("free")
      : formatMoney(fullCents, shippingCost.currency, i18n.language);
  return (
    <div className="border-t border-line pt-3">
      <dl>
        <SumRow label={t("summary.subtotal")} value={subtotal.formatted} />
        {vouchers.map(
          ({ code, discount }) =>
            discount.cents > 0 && (
              <SumRow
                key={code}
                look="reduction"
                label={t("summary.voucher", { code })}
                value={`−\u00a0${discount.formatted}`}
              />
            ),
        )}
        <SumRow label={t("summary.shipping")} value={shipping} />
        {shippingDiscount.cents > 0 && (
          <SumRow
            look="reduction"
            label={t("summary.shippingDiscount")}
            value={`−\u00a0${shippingDiscount.formatted}`}
          />
        )}
        {fees.map(({ category, name, amount }) => (
          <SumRow key={`${category} ${name}`} label={name} value={amount.formatted} />
        ))}
        <SumRow look="total" label={t("summary.total")} value={total.formatted} />
      </dl>
      <VatAndSaving vat={vat} saved={basket.cost.saved} />
    </div>
  );
}
