import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { SumRow } from "#app/ui/sum-row.tsx";

const CheckoutSumsFragment = graphql(`
  fragment CheckoutSums_checkout on Checkout {
    id
    missing
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
      formatted
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
  const { t } = useTranslation("checkout");
  const { missing, subtotal, vouchers, shippingCost, vat, total } = useMasked(CheckoutSumsFragment, checkout);
  const shipping = missing.includes("SHIPPING_OPTION")
    ? t("summary.shippingOpen")
    : shippingCost.cents === 0
      ? t("free")
      : shippingCost.formatted;
  return (
    <div className="border-t border-line pt-3">
      <dl>
        <SumRow label={t("summary.subtotal")} value={subtotal.formatted} />
        {vouchers.map(
          ({ code, discount }) =>
            discount.cents > 0 && (
              <SumRow key={code} look="reduction" label={t("summary.voucher", { code })} value={`−\u00a0${discount.formatted}`} />
            ),
        )}
        <SumRow label={t("summary.shipping")} value={shipping} />
        <SumRow look="total" label={t("summary.total")} value={total.formatted} />
      </dl>
      <p className="text-xs text-ink-muted">{t("summary.vat", { vat: vat.formatted })}</p>
    </div>
  );
}
