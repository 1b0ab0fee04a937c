import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { shownLinks } from "./story-link.ts";

export const AdviceTileFragment = graphql(`
  fragment AdviceTile_story on Story {
    id
    blocks {
      id
      ... on ActionBlock {
        headline
        text
        links {
          ...StoryLink_link @unmask
        }
        image {
          src: url
          alt
          width
          height
        }
      }
    }
  }
`);

interface AdviceTileProps {
  readonly story: FragmentType<typeof AdviceTileFragment> | null | undefined;
  /** Where it stands in the grid. */
  readonly className: string;
}

/** The action block of a category's story, as a row among the products; nothing without one that leads somewhere. */
export function AdviceTile({ story, className }: AdviceTileProps) {
  const block = useFragment(AdviceTileFragment, story)?.blocks.find((each) => each.__typename === "ActionBlock");
  const [link] = shownLinks(block?.links ?? []);
  if (!block || !link) return null;
  const { headline, text, image } = block;
  return (
    <li className={`night grid overflow-hidden rounded-sm bg-night text-on-night md:grid-cols-2 ${className}`}>
      <div className="grid content-center justify-items-start gap-3.5 p-6 md:p-8">
        <h2 className="font-display text-h3 font-medium tracking-display">{headline}</h2>
        {text && <p className="text-sm text-on-night-muted">{text}</p>}
        <ButtonLink href={link.href} variant="inverse" prefetch="intent">
          {link.label}
        </ButtonLink>
      </div>
      {image && (
        <LazyImage
          {...image}
          sizes="(min-width: 992px) 36vw, 46vw"
          className="min-h-72 rounded-none! max-md:hidden"
          imageClassName="absolute"
        />
      )}
    </li>
  );
}
