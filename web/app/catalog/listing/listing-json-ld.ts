import { paths } from "#app/locale/paths.ts";

interface Listed {
  readonly name: string;
  readonly slug: string;
}

/** The products of one page of a listing for search engines (schema.org/ItemList); `first` is the place of the first. */
export function listingJsonLd(
  origin: string,
  products: readonly Listed[],
  first: number,
): Readonly<Record<string, unknown>> {
  return {
    "@type": "ItemList",
    itemListElement: products.map(({ name, slug }, index) => ({
      "@type": "ListItem",
      position: first + index,
      name,
      url: `${origin}${paths.product(slug)}`,
    })),
  };
}
