import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { OrderPhotos } from "./summary/order-photos.tsx";
import { OrderTitle } from "./summary/order-title.tsx";
import { OrderStatus } from "./order-status.tsx";

const OrderCardFragment = graphql(`
  fragment OrderCard_order on Order {
    id
    number
    status
    placedAt
    total {
      formatted
    }
    payment {
      methodName
      status
    }
    items {
      id
      quantity
      variantTitle
    }
    ...OrderPhotos_order
    ...OrderTitle_order
  }
`);

/** An order in the list: what was ordered when, for how much, and how far it is. */
export function OrderCard({ order }: { readonly order: FragmentType<typeof OrderCardFragment> }) {
  const { t } = useTranslation(["orders", "ui"]);
  const moments = useMomentTexts();
  const data = useFragment(OrderCardFragment, order);
  const { id, number, status, placedAt, total, payment, items } = data;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const first = items[0];
  return (
    <article aria-label={t("order.title", { number })} className="overflow-hidden rounded-md border border-line">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 bg-surface px-5 py-4 md:grid-cols-[10.5rem_9rem_1fr_auto]">
        <Fact name={t("placedAt")}>{moments.day(placedAt)}</Fact>
        <Fact name={t("number")}>{number}</Fact>
        <Fact name={payment.status === "PAID" ? t("paidWith") : t("order.payment")}>{payment.methodName}</Fact>
        <Fact name={t("totalWithVat")} last>
          {total.formatted}
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 lg:flex-nowrap">
        <OrderPhotos order={data} />
        <div className="flex-[1_1_14rem] text-sm">
          <p className="text-base font-semibold break-words">
            <OrderTitle order={data} />
          </p>
          <p className="text-ink-muted">
            {items.length === 1 && pieces === 1 ? first?.variantTitle : t("articles", { count: pieces })}
          </p>
          <div className="mt-1 font-semibold">
            <OrderStatus status={status} paymentStatus={payment.status} />
          </div>
        </div>
        <ButtonLink href={latePaths.accountOrder(id)} variant="outline" dense className="max-sm:w-full">
          {t("show")}
          <span className="sr-only">{t("ui:detail", { value: number })}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

function Fact({
  name,
  last = false,
  children,
}: {
  readonly name: string;
  readonly last?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={last ? "md:text-right" : undefined}>
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="text-sm font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
