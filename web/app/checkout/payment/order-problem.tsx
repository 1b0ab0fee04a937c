import type { ReactNode, Ref } from "react";
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
  const [type, title, message] = useProblemTexts(problem);
  return (
    <Notice ref={ref} live type={type} title={title} className="mb-6">
      {message}
    </Notice>
  );
}

function useProblemTexts(problem: Problem): [type: "info" | "warn" | "error", title: string, message?: ReactNode] {
  const { t } = useTranslation("checkout");
  switch (problem.kind) {
    case "soldOut": {
      const whatAndWhere = (
        <>
          {problem.names.length > 0 && <p>{problem.names.join(", ")}</p>}
          <TextLink href={paths.basket}>{t("problem.soldOut.action")}</TextLink>
        </>
      );
      return ["error", t("problem.soldOut.title"), whatAndWhere];
    }
    case "placed":
      return ["info", t("problem.placed.title", { number: problem.number }), t("problem.placed.message")];
    case "pending":
      return ["info", t("paymentReturn.pending"), t("paymentReturn.pendingMessage", { number: problem.number })];
    case "paymentOpen":
      return ["warn", t("problem.paymentOpen.title", { number: problem.number }), t("problem.paymentOpen.message")];
    case "ended":
      return ["warn", t(`ended.${problem.end}`), t("ended.message")];
    case "refused": {
      const isUnavailable = problem.code === "PAYMENT_UNAVAILABLE";
      return ["error", t("problem.refused.title"), t(`problem.refused.${isUnavailable ? "unavailable" : "message"}`)];
    }
    case "noMethod":
      return ["error", t("problem.noMethod")];
    case "incomplete":
      return ["error", t("problem.incomplete")];
    default:
      return ["error", t("problem.failed.title"), t("problem.failed.message")];
  }
}
