import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

const OrderNoticeFragment = graphql(`
  fragment OrderNotice_order on Order {
    id
    status
    history {
      status
    }
    payment {
      status
      redirectUrl
    }
    refunds {
      paidAt
    }
  }
`);

/** What has to be known of an order first: that it waits for its payment, or that it does not go on. */
export function OrderNotice({ order }: { readonly order: FragmentType<typeof OrderNoticeFragment> }) {
  const { t } = useTranslation("orders");
  const { status, history, payment, refunds } = useFragment(OrderNoticeFragment, order);
  if (status === "CANCELED") {
    const wasPaid = refunds.length > 0 || history.some((event) => event.status === "PAID");
    return (
      <Notice type="info" title={t("order.cancelled")}>
        <p>{t(wasPaid ? "order.cancelledPaid" : "order.cancelledUnpaid")}</p>
      </Notice>
    );
  }
  if (payment.status === "PENDING") {
    return (
      <Notice type="info" title={t("order.pendingPayment")}>
        <p>{t("order.pendingPaymentText")}</p>
      </Notice>
    );
  }
  if (payment.status !== "OPEN" || !payment.redirectUrl) return null;
  return (
    <Notice type="warn" title={t("order.openPayment")}>
      <p>{t("order.openPaymentText")}</p>
      <ButtonLink href={payment.redirectUrl} dense className="mt-3">
        {t("order.pay")}
      </ButtonLink>
    </Notice>
  );
}
