import { useTranslation } from "react-i18next";
import { FieldError } from "#app/ui/field-shell.tsx";
import { HardnessOptions } from "./hardness-options.tsx";
import { SizeOptions } from "./size-options.tsx";
import { openDimensions, optionsOf, type Choice, type ChoiceVariant, type Dimension } from "./variant-choice.ts";

interface VariantPickerProps {
  readonly nodes: readonly {
    readonly attributes: readonly {
      readonly key: string;
      readonly values: readonly { readonly value: string; readonly label: string }[];
    }[];
  }[];
  readonly variants: readonly ChoiceVariant[];
  readonly choice: Choice;
  /** The dimension a shopper forgot. */
  readonly missing: Dimension | undefined;
  readonly onSelect: (dimension: Dimension, value: string) => void;
}

const shapes = { size: SizeOptions, hardness: HardnessOptions } as const;

/** One fieldset for each thing to choose; a product with one variant has none. */
export function VariantPicker({ nodes, variants, choice, missing, onSelect }: VariantPickerProps) {
  const { t } = useTranslation("catalog");
  const labels = labelsOf(nodes);
  return openDimensions(variants).map((dimension) => {
    const Options = shapes[dimension];
    const value = choice[dimension];
    const errorId = `choose-${dimension}`;
    return (
      <fieldset key={dimension} aria-describedby={missing === dimension ? `${errorId}-error` : undefined} className="min-w-0">
        <legend className="mb-2 text-sm">
          <b className="font-semibold">{t(`choice.${dimension}`)}:</b>{" "}
          {value === undefined ? t(`choose.${dimension}`) : (labels.get(value) ?? value)}
        </legend>
        <Options options={optionsOf(variants, choice, dimension)} labels={labels} onChoose={(chosen) => onSelect(dimension, chosen)} />
        {missing === dimension && (
          <div className="mt-2">
            <FieldError id={errorId} message={t(`missing.${dimension}`)} />
          </div>
        )}
      </fieldset>
    );
  });
}

function labelsOf(nodes: VariantPickerProps["nodes"]): ReadonlyMap<string, string> {
  const values = nodes.flatMap((node) =>
    node.attributes.filter(({ key }) => key === "size" || key === "hardness").flatMap((attribute) => attribute.values),
  );
  return new Map(values.map(({ value, label }) => [value, label]));
}
