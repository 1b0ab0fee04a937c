import { use } from "react";
import { assetOf, blocksOf, keyOf, type Block } from "#app/content/block.ts";
import { BlockLinks } from "#app/content/block-links.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { CategoryTile } from "./category-tile.tsx";
import { StoryReferencesContext } from "#app/content/story-references.ts";
import { textOf } from "#app/content/untyped.ts";

const largeTiles = 3;

/** Three large and several small ways into the shop; a category that is gone leaves no hole. */
export function CategoryMosaic({ block }: { readonly block: Block }) {
  const { categories } = use(StoryReferencesContext);
  const tiles = blocksOf(block["tiles"]).flatMap((tile) => {
    const category = categories.get(textOf(tile["category"]));
    return category
      ? [{ key: keyOf(tile), category, title: textOf(tile["title"]), image: assetOf(tile["image"]) }]
      : [];
  });
  if (tiles.length === 0) return null;
  return (
    <BlockSection headline={textOf(block["headline"])} aside={<BlockLinks links={block["link"]} />}>
      <ul className="grid grid-cols-2 gap-x-grid gap-y-7 md:grid-cols-3 lg:grid-cols-6">
        {tiles.map(({ key, ...tile }, index) => (
          <li key={key} className={index < largeTiles ? "max-md:first:col-span-2 lg:col-span-2" : ""}>
            <CategoryTile {...tile} large={index < largeTiles} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
