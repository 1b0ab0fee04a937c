import { useTranslation } from "react-i18next";
import type { Outcome } from "./send.ts";

/**
 * The sentence for a mutation that was not done. What the gateway refuses it words itself; no connection and too many attempts have sentences of
 * this side, because they are about this device and about time.
 */
export function useOutcomeText() {
  const { t } = useTranslation("fields");
  const { t: tErrors } = useTranslation("errors");
  /** @param unanswered said when no response came although there is a connection */
  return (outcome: Exclude<Outcome, { readonly status: "done" }>, unanswered = tErrors("generic")): string => {
    if (outcome.status === "unanswered") return navigator.onLine ? unanswered : t("offline");
    const { retryAfter, fields, message } = outcome;
    if (retryAfter !== undefined) return t("tooManyAttempts", { count: Math.max(1, Math.ceil(retryAfter / 60)) });
    return fields[0]?.message ?? message;
  };
}
