import { useTranslation } from "react-i18next";
import type { OrderStatus as Status, PaymentStatus } from "#app/graphql/generated/graphql.ts";
import { StatusDot, type StatusDotLook } from "#app/ui/feedback/status-dot.tsx";

interface OrderStatusProps {
  readonly status: Status;
  readonly paymentStatus: PaymentStatus;
}

const looks: Readonly<Record<Status, StatusDotLook>> = {
  ORDERED: "good",
  PAID: "good",
  PROCESSING: "good",
  SHIPPED: "good",
  DELIVERED: "good",
  CANCELED: "bad",
  WITHDRAWN: "bad",
};

/** How far an order is, in words and a dot; an open payment is said, as nothing happens before it. */
export function OrderStatus({ status, paymentStatus }: OrderStatusProps) {
  const { t } = useTranslation("orders");
  const isUnpaid = status === "ORDERED" && paymentStatus === "OPEN";
  return (
    <StatusDot look={isUnpaid ? "scarce" : looks[status]}>{isUnpaid ? t("unpaid") : t(`statusOf.${status}`)}</StatusDot>
  );
}
