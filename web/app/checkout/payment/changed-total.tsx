import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

interface ChangedTotalProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Formatted totals. */
  readonly before: string;
  readonly now: string;
  readonly onAccept: () => void;
}

/** Prices or items have changed since the shopper saw them: nothing is ordered until they agree. */
export function ChangedTotal({ ref, before, now, onAccept }: ChangedTotalProps) {
  const { t } = useTranslation("checkout");
  return (
    <Notice ref={ref} live type="warn" title={t("changed.title")} className="mb-6">
      <p>{before === now ? t("changed.contents") : t("changed.total", { before, now })}</p>
      <Button variant="outline" dense onClick={onAccept} className="mt-3">
        {t("changed.accept", { total: now })}
      </Button>
    </Notice>
  );
}
