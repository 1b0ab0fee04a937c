import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";

const id = "listing-failed";

/** Says, as long as it is so, that the products of a new choice did not come: the old ones stay where they are, and it can be tried again. */
export function useFailedNotice(failed: boolean): void {
  const { t } = useTranslation("listing");
  const { show, close } = useNotifications();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!failed || state === "loading") return undefined;
    show({
      id,
      type: "error",
      title: t("failed.title"),
      message: t("failed.text"),
      duration: Number.POSITIVE_INFINITY,
      actions: [{ label: t("failed.retry"), onSelect: () => void revalidate() }],
    });
    return () => close(id);
  }, [failed, state, revalidate, show, close, t]);
}
