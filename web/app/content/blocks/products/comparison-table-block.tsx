import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PriceText } from "#app/ui/price-text.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { comparedFacts } from "./compared-facts.ts";
import { focusInSight } from "#app/ui/browser/focus-in-sight.ts";

export const ComparisonTableBlockFragment = graphql(`
  fragment ComparisonTableBlock_block on ComparisonTableBlock {
    id
    headline
    text
    anchor
    products {
      id
      slug
      name
      subtitle
      images(first: 1) {
        url
        width
        height
      }
      price {
        startingFrom
        current {
          ...StruckPrice_price @unmask
        }
      }
      attributes {
        key
        label
        values {
          label
        }
      }
    }
  }
`);

/** Products side by side, fact by fact; where the window is narrow the table scrolls by itself. */
export function ComparisonTableBlock({ block }: { readonly block: FragmentType<typeof ComparisonTableBlockFragment> }) {
  const { t } = useTranslation("blocks");
  const { headline, text, anchor, products } = useFragment(ComparisonTableBlockFragment, block);
  if (products.length === 0) return null;
  return (
    <BlockSection id={anchor} headline={headline}>
      {text && <p className="-mt-3 mb-6 max-w-text text-ink-muted">{text}</p>}
      <div
        ref={focusInSight}
        className="-m-1 overflow-x-auto p-1"
        role="region"
        aria-label={headline ?? undefined}
        tabIndex={0}
      >
        <table className="w-full table-fixed text-left text-sm" style={{ minWidth: `${8 + products.length * 11}rem` }}>
          <thead>
            <tr>
              <th scope="col" className="w-32">
                <span className="sr-only">{t("property")}</span>
              </th>
              {products.map(({ id, slug, name, subtitle, images: [image] }) => (
                <th key={id} scope="col" className="px-3 pb-4 align-top font-normal">
                  <Anchor href={paths.product(slug)} prefetch="intent" className="group grid gap-3">
                    {image && (
                      <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="20rem" />
                    )}
                    <span>
                      <b className="block font-semibold group-hover:underline">{name}</b>
                      <span className="text-xs text-ink-muted">{subtitle}</span>
                    </span>
                  </Anchor>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-y border-line">
              <th scope="row" className="py-3 pr-3 font-semibold">
                {t("price")}
              </th>
              {products.map(({ id, price: { startingFrom, current } }) => (
                <td key={id} className="px-3 py-3 align-top">
                  <PriceText
                    current={current.withTax.formatted}
                    original={current.original?.formatted}
                    lowestPrior={current.original ? current.lowestPrior30Days?.formatted : undefined}
                    startingFrom={startingFrom}
                  />
                </td>
              ))}
            </tr>
            {comparedFacts(products).map(({ key, label, values }) => (
              <tr key={key} className="border-b border-line">
                <th scope="row" className="py-3 pr-3 align-top font-semibold wrap-break-word">
                  {label}
                </th>
                {values.map((value, column) => (
                  <td key={column} className="px-3 py-3 align-top wrap-break-word">
                    {value || <span aria-label={t("unsaid")}>–</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}
