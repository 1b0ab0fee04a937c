import { useTranslation } from "react-i18next";
import type { SizeRow } from "./size-rows.ts";

/** Who fits into a length, in words: '1,81 tot 1,90 m'. */
export function useSleeperText(): (row: SizeRow) => string {
  const { t, i18n } = useTranslation("sizeHelp");
  const metres = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 });
  return ({ sleeper }) => {
    const from = sleeper?.from === undefined ? undefined : metres.format(sleeper.from / 100);
    const to = sleeper?.to === undefined ? undefined : metres.format(sleeper.to / 100);
    if (from === undefined) return to === undefined ? "" : t("upTo", { to });
    return to === undefined ? t("from", { from }) : t("between", { from, to });
  };
}
