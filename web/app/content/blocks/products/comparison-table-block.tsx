import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { attributeFacts, comparedFacts } from "#app/catalog/compare/compared-facts.ts";
import { ComparisonTable } from "#app/catalog/compare/comparison-table.tsx";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PriceText } from "#app/ui/price-text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { comparisonPath } from "#app/catalog/compare/comparison-path.ts";

export const ComparisonTableBlockFragment = graphql(`
  fragment ComparisonTableBlock_block on ComparisonTableBlock {
    id
    headline
    text
    anchor
    products {
      id
      productId
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

/** Products side by side, fact by fact, and the way to a comparison of one's own that begins with them. */
export function ComparisonTableBlock({ block }: { readonly block: FragmentType<typeof ComparisonTableBlockFragment> }) {
  const { t } = useTranslation("compare");
  const { headline, text, anchor, products } = useFragment(ComparisonTableBlockFragment, block);
  if (products.length === 0) return null;
  const facts = comparedFacts(
    products.map(({ attributes }) => attributeFacts(attributes)),
    2,
  );
  const price = {
    key: "price",
    label: t("price"),
    cells: products.map(({ id, price: { startingFrom, current } }) => (
      <PriceText
        key={id}
        current={current.withTax.formatted}
        original={current.original?.formatted}
        lowestPrior={current.original ? current.lowestPrior30Days?.formatted : undefined}
        startingFrom={startingFrom}
      />
    )),
  };
  return (
    <BlockSection id={anchor} headline={headline}>
      {text && <p className="-mt-3 mb-6 max-w-text text-ink-muted">{text}</p>}
      <ComparisonTable
        label={headline ?? t("table")}
        columns={products.map(({ id, slug, name, subtitle, images: [image] }) => ({
          id,
          head: (
            <Anchor href={paths.product(slug)} prefetch="intent" className="group grid gap-3">
              {image && <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="20rem" />}
              <span>
                <b className="block font-semibold group-hover:underline">{name}</b>
                <span className="text-xs font-normal text-ink-muted">{subtitle}</span>
              </span>
            </Anchor>
          ),
        }))}
        groups={[
          { key: "facts", rows: [price, ...facts.map(({ key, label, texts }) => ({ key, label, cells: texts }))] },
        ]}
      />
      {products.length > 1 && (
        <p className="mt-4 print:hidden">
          <TextLink
            href={comparisonPath(products.map(({ productId }) => productId))}
            className="inline-flex min-h-target items-center text-sm"
          >
            {t("compareThese")}
          </TextLink>
        </p>
      )}
    </BlockSection>
  );
}
