import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { OrderDeliveries } from "./order-deliveries.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNotice } from "./order-notice.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderSums } from "./order-sums.tsx";

const OrderDetailsFragment = graphql(`
  fragment OrderDetails_order on Order {
    id
    ...OrderDeliveries_order
    ...OrderFacts_order
    ...OrderHistory_order
    ...OrderLines_order
    ...OrderNotice_order
    ...OrderRefunds_order
    ...OrderSums_order
  }
`);

interface OrderDetailsProps {
  readonly order: FragmentType<typeof OrderDetailsFragment>;
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** Everything about one order. */
export function OrderDetails({ order, actions }: OrderDetailsProps) {
  const { t } = useTranslation("orders");
  const details = useFragment(OrderDetailsFragment, order);
  return (
    <div className="grid gap-8">
      <OrderNotice order={details} />
      <div>
        <OrderFacts order={details} />
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-12">
        <section aria-labelledby="order-items">
          <h2 id="order-items" className="mb-4 font-display text-h3 font-medium tracking-display">
            {t("order.items")}
          </h2>
          <OrderLines order={details} />
          <div className="mt-2 ml-auto max-w-sm">
            <OrderSums order={details} />
            <OrderRefunds order={details} />
          </div>
        </section>
        <div className="grid content-start gap-8">
          <OrderHistory order={details} />
          <OrderDeliveries order={details} />
          <div className="flex flex-col gap-3">{actions}</div>
        </div>
      </div>
    </div>
  );
}
