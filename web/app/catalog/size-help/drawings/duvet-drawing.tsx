import { useTranslation } from "react-i18next";
import { MeasureLine } from "./measure-line.tsx";

/** A bed from above under a duvet that hangs over its sides. */
export function DuvetDrawing() {
  const { t } = useTranslation("sizeHelp");
  return (
    <svg viewBox="0 0 370 206" aria-hidden="true" className="h-auto w-full" stroke="currentColor" strokeWidth="1.5">
      <rect x="8" y="26" width="240" height="108" rx="4" fill="#ffffff" />
      <rect x="16" y="34" width="38" height="42" rx="6" fill="#f4f1ec" />
      <rect x="16" y="84" width="38" height="42" rx="6" fill="#f4f1ec" />
      <rect x="62" y="8" width="196" height="144" rx="8" fill="#c3d2c6" />
      <path
        d="M62 26h186v108H62M82 8v144"
        fill="none"
        strokeDasharray="4 4"
        className="stroke-ink-muted"
        strokeWidth="1"
      />
      <g stroke="none">
        <MeasureLine from={[62, 176]} to={[258, 176]} label={t("length")} />
        <MeasureLine from={[282, 8]} to={[282, 152]} label={t("width")} />
      </g>
    </svg>
  );
}
