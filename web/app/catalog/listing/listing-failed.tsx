import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** The products of a choice did not come, and there are no others to show meanwhile. */
export function ListingFailed() {
  const { t } = useTranslation("listing");
  const { state, revalidate } = useRevalidator();
  return (
    <Notice type="error" title={t("failed.title")} live className="mb-6">
      <p>{t("failed.text")}</p>
      <Button variant="outline" dense busy={state === "loading"} onClick={() => void revalidate()} className="mt-3">
        {t("failed.retry")}
      </Button>
    </Notice>
  );
}
