import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { NextOfOrder_OrderFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";

const NextOfOrderFragment = graphql(`
  fragment NextOfOrder_order on Order {
    id
    status
    payment {
      status
    }
    items {
      id
      packageId
      pieces {
        key
        withdrawnAt
      }
    }
    packages {
      packageId
      deliveryFrom
      deliveryTo
    }
    tracking {
      packageId
      url
      deliveredAt
    }
    withdrawal {
      isOpen
      deadline
    }
  }
`);

interface NextOfOrder {
  /** One sentence: what happens next with it, and when. */
  readonly next: string | undefined;
  /** Where the carrier shows the package that comes next. */
  readonly trackUrl: string | undefined;
}

/** What a customer who asks 'where is my order?' wants to know first; nothing without an order. */
export function useNextOfOrder(order: FragmentType<typeof NextOfOrderFragment> | undefined): NextOfOrder {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const days = useDeliveryDays();
  const known = useFragment(NextOfOrderFragment, order ?? null);
  if (!known) return { next: undefined, trackUrl: undefined };
  const awaited = nextPackage(known);
  const trackUrl = known.tracking.find(({ packageId }) => packageId === awaited?.packageId)?.url ?? undefined;
  const next = () => {
    if (known.status === "CANCELED") return t("order.cancelled");
    if (known.status === "WITHDRAWN") return t("newest.withdrawn");
    if (known.payment.status === "OPEN") return t("order.openPayment");
    if (awaited) return t("order.expected", { days: days(awaited.deliveryFrom, awaited.deliveryTo) });
    const deadline = known.withdrawal?.isOpen ? known.withdrawal.deadline : undefined;
    return deadline ? t("withdrawal.deadline", { date: moments.lastDayBefore(deadline) }) : t("newest.delivered");
  };
  return { next: next(), trackUrl };
}

/** The package that is delivered first of those still to come; what was withdrawn whole does not come. */
function nextPackage({ status, items, packages, tracking }: NextOfOrder_OrderFragment) {
  if (status === "DELIVERED") return undefined;
  const delivered = new Set(tracking.flatMap(({ packageId, deliveredAt }) => (deliveredAt ? packageId : [])));
  const isAwaited = (number: number) =>
    !delivered.has(number) &&
    items.some(({ packageId, pieces }) => packageId === number && pieces.some((piece) => piece.withdrawnAt === null));
  return packages
    .filter(({ packageId }) => isAwaited(packageId))
    .toSorted((one, other) => Date.parse(one.deliveryTo) - Date.parse(other.deliveryTo))[0];
}
