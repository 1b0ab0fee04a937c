import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon/icon.tsx";
import { infoIcon } from "#app/ui/icon/late-icon-paths.ts";
import { checkIcon, warningFillIcon } from "#app/ui/icon/icon-paths.ts";
import { useHintText } from "./use-hint-text.ts";
import type { Planner } from "./use-planner.ts";

const looks = {
  error: { icon: warningFillIcon, className: "text-error" },
  tight: { icon: warningFillIcon, className: "text-warn" },
  snug: { icon: infoIcon, className: "text-ink-muted" },
} as const;

/** What does not work and what is tight, in words; a press chooses the piece. */
export function HintList({ planner }: { readonly planner: Planner }) {
  const { t } = useTranslation("planner");
  const { hints, pieces } = planner;
  const textOf = useHintText(planner);
  if (pieces.length === 0) return null;
  return (
    <ul aria-label={t("hints.label")} aria-live="polite" className="grid gap-2 py-4 text-sm">
      {hints.map((hint) => (
        <li key={`${hint.kind}-${hint.key}-${hint.other ?? ""}`} className="flex gap-2.5">
          <Icon path={looks[hint.level].icon} className={`mt-0.5 size-4 shrink-0 ${looks[hint.level].className}`} />
          <button
            type="button"
            onClick={() => planner.select(hint.key)}
            className="min-h-target cursor-pointer py-1 text-left hover:underline sm:min-h-0"
          >
            {textOf(hint)}
          </button>
        </li>
      ))}
      {hints.length === 0 && (
        <li className="flex gap-2.5">
          <Icon path={checkIcon} className="mt-0.5 size-4 shrink-0 text-success" />
          {t("hints.none")}
        </li>
      )}
    </ul>
  );
}
