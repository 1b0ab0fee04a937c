import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { namedVariant } from "#app/catalog/variant/use-variant-choice.ts";
import { choiceVariant } from "#app/catalog/variant/variant-keys.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { CareSymbol } from "./care-symbol.tsx";
import { pieceName } from "./piece-name.ts";

export const LinenStoryFragment = graphql(`
  fragment LinenStory_product on Product {
    id
    name
    usualSize
    attributes {
      key
      values {
        label
        value
      }
    }
    variants {
      edges {
        node {
          id
          variantId
          sellable
          title
          attributes(keys: ["size", "hardness"]) {
            key
            label
            values {
              label
              value
            }
          }
          packet: attributes(keys: ["packet"]) {
            key
            values {
              label
              value
            }
          }
        }
      }
    }
  }
`);

const weaves = [
  "badstof",
  "flanel",
  "geweven-katoen",
  "jersey",
  "katoensatijn",
  "linnen",
  "linnen-en-katoen",
  "percal",
  "wafelstof",
] as const;

/** Linen: what it is woven of, what is in the packet of the chosen size, and how it is washed. Nothing for what has no symbols of care. */
export function LinenStory({ product }: { readonly product: FragmentType<typeof LinenStoryFragment> }) {
  const { t, i18n } = useTranslation("product");
  const [search] = useSearchParams();
  const { name, usualSize, attributes, variants } = useFragment(LinenStoryFragment, product);
  const symbols = attributes.find(({ key }) => key === "careSymbols")?.values ?? [];
  if (symbols.length === 0) return null;
  const nodes = (variants?.edges ?? []).map(({ node }) => node);
  const size = search.get("size") ?? usualSize;
  const shown =
    nodes.find(({ variantId }) => variantId === namedVariant(search)) ??
    nodes.find((node) => choiceVariant(node).size === size) ??
    nodes[0];
  const pieces = shown?.packet[0]?.values ?? [];
  const fabric = attributes.find(({ key }) => key === "fabric")?.values[0];
  const weave = weaves.find((each) => each === fabric?.value);
  return (
    <section aria-labelledby="linen" className="mt-section grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h2 id="linen" className="font-display text-h2 font-medium tracking-display">
          {t(pieces.length > 0 ? "linen.packet" : "linen.care", { name: pieceName(name, i18n.language) })}
        </h2>
        {pieces.length > 0 && (
          <>
            <p className="mt-2 text-ink-muted">{t("linen.ofSize", { size: shown?.title })}</p>
            <ul className="mt-4 border-t border-line">
              {pieces.map(({ label, value }) => {
                const [piece, ...measure] = label.split(", ");
                return (
                  <li key={value} className="border-b border-line py-3">
                    <b className="font-semibold">{piece}</b>
                    {measure.length > 0 && <span className="text-ink-muted">, {measure.join(", ")}</span>}
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {fabric && weave && (
          <p className="mt-4 max-w-prose">
            <b className="font-semibold">{fabric.label}.</b> {t(`linen.weave.${weave}`)}
          </p>
        )}
      </div>
      <ul aria-label={t("linen.care")} className="grid content-start gap-5 sm:grid-cols-2">
        {symbols.map(({ label, value }) => (
          <li key={value} className="flex items-center gap-4 text-sm">
            <CareSymbol symbol={value} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
