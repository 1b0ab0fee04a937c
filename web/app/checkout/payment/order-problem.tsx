import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/locale/paths.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OrderStep } from "./use-place-order.ts";

/** Why there is no order, as far as the shopper can do something about it. */
export type Problem =
  | Extract<
      OrderStep,
      { kind: "placed" | "pending" | "paymentOpen" | "ended" | "soldOut" | "incomplete" | "refused" | "failed" }
    >
  | { readonly kind: "noMethod" };

interface OrderProblemProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly problem: Problem;
}

/** What went wrong with placing the order, and what now. */
export function OrderProblem({ ref, problem }: OrderProblemProps) {
  const { t } = useTranslation("checkout");
  switch (problem.kind) {
    case "soldOut":
      return (
        <Notice ref={ref} live type="error" title={t("problem.soldOut.title")} className="mb-6">
          {problem.names.length > 0 && <p>{problem.names.join(", ")}</p>}
          <TextLink href={paths.basket}>{t("problem.soldOut.action")}</TextLink>
        </Notice>
      );
    case "placed":
      return (
        <Notice
          ref={ref}
          live
          type="info"
          title={t("problem.placed.title", { number: problem.number })}
          className="mb-6"
        >
          {t("problem.placed.message")}
        </Notice>
      );
    case "pending":
      return (
        <Notice ref={ref} live type="info" title={t("paymentReturn.pending")} className="mb-6">
          {t("paymentReturn.pendingMessage", { number: problem.number })}
        </Notice>
      );
    case "paymentOpen":
      return (
        <Notice
          ref={ref}
          live
          type="warn"
          title={t("problem.paymentOpen.title", { number: problem.number })}
          className="mb-6"
        >
          {t("problem.paymentOpen.message")}
        </Notice>
      );
    case "ended":
      return (
        <Notice ref={ref} live type="warn" title={t(`ended.${problem.end}`)} className="mb-6">
          {t("ended.message")}
        </Notice>
      );
    case "refused":
      return (
        <Notice ref={ref} live type="error" title={t("problem.refused.title")} className="mb-6">
          {problem.code === "PAYMENT_UNAVAILABLE" ? t("problem.refused.unavailable") : t("problem.refused.message")}
        </Notice>
      );
    case "noMethod":
      return <Notice ref={ref} live type="error" title={t("problem.noMethod")} className="mb-6" />;
    case "incomplete":
      return <Notice ref={ref} live type="error" title={t("problem.incomplete")} className="mb-6" />;
    default:
      return (
        <Notice ref={ref} live type="error" title={t("problem.failed.title")} className="mb-6">
          {t("problem.failed.message")}
        </Notice>
      );
  }
}
