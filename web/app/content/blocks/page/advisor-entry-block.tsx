import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { StoryPhoto } from "#app/content/story-photo.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

export const AdvisorEntryBlockFragment = graphql(`
  fragment AdvisorEntryBlock_block on AdvisorEntryBlock {
    id
    headline
    text
    label
    image {
      ...StoryImage_image @unmask
    }
  }
`);

/** The way into the hardness calculator. */
export function AdvisorEntryBlock({ block }: { readonly block: FragmentType<typeof AdvisorEntryBlockFragment> }) {
  const { t } = useTranslation("blocks");
  const { headline, text, label, image } = useFragment(AdvisorEntryBlockFragment, block);
  return (
    <section className="mx-auto mt-section max-w-page px-gutter">
      <div className="grid items-center gap-x-[clamp(2rem,5vw,5rem)] bg-surface lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 p-8 lg:order-2 lg:pl-0">
          <h2 className="font-display text-h2 font-medium tracking-display">{headline}</h2>
          {text && <p className="max-w-text text-ink-muted">{text}</p>}
          <p>
            <ButtonLink href={latePaths.hardness} prefetch="intent">
              {label ?? t("advisor")}
            </ButtonLink>
          </p>
        </div>
        {image && (
          <StoryPhoto
            image={image}
            sizes="(min-width: 992px) 55vw, 92vw"
            className="aspect-[3/2] rounded-none lg:order-1"
          />
        )}
      </div>
    </section>
  );
}
