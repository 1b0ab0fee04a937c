import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import type { StoryImage } from "#app/content/story-image.ts";

export const CategoryTileFragment = graphql(`
  fragment CategoryTile_category on Category {
    id
    name
    path
    productCount
    image {
      url
      width
      height
    }
  }
`);

interface CategoryTileProps {
  readonly category: FragmentType<typeof CategoryTileFragment>;
  /** Instead of the category's name. */
  readonly title?: string | null | undefined;
  /** Instead of the category's own photo. */
  readonly image?: StoryImage | null | undefined;
  readonly large: boolean;
}

/** A way into a category: photo, name, how much there is. */
export function CategoryTile({ category, title, image, large }: CategoryTileProps) {
  const { t } = useTranslation("catalog");
  const data = useFragment(CategoryTileFragment, category);
  const photo = image ?? data.image;
  return (
    <Anchor href={data.path} prefetch="intent" className="group grid gap-2.5">
      {photo && (
        <LazyImage
          src={photo.url}
          alt=""
          width={photo.width}
          height={photo.height}
          focus={image?.focus}
          sizes={large ? "(min-width: 768px) 31vw, 92vw" : "(min-width: 992px) 15vw, (min-width: 768px) 31vw, 46vw"}
          className="aspect-product"
        />
      )}
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span
          className={`group-hover:underline group-hover:underline-offset-4 ${large ? "font-display text-h3 font-medium" : "font-semibold"}`}
        >
          {title || data.name}
        </span>
        <span className="text-xs text-ink-muted tabular-nums">{t("products", { count: data.productCount })}</span>
      </span>
    </Anchor>
  );
}
