import { useTranslation } from "react-i18next";
import { MeasureLine } from "./measure-line.tsx";

/** A mattress with a topper from the side, measured from below to above; `alone` measures the topper. */
export function MattressHeightDrawing({ alone }: { readonly alone: boolean }) {
  const { t } = useTranslation("sizeHelp");
  return (
    <svg viewBox="0 0 370 176" aria-hidden="true" className="h-auto w-full" stroke="currentColor" strokeWidth="1.5">
      <path d="M24 138v24M236 138v24" strokeWidth="5" />
      <rect x="8" y="116" width="244" height="24" rx="3" fill="#dcb98d" />
      <rect x="14" y="46" width="232" height="70" rx="8" fill="#c3d2c6" />
      <path d="M14 70h232M14 92h232" strokeDasharray="3 4" className="stroke-ink-muted" strokeWidth="1" />
      <rect x="14" y="22" width="232" height="24" rx="8" fill="#ffffff" />
      <text x="130" y="39" textAnchor="middle" stroke="none" className="fill-current text-[14px]">
        {t("topper")}
      </text>
      <g stroke="none">
        <MeasureLine from={[272, 22]} to={[272, alone ? 46 : 116]} label={t("height")} />
      </g>
    </svg>
  );
}
