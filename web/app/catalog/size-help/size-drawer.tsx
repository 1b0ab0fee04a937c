import { useState } from "react";
import { useTranslation } from "react-i18next";
import { atLeast } from "#app/ui/browser/breakpoints.ts";
import { useMediaQuery } from "#app/ui/browser/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { MeasureDrawing } from "./measure-drawing.tsx";
import { type SizeGuide } from "./size-guide.ts";
import { sizeRows } from "./size-rows.ts";
import { SizeTable } from "./size-table.tsx";
import { useSleeperText } from "./use-sleeper-text.ts";

export interface SizeDrawerProps {
  readonly overlayId: string;
  readonly guide: SizeGuide;
  /** What the product is called without its colour. */
  readonly name: string;
  /** Values of `size` that it can be bought in. */
  readonly sizes: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  /** Centimetres up to which it fits around something. */
  readonly corner: number | undefined;
  readonly onChoose: (size: string) => void;
}

/** What to measure for a size, where, and which of the product's sizes follows from it. */
export function SizeDrawer({ overlayId, guide, name, sizes, labels, chosen, corner, onChoose }: SizeDrawerProps) {
  const { t } = useTranslation("sizeHelp");
  const { close } = useOverlay(overlayId, "drawer");
  const isWide = useMediaQuery(atLeast("sm"));
  const sleeperText = useSleeperText();
  const rows = sizeRows(guide, sizes);
  const [chosenWidth, chosenLength] = chosen?.split("x") ?? [];
  const [asked, setAsked] = useState<string>();
  const length = asked ?? chosenLength ?? String(rows.find(({ widths }) => widths.length > 0)?.length);
  const sleepers = rows.filter(({ sleeper }) => sleeper !== undefined);
  const fitting = `${chosenWidth}x${length}`;
  return (
    <Dialog overlayId={overlayId} placement={isWide ? "right" : "bottom"} title={t(`title.${guide}`)}>
      <div className="grid gap-5">
        <p>{t(`measure.${guide}`)}</p>
        <MeasureDrawing guide={guide} />
        <p className="text-sm text-ink-muted">{t(`advice.${guide}`)}</p>
        {corner !== undefined && (
          <p className="font-semibold">
            {t(`corner.${guide === "topper-sheet" ? "topper" : "mattress"}`, { count: corner })}
          </p>
        )}
        {sleepers.length > 1 && (
          <SelectField
            id="size-sleeper"
            label={t("sleeper")}
            value={length}
            onChange={(event) => setAsked(event.target.value)}
            options={sleepers.map((row) => ({ value: String(row.length), label: sleeperText(row) }))}
          />
        )}
        <SizeTable guide={guide} name={name} rows={rows} current={sleepers.length > 1 ? Number(length) : undefined} />
        {sleepers.length > 1 && fitting !== chosen && sizes.includes(fitting) && (
          <Button
            wide
            onClick={() => {
              onChoose(fitting);
              close();
            }}
          >
            {t("choose", { size: labels.get(fitting) ?? fitting })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
