import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockLinks } from "#app/content/block-links.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { CategoryTile } from "./category-tile.tsx";

export const CategoryMosaicBlockFragment = graphql(`
  fragment CategoryMosaicBlock_block on CategoryMosaicBlock {
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

const largeTiles = 3;

/** Three large and several small ways into the shop; a category that is gone leaves no hole. */
export function CategoryMosaicBlock({ block }: { readonly block: FragmentType<typeof CategoryMosaicBlockFragment> }) {
  const { headline, links, tiles } = useFragment(CategoryMosaicBlockFragment, block);
  const shown = tiles.flatMap(({ category, ...tile }) => (category ? [{ ...tile, category }] : []));
  if (shown.length === 0) return null;
  return (
    <BlockSection headline={headline} aside={<BlockLinks links={links} />}>
      <ul className="grid grid-cols-2 gap-x-grid gap-y-7 md:grid-cols-3 lg:grid-cols-6">
        {shown.map(({ key, category, title, image }, index) => (
          <li key={key} className={index < largeTiles ? "max-md:first:col-span-2 lg:col-span-2" : ""}>
            <CategoryTile category={category} title={title} image={image} large={index < largeTiles} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
