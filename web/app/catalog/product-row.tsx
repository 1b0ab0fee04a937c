import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PriceText } from "#app/ui/price-text.tsx";

export const ProductRowFragment = graphql(`
  fragment ProductRow_product on Product {
    id
    slug
    name
    subtitle
    images(first: 2) {
      url
      alt
      width
      height
    }
    price {
      startingFrom
      current {
        ...StruckPrice_price @unmask
      }
    }
  }
`);

/** A product in a short list: small photo, name, price. */
export function ProductRow({ product }: { readonly product: FragmentType<typeof ProductRowFragment> }) {
  const data = useFragment(ProductRowFragment, product);
  const [image] = data.images;
  const { current, startingFrom } = data.price;
  return (
    <Anchor
      href={paths.product(data.slug)}
      prefetch="intent"
      className="group grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[5rem_1fr_auto]"
    >
      {image && (
        <span className="row-span-2 sm:row-span-1">
          <LazyImage src={image.url} alt="" width={image.width} height={image.height} sizes="80px" />
        </span>
      )}
      <span className="min-w-0">
        <b className="block font-semibold group-hover:underline">{data.name}</b>
        <span className="block text-xs text-ink-muted">{data.subtitle}</span>
      </span>
      <PriceText
        current={current.withTax.formatted}
        original={current.original?.formatted}
        lowestPrior={current.original ? current.lowestPrior30Days?.formatted : undefined}
        startingFrom={startingFrom}
        className="col-start-2 sm:col-start-3 sm:max-w-44 sm:justify-end sm:text-right"
      />
    </Anchor>
  );
}
