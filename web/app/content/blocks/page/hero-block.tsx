import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Stripe } from "#app/ui/stripe.tsx";
import { BlockLinks } from "#app/content/block-links.tsx";
import { Hotspot } from "./hotspot.tsx";

export const HeroBlockFragment = graphql(`
  fragment HeroBlock_block on HeroBlock {
    id
    headline
    text
    links {
      ...StoryLink_link @unmask
    }
    image {
      ...StoryImage_image @unmask
    }
    hotspots {
      key
      left
      top
      product {
        id
        ...ProductRow_product
      }
    }
  }
`);

/** The first thing on a page: words on night, the selvedge, and a room. */
export function HeroBlock({ block }: { readonly block: FragmentType<typeof HeroBlockFragment> }) {
  const { headline, text, links, image, hotspots } = useFragment(HeroBlockFragment, block);
  return (
    <section className="night grid bg-night text-on-night lg:grid-cols-[minmax(0,38fr)_auto_minmax(0,62fr)]">
      <div className="order-3 grid content-center gap-6 px-gutter py-10 lg:order-1 lg:py-section lg:pl-[max(var(--spacing-gutter),calc((100vw-90rem)/2+var(--spacing-gutter)))]">
        <h1 className="font-display text-display font-medium tracking-display">{headline}</h1>
        {text && <p className="max-w-[28rem] text-lead text-on-night-muted">{text}</p>}
        <BlockLinks links={links} button="inverse" />
      </div>
      <Stripe bands="across" className="order-2 h-2 w-full lg:h-full lg:w-2.5" />
      {image && (
        <div className="relative order-1 lg:order-3">
          <StoryPhoto
            image={image}
            eager
            sizes="(min-width: 992px) 62vw, 100vw"
            className="aspect-[16/11] rounded-none lg:aspect-auto lg:h-full lg:min-h-[34rem]"
          />
          {hotspots.map(
            ({ key, product, left, top }) =>
              product && <Hotspot key={key} product={product} left={left ?? 0} top={top ?? 0} />,
          )}
        </div>
      )}
    </section>
  );
}
