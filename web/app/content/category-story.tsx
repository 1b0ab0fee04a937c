import type { FragmentType } from "@apollo/client/masking";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { BlockSection } from "./block-section.tsx";
import { RichText } from "./blocks/text/rich-text.tsx";

export const CategoryStoryFragment = graphql(`
  fragment CategoryStory_story on Story {
    id
    blocks {
      id
      ... on RichTextBlock {
        headline
        anchor
        richText {
          ...StoryRichText_text @unmask
        }
      }
    }
  }
`);

interface CategoryStoryProps {
  readonly story: FragmentType<typeof CategoryStoryFragment> | null | undefined;
}

/** The texts of a category's story (upstreams/stories/README.md): the first one stands above the products, the others below them. */
function useTexts(story: CategoryStoryProps["story"]) {
  const data = useFragment(CategoryStoryFragment, story);
  return data?.blocks.filter((block) => block.__typename === "RichTextBlock") ?? [];
}

/** What a shopper should know before looking at the products of a category; on a phone three lines, until more is wanted. */
export function CategoryIntroduction({ story }: CategoryStoryProps) {
  const { t } = useTranslation("content");
  const [isOpen, setOpen] = useState(false);
  const text = useTexts(story)[0]?.richText;
  if (!text) return null;
  return (
    <div className="pt-3 pb-2 text-ink-muted max-md:text-sm md:pb-6">
      <div
        // a link that is cut off would take the focus unseen
        onFocus={() => setOpen(true)}
        className={isOpen ? "" : "max-md:line-clamp-3 noscript:line-clamp-none"}
      >
        <RichText text={text} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={`min-h-target md:hidden noscript:hidden ${textLinkClasses}`}
      >
        {t(isOpen ? "readLess" : "readOn")}
      </button>
    </div>
  );
}

/** Advice on a category's products, below them. */
export function CategoryAdvice({ story }: CategoryStoryProps) {
  const [, ...advice] = useTexts(story);
  return (
    <div className="-mx-gutter">
      {advice.map(({ id, headline, anchor, richText }) => (
        <BlockSection key={id} id={anchor} headline={headline} narrow>
          {richText && <RichText text={richText} />}
        </BlockSection>
      ))}
    </div>
  );
}
