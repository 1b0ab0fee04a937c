import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { formatTenths } from "#app/ui/format-tenths.ts";
import { MattressDrawing } from "./mattress-drawing.tsx";
import { pieceName } from "./piece-name.ts";

export const MattressStoryFragment = graphql(`
  fragment MattressStory_product on Product {
    id
    name
    layers {
      material
      name
      detail
      heightCm
    }
    attributes {
      key
      values {
        value
      }
    }
  }
`);

/** What a mattress is made of, from top to bottom, and what each layer is for. Nothing for what has no layers. */
export function MattressStory({ product }: { readonly product: FragmentType<typeof MattressStoryFragment> }) {
  const { t, i18n } = useTranslation("product");
  const { name, layers, attributes } = useFragment(MattressStoryFragment, product);
  if (layers.length < 2) return null;
  const height = Number.parseInt(attributes.find(({ key }) => key === "coreHeight")?.values[0]?.value ?? "", 10);
  const below = layers.filter(({ material }) => material !== "COVER").length;
  return (
    <section aria-labelledby="layers" className="mt-section">
      <h2 id="layers" className="font-display text-h2 font-medium tracking-display">
        {t("layers.title", { context: String(below), count: below })}
      </h2>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center">
        <div className="bg-surface p-3 md:p-6 lg:p-10">
          <MattressDrawing
            layers={layers}
            height={height || undefined}
            label={t("layers.drawing", {
              name: pieceName(name, i18n.language),
              layers: layers.map((layer) => withinSentence(layer.name, i18n.language)).join(", "),
            })}
          />
        </div>
        <ol className="border-b border-line">
          {layers.map((layer, index) => (
            <li key={index} className="grid grid-cols-[2.5rem_1fr_auto] items-start gap-x-3 border-t border-line py-3">
              <span
                aria-hidden
                className="grid size-8 place-items-center rounded-full bg-night text-sm font-semibold text-on-night"
              >
                {index + 1}
              </span>
              <h3 className="self-center font-semibold">
                {layer.heightCm !== null && layer.detail ? `${layer.name}, ${layer.detail}` : layer.name}
              </h3>
              <p className="self-center text-right text-sm">
                {layer.heightCm === null
                  ? layer.detail
                  : t("layers.height", { height: formatTenths(layer.heightCm, i18n.language) })}
              </p>
              {layer.material && layers.findIndex(({ material }) => material === layer.material) === index && (
                <p className="col-start-2 col-end-4 text-sm text-ink-muted">{t(`layers.why.${layer.material}`)}</p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
