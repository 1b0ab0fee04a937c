import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BedDrawing } from "./drawings/bed-drawing.tsx";
import { DuvetDrawing } from "./drawings/duvet-drawing.tsx";
import { MattressHeightDrawing } from "./drawings/mattress-height-drawing.tsx";
import { WindowDrawing } from "./drawings/window-drawing.tsx";
import { type SizeGuide, thingMeasuredFor } from "./size-guide.ts";

/** Where to measure. */
export function MeasureDrawing({ guide }: { readonly guide: SizeGuide }) {
  const { t } = useTranslation("sizeHelp");
  const thing = thingMeasuredFor(guide);
  const drawings: Readonly<Record<typeof thing, ReactNode>> = {
    bed: <BedDrawing />,
    mattress: <MattressHeightDrawing alone={guide === "topper-sheet"} />,
    duvet: <DuvetDrawing />,
    window: <WindowDrawing inside={guide === "roman-blind"} />,
  };
  return (
    <div role="img" aria-label={t(`drawing.${guide}`)} className="rounded-md bg-surface p-4 text-ink">
      {drawings[thing]}
    </div>
  );
}
