import { useTranslation } from "react-i18next";
import { MeasureLine } from "./measure-line.tsx";

/** A window; `inside` its frame for a roman blind, else from the rail over it to the floor. */
export function WindowDrawing({ inside }: { readonly inside: boolean }) {
  const { t } = useTranslation("sizeHelp");
  const frame = (
    <>
      <rect x="64" y="40" width="140" height="108" fill="#ffffff" strokeWidth="2" />
      <path d="M134 40v108M64 94h140" />
    </>
  );
  if (inside)
    return (
      <svg viewBox="0 0 370 196" aria-hidden="true" className="h-auto w-full" stroke="currentColor" strokeWidth="1.5">
        {frame}
        <rect x="66" y="42" width="136" height="58" fill="#c3d2c6" />
        <path d="M66 61h136M66 80h136" className="stroke-ink-muted" strokeWidth="1" />
        <path d="M52 150h164" strokeWidth="4" />
        <g stroke="none">
          <MeasureLine from={[64, 170]} to={[204, 170]} label={t("width")} />
          <MeasureLine from={[232, 40]} to={[232, 148]} label={t("height")} />
        </g>
      </svg>
    );
  return (
    <svg viewBox="0 0 370 236" aria-hidden="true" className="h-auto w-full" stroke="currentColor" strokeWidth="1.5">
      {frame}
      <path d="M20 18h228" strokeWidth="4" />
      {[24, 204].map((x) => (
        <g key={x}>
          <path d={`M${x} 20h40v168h-40Z`} fill="#c3d2c6" />
          <path
            d={`M${x + 10} 20v168M${x + 20} 20v168M${x + 30} 20v168`}
            className="stroke-ink-muted"
            strokeWidth="1"
          />
        </g>
      ))}
      <path d="M4 192h262" strokeWidth="2" />
      <g stroke="none">
        <MeasureLine from={[20, 208]} to={[248, 208]} label={t("railWidth")} />
        <MeasureLine from={[282, 18]} to={[282, 192]} label={t("height")} />
      </g>
    </svg>
  );
}
