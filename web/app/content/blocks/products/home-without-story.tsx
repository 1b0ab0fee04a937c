import type { FragmentType } from "@apollo/client/masking";
import { CategoryTile, type CategoryTileFragment } from "./category-tile.tsx";

interface HomeWithoutStoryProps {
  readonly headline: string;
  readonly categories: readonly (FragmentType<typeof CategoryTileFragment> & { readonly id: string })[];
}

/** The home page while its story cannot be reached: every main category, so that the shop still sells. */
export function HomeWithoutStory({ headline, categories }: HomeWithoutStoryProps) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-10">
      <h1 className="mb-block font-display text-h1 font-medium tracking-display">{headline}</h1>
      <ul className="grid grid-cols-2 gap-x-grid gap-y-7 md:grid-cols-4">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} large={false} />
          </li>
        ))}
      </ul>
    </div>
  );
}
