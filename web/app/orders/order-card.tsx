import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
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
      name
      variantTitle
      image {
        url
        width
        height
      }
    }
  }
`);

const shownPhotos = 3;

/** An order in the list: what was ordered when, for how much, and how far it is. */
export function OrderCard({ order }: { readonly order: FragmentType<typeof OrderCardFragment> }) {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const { id, number, status, placedAt, total, payment, items } = useFragment(OrderCardFragment, order);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const others = items.length - 1;
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
        <div className="flex gap-2.5 max-sm:w-full">
          {items.slice(0, shownPhotos).map((item) => (
            <span key={item.id} className="block w-26 max-sm:w-auto max-sm:max-w-23 max-sm:min-w-0 max-sm:flex-1">
              {item.image ? (
                <LazyImage
                  src={item.image.url}
                  alt=""
                  width={item.image.width}
                  height={item.image.height}
                  sizes="104px"
                />
              ) : (
                <span className="block aspect-product rounded-sm bg-tile" />
              )}
            </span>
          ))}
          {items.length > shownPhotos && (
            <span className="grid w-19.5 shrink-0 place-items-center rounded-sm bg-surface text-sm font-semibold max-sm:w-12">
              {t("more", { count: items.length - shownPhotos })}
            </span>
          )}
        </div>
        <div className="flex-[1_1_14rem] text-sm">
          <p className="text-base font-semibold break-words">
            {others > 0 ? t("andOthers", { count: others, first: first?.name ?? "" }) : first?.name}
          </p>
          <p className="text-ink-muted">
            {others === 0 && pieces === 1 ? first?.variantTitle : t("articles", { count: pieces })}
          </p>
          <div className="mt-1 font-semibold">
            <OrderStatus status={status} paymentStatus={payment.status} />
          </div>
        </div>
        <ButtonLink href={paths.accountOrder(id)} variant="outline" dense className="max-sm:w-full">
          {t("show")}
          <span className="sr-only">: {number}</span>
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
