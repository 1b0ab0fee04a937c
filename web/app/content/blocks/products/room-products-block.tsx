import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ProductRow } from "#app/catalog/product-row.tsx";
import { BlockLinks } from "#app/content/block-links.tsx";

export const RoomProductsBlockFragment = graphql(`
  fragment RoomProductsBlock_block on RoomProductsBlock {
    id
    headline
    text
    image {
      ...StoryImage_image @unmask
    }
    products {
      id
      ...ProductRow_product
    }
    links {
      ...StoryLink_link @unmask
    }
  }
`);

/** A room, and what stands in it to buy. */
export function RoomProductsBlock({ block }: { readonly block: FragmentType<typeof RoomProductsBlockFragment> }) {
  const { headline, text, image, products, links } = useFragment(RoomProductsBlockFragment, block);
  if (products.length === 0) return null;
  return (
    <section className="mx-auto mt-section grid max-w-page items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 px-gutter lg:grid-cols-[minmax(0,62fr)_minmax(0,38fr)]">
      {image && <StoryPhoto image={image} sizes="(min-width: 992px) 58vw, 92vw" className="aspect-[16/11]" />}
      <div className="grid gap-5">
        <h2 className="font-display text-h2 font-medium tracking-display">{headline}</h2>
        {text && <p className="max-w-[30rem] text-ink-muted">{text}</p>}
        <ul className="border-b border-line">
          {products.map((product) => (
            <li key={product.id}>
              <ProductRow product={product} />
            </li>
          ))}
        </ul>
        <BlockLinks links={links} button="outline" />
      </div>
    </section>
  );
}
