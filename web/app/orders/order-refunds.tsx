import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { SumRow } from "#app/ui/sum-row.tsx";

const OrderRefundsFragment = graphql(`
  fragment OrderRefunds_order on Order {
    id
    total {
      cents
      currency
    }
    refunds {
      amount {
        cents
        formatted
      }
      createdAt
      paidAt
    }
  }
`);

/** What of an order's total was given back, and what is left of it; nothing when nothing was. */
export function OrderRefunds({ order }: { readonly order: FragmentType<typeof OrderRefundsFragment> }) {
  const { t } = useTranslation("orders");
  const { shop } = useSite();
  const moments = useMomentTexts();
  const { total, refunds } = useFragment(OrderRefundsFragment, order);
  if (refunds.length === 0) return null;
  const left = refunds.reduce((cents, { amount }) => cents - amount.cents, total.cents);
  return (
    <dl className="mt-3 border-t border-line pt-3">
      {refunds.map(({ amount, createdAt, paidAt }) => (
        <SumRow
          key={createdAt}
          label={paidAt === null ? t("order.refundPending") : t("order.refund", { date: moments.day(paidAt) })}
          value={`−\u00a0${amount.formatted}`}
        />
      ))}
      <SumRow
        label={<b className="font-semibold">{t("order.leftToPay")}</b>}
        value={<b className="font-semibold">{formatMoney(left, total.currency, shop.language)}</b>}
      />
    </dl>
  );
}
