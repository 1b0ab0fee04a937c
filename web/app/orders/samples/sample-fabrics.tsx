import { mostSamples } from "@warmeland/schema/rules/sample-order.ts";
import { Swatch } from "#app/catalog/variant/swatch.tsx";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SampleFabric_ProductFragment } from "#app/graphql/generated/graphql.ts";
import { FieldError } from "#app/ui/form/field-error.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";

graphql(`
  fragment SampleFabric_product on Product {
    id
    productId
    name
    sampleAvailable
    color {
      values {
        label
        value
      }
    }
    swatch {
      url
    }
  }
`);

export type SampleFabric = SampleFabric_ProductFragment;

interface SampleFabricsProps {
  readonly fabrics: readonly SampleFabric[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
  readonly error: string | undefined;
}

/** The fabrics to choose from; with three chosen the others rest. */
export function SampleFabrics({ fabrics, chosen, onChange, error }: SampleFabricsProps) {
  const { t } = useTranslation("samples");
  const isFull = chosen.length >= mostSamples;
  return (
    <fieldset className="mb-6" aria-describedby={error === undefined ? undefined : "samples-error"}>
      <legend className="mb-1 font-semibold">{t("fabrics")}</legend>
      {fabrics.map(({ productId, name, color, swatch }) => {
        const isChosen = chosen.includes(productId);
        const [colour] = color?.values ?? [];
        return (
          <CheckboxRow
            key={productId}
            id={`sample-${productId}`}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => onChange(isChosen ? chosen.filter((id) => id !== productId) : [...chosen, productId])}
            label={
              <span className="flex items-center gap-2">
                {colour && (
                  <span className="-my-1 size-8 shrink-0">
                    <Swatch hex={colour.value} url={swatch?.url} />
                  </span>
                )}
                {name}
              </span>
            }
          />
        );
      })}
      <p role="status" className="text-sm text-ink-muted">
        {isFull && fabrics.length > mostSamples && t("full", { count: mostSamples })}
      </p>
      {error !== undefined && <FieldError id="samples" message={error} />}
    </fieldset>
  );
}
