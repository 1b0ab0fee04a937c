import type { FragmentType } from "@apollo/client/masking";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockSection } from "#app/content/block-section.tsx";

export const StepsBlockFragment = graphql(`
  fragment StepsBlock_block on StepsBlock {
    id
    headline
    anchor
    steps {
      key
      title
      text
      image {
        ...StoryImage_image @unmask
      }
    }
  }
`);

/** An instruction, step by step; the number of a step is the list's own. */
export function StepsBlock({ block }: { readonly block: FragmentType<typeof StepsBlockFragment> }) {
  const { headline, anchor, steps } = useFragment(StepsBlockFragment, block);
  return (
    <BlockSection id={anchor} headline={headline}>
      <ol className="grid gap-x-grid gap-y-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {steps.map(({ key, title, text, image }, index) => (
          <li key={key} className="grid content-start gap-3 border-t-2 border-ink pt-4">
            {image && (
              <StoryPhoto
                image={image}
                sizes="(min-width: 992px) 23vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-[3/2]"
              />
            )}
            <h3 className="flex gap-3 text-h4 font-semibold">
              <span aria-hidden="true" className="text-ink-muted tabular-nums">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
