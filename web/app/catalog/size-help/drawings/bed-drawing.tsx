import { useTranslation } from "react-i18next";
import { MeasureLine } from "./measure-line.tsx";

/** A bed from above, measured on its inside. */
export function BedDrawing() {
  const { t } = useTranslation("sizeHelp");
  return (
    <svg viewBox="0 0 370 190" aria-hidden="true" className="h-auto w-full" stroke="currentColor" strokeWidth="1.5">
      <rect x="8" y="4" width="252" height="142" rx="4" fill="#dcb98d" strokeWidth="2" />
      <rect x="20" y="14" width="228" height="122" fill="#ffffff" />
      <rect x="28" y="22" width="42" height="48" rx="6" fill="#f4f1ec" />
      <rect x="28" y="80" width="42" height="48" rx="6" fill="#f4f1ec" />
      <g stroke="none">
        <MeasureLine from={[20, 162]} to={[248, 162]} label={t("length")} />
        <MeasureLine from={[282, 14]} to={[282, 136]} label={t("width")} />
      </g>
    </svg>
  );
}
