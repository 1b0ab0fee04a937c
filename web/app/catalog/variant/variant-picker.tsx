import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { FieldError } from "#app/ui/form/field-error.tsx";
import { Button } from "#app/ui/button.tsx";
import { HardnessOptions } from "./hardness-options.tsx";
import { SizeOptions } from "./size-options.tsx";
import { type Choice, type Dimension, type Move, openDimensions } from "./variant-choice.ts";
import { optionsOf, type PricedVariant } from "./variant-options.ts";

interface VariantPickerProps {
  /** Path of the product page, where the form goes without JavaScript. */
  readonly path: string;
  /** Number of the product, for that page to stay with this colour; none where the form cannot be sent. */
  readonly productId?: number;
  readonly variants: readonly PricedVariant[];
  readonly labels: ReadonlyMap<string, string>;
  readonly choice: Choice;
  /** What gave way to what was pressed, because the combination does not exist. */
  readonly gaveWay: { readonly wanted: string; readonly move: Move } | undefined;
  /** The dimension a shopper forgot. */
  readonly missing: Dimension | undefined;
  /** What helps to choose a size. */
  readonly sizeHelp?: ReactNode;
  readonly onSelect: (dimension: Dimension, value: string) => void;
}

const shapes = { size: SizeOptions, hardness: HardnessOptions } as const;

/** One fieldset for each thing to choose; a product with one variant has none. Without JavaScript it is a form with a button. */
export function VariantPicker({
  path,
  productId,
  variants,
  labels,
  choice,
  gaveWay,
  missing,
  sizeHelp,
  onSelect,
}: VariantPickerProps): ReactNode {
  const { t, i18n } = useTranslation(["product", "ui"]);
  const action = useHref(path);
  const open = openDimensions(variants);
  if (open.length === 0) return null;
  const labelOf = (value: string) => labels.get(value) ?? value;
  const inSentence = (value: string) => withinSentence(labelOf(value), i18n.language);
  return (
    <form
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="grid min-w-0 gap-4 sm:gap-5"
    >
      {open.map((dimension) => {
        const Options = shapes[dimension];
        const value = choice[dimension];
        const errorId = `choose-${dimension}`;
        return (
          <div key={dimension} className="relative min-w-0">
            <fieldset aria-describedby={missing === dimension ? `${errorId}-error` : undefined} className="min-w-0">
              <legend className="mb-1.5 text-sm sm:mb-2">
                <b className="font-semibold">{t("ui:label", { name: t(`choice.${dimension}`) })}</b>{" "}
                {value === undefined ? t(`choose.${dimension}`) : inSentence(value)}
              </legend>
              <Options
                options={optionsOf(variants, choice, dimension)}
                labels={labels}
                onChoose={(chosen) => onSelect(dimension, chosen)}
              />
              {missing === dimension && (
                <div className="mt-2">
                  <FieldError id={errorId} message={t(`missing.${dimension}`)} />
                </div>
              )}
            </fieldset>
            {dimension === "size" && sizeHelp !== undefined && (
              <div className="absolute top-0 right-0 text-sm">{sizeHelp}</div>
            )}
          </div>
        );
      })}
      <p role="status" className={gaveWay ? "-mt-2 text-sm font-medium" : "sr-only"}>
        {gaveWay &&
          t("gaveWay", {
            wanted: labelOf(gaveWay.wanted),
            against: inSentence(gaveWay.move.from),
            now: inSentence(gaveWay.move.to),
          })}
      </p>
      {productId !== undefined && <input type="hidden" name="product" value={productId} />}
      <noscript>
        <Button type="submit" variant="outline" dense>
          {t("showChoice")}
        </Button>
      </noscript>
    </form>
  );
}
