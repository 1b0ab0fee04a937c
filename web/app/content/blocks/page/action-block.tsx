import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockLinks } from "#app/content/block-links.tsx";

export const ActionBlockFragment = graphql(`
  fragment ActionBlock_block on ActionBlock {
    id
    headline
    text
    conditions
    links {
      ...StoryLink_link @unmask
    }
    image {
      ...StoryImage_image @unmask
    }
  }
`);

/** The one ochre block of a page. */
export function ActionBlock({ block }: { readonly block: FragmentType<typeof ActionBlockFragment> }) {
  const { headline, text, conditions, links, image } = useFragment(ActionBlockFragment, block);
  return (
    <section className="mx-auto mt-section max-w-page px-gutter">
      <div className="grid overflow-hidden rounded-sm bg-teaser text-on-teaser lg:grid-cols-2">
        <div className="grid content-center gap-4 p-8 lg:p-14">
          <h2 className="font-display text-h2 font-medium tracking-display">{headline}</h2>
          {text && <p className="max-w-[30rem]">{text}</p>}
          <BlockLinks links={links} />
          {conditions && <p className="text-xs">{conditions}</p>}
        </div>
        {image && (
          <StoryPhoto
            image={image}
            sizes="(min-width: 992px) 46vw, 92vw"
            className="aspect-[3/2] h-full rounded-none"
          />
        )}
      </div>
    </section>
  );
}
