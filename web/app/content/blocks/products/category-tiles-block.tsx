import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockLinks } from "#app/content/block-links.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { CategoryTile } from "./category-tile.tsx";

export const CategoryTilesBlockFragment = graphql(`
  fragment CategoryTilesBlock_block on CategoryTilesBlock {
    id
    headline
    links {
      ...StoryLink_link @unmask
    }
    tiles {
      key
      title
      image {
        ...StoryImage_image @unmask
      }
      category {
        id
        ...CategoryTile_category
      }
    }
  }
`);

/** Ways into categories, all of one size; a category that is gone leaves no hole. */
export function CategoryTilesBlock({ block }: { readonly block: FragmentType<typeof CategoryTilesBlockFragment> }) {
  const { headline, links, tiles } = useFragment(CategoryTilesBlockFragment, block);
  const shown = tiles.flatMap(({ category, ...tile }) => (category ? [{ ...tile, category }] : []));
  if (shown.length === 0) return null;
  return (
    <BlockSection headline={headline} aside={<BlockLinks links={links} />}>
      <ul className="grid grid-cols-2 gap-x-grid gap-y-7 md:grid-cols-4">
        {shown.map(({ key, category, title, image }) => (
          <li key={key}>
            <CategoryTile category={category} title={title} image={image} large={false} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
