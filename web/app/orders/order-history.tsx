import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { useSite } from "#app/locale/site.ts";
import { orderMoment } from "./order-dates.ts";

const OrderHistoryFragment = graphql(`
  fragment OrderHistory_order on Order {
    id
    history {
      status
      at
    }
  }
`);

/** Each status of an order with its moment, the present one last. */
export function OrderHistory({ order }: { readonly order: FragmentType<typeof OrderHistoryFragment> }) {
  const { t } = useTranslation("orders");
  const { shop } = useSite();
  // an open and a promised payment are both 'besteld'
  const history = useMasked(OrderHistoryFragment, order).history.filter(({ status }, index, all) => status !== all[index - 1]?.status);
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="mb-4 font-display text-h3 font-medium tracking-display">
        {t("order.history")}
      </h2>
      <ol className="grid gap-0 text-sm">
        {history.map(({ status, at }, index) => {
          const isNow = index === history.length - 1;
          return (
            <li
              key={at + status}
              aria-current={isNow ? "step" : undefined}
              className="relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className={`absolute top-1 -left-[0.4375rem] size-3 rounded-full ${isNow ? "bg-stripe-sage ring-4 ring-success-ground" : "bg-line-strong"}`}
              />
              <span className={isNow ? "block font-semibold" : "block"}>{t(`statusOf.${status}`)}</span>
              <time dateTime={at} className="text-ink-muted">
                {orderMoment(at, shop.language)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
