import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { sizeNames } from "#app/catalog/variant/size-names.ts";
import { namedVariant } from "#app/catalog/variant/use-variant-choice.ts";
import { labelsOf } from "#app/catalog/variant/variant-keys.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { classes } from "#app/ui/classes.ts";
import { FurnitureDrawing } from "./furniture-drawing.tsx";
import { drawingKind } from "./drawing-kind.ts";
import { pieceName } from "./piece-name.ts";

export const DimensionStoryFragment = graphql(`
  fragment DimensionStory_product on Product {
    id
    slug
    name
    usualSize
    attributes {
      key
      values {
        value
      }
    }
    variants {
      edges {
        node {
          id
          variantId
          title
          attributes(keys: ["size", "hardness"]) {
            key
            values {
              label
              value
            }
          }
          measures: attributes(keys: ["width", "depth", "height"]) {
            key
            values {
              value
            }
          }
        }
      }
    }
  }
`);

interface Sized {
  readonly variantId: number;
  readonly title: string;
  /** Key of the size. */
  readonly size: string | undefined;
  /** Whole centimetres. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Whether a piece of furniture fits: its front and side at one scale, in the chosen size. Nothing for what has no three measures. */
export function DimensionStory({ product }: { readonly product: FragmentType<typeof DimensionStoryFragment> }) {
  const { t, i18n } = useTranslation("product");
  const [search] = useSearchParams();
  const { slug, name, usualSize, attributes, variants } = useFragment(DimensionStoryFragment, product);
  const sizes = (variants?.edges ?? []).flatMap(({ node }) => sized(node) ?? []);
  const shown =
    sizes.find(({ variantId }) => variantId === namedVariant(search)) ??
    sizes.find(({ size }) => size === (search.get("size") ?? usualSize)) ??
    sizes[0];
  const traits = new Map(attributes.map(({ key, values }) => [key, values[0]?.value ?? ""]));
  const kind = drawingKind(traits);
  if (!shown || !kind) return null;
  const labels = sizeNames(labelsOf((variants?.edges ?? []).map(({ node }) => node)), attributes, t);
  const { width, depth, height } = shown;
  const rows = { width, depth, height };
  return (
    <section
      aria-labelledby="dimensions"
      className="mt-section grid gap-x-12 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="dimensions" className="font-display text-h2 font-medium tracking-display">
          {t("dimensions.title", { name: pieceName(name, i18n.language) })}
        </h2>
        <p className="mt-3 max-w-prose text-ink-muted">{t(`dimensions.advice.${kind}`)}</p>
        {sizes.length > 1 && (
          <nav aria-label={t("dimensions.size")} className="mt-5 flex flex-wrap gap-2">
            {sizes.map(({ variantId, size, title }) => (
              <Anchor
                key={variantId}
                href={paths.product(slug, variantId)}
                preventScrollReset
                aria-current={variantId === shown.variantId || undefined}
                className={classes(
                  "flex min-h-11 items-center rounded-sm border px-3 text-sm",
                  variantId === shown.variantId ? "border-ink font-semibold" : "border-line-strong hover:border-ink",
                )}
              >
                {labels.get(size ?? "") ?? title}
              </Anchor>
            ))}
          </nav>
        )}
        <dl className="mt-5 border-t border-line text-sm">
          {(["width", "depth", "height"] as const).map((key) => (
            <div key={key} className="flex justify-between gap-4 border-b border-line py-2">
              <dt className="text-ink-muted">{t(`dimensions.${key}`)}</dt>
              <dd className="font-semibold">{t("dimensions.centimetres", { count: rows[key] })}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid place-items-center rounded-md bg-surface p-3 sm:p-8">
        <FurnitureDrawing
          kind={kind}
          version={traits.get("version") ?? ""}
          width={width}
          depth={depth}
          height={height}
        />
      </div>
    </section>
  );
}

type Measured = Pick<Sized, "variantId" | "title"> & {
  readonly attributes: readonly { readonly key: string; readonly values: readonly { readonly value: string }[] }[];
  readonly measures: readonly { readonly key: string; readonly values: readonly { readonly value: string | null }[] }[];
};

function sized({ variantId, title, attributes, measures }: Measured): Sized | undefined {
  const centimetres = (key: string) => Number(measures.find((measure) => measure.key === key)?.values[0]?.value);
  const size = attributes.find(({ key }) => key === "size")?.values[0]?.value;
  const [width, depth, height] = [centimetres("width"), centimetres("depth"), centimetres("height")];
  return width > 0 && depth > 0 && height > 0 ? { variantId, title, size, width, depth, height } : undefined;
}
