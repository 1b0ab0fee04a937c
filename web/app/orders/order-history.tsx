import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";

const OrderHistoryFragment = graphql(`
  fragment OrderHistory_order on Order {
    id
    history {
      status
      at
    }
    withdrawal {
      received {
        receivedAt
        pieceKeys
      }
    }
  }
`);

/** Each status of an order and each withdrawal with its moment, the latest last. */
export function OrderHistory({ order }: { readonly order: FragmentType<typeof OrderHistoryFragment> }) {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const { history, withdrawal } = useFragment(OrderHistoryFragment, order);
  const statuses = history
    // an open and a promised payment are both 'besteld'
    .filter(({ status }, index) => status !== history[index - 1]?.status)
    .map(({ status, at }) => ({ at, text: t(`statusOf.${status}`) }));
  // the withdrawal that leaves nothing is the status 'herroepen' itself
  const endedByWithdrawal = history.some(({ status }) => status === "WITHDRAWN");
  const partly = (withdrawal?.received ?? [])
    .slice(0, endedByWithdrawal ? -1 : undefined)
    .map(({ receivedAt, pieceKeys }) => ({ at: receivedAt, text: t("order.withdrawn", { count: pieceKeys.length }) }));
  const entries = [...statuses, ...partly].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="mb-4 font-display text-h3 font-medium tracking-display">
        {t("order.history")}
      </h2>
      <ol className="grid gap-0 text-sm">
        {entries.map(({ at, text }, index) => {
          const isNow = index === entries.length - 1;
          return (
            <li
              key={at + text}
              aria-current={isNow ? "step" : undefined}
              className="relative ml-1.5 border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className={`absolute top-1 -left-[0.4375rem] size-3 rounded-full ${isNow ? "bg-stripe-sage ring-4 ring-success-ground" : "bg-line-strong"}`}
              />
              <span className={isNow ? "block font-semibold" : "block"}>{text}</span>
              <time dateTime={at} className="text-ink-muted">
                {moments.minute(at)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
