import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/feedback/notice.tsx";

interface BlockedNoticeProps {
  /** How many pieces are sold out; 0 when there are only fewer than wanted. */
  readonly soldOutCount: number;
  readonly ref?: Ref<HTMLDivElement>;
  readonly className: string;
}

/** Why a basket cannot be ordered as it is. */
export function BlockedNotice({ soldOutCount, ref, className }: BlockedNoticeProps) {
  const { t } = useTranslation("basket");
  const title = soldOutCount > 0 ? t("blocked.title", { count: soldOutCount }) : t("blocked.scarce");
  return (
    <Notice ref={ref} type="error" title={title} className={className}>
      {t("blocked.message")}
    </Notice>
  );
}
