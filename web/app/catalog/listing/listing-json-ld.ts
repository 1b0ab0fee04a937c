import { pageAddress, type PageSite } from "#app/locale/page-address.ts";
import { paths } from "#app/locale/paths.ts";

interface Listed {
  readonly name: string;
  readonly slug: string;
}

/** The products of one page of a listing for search engines (schema.org/ItemList); `first` is the place of the first. */
export function listingJsonLd(
  site: PageSite,
  products: readonly Listed[],
  first: number,
): Readonly<Record<string, unknown>> {
  return {
    "@type": "ItemList",
    itemListElement: products.map(({ name, slug }, index) => ({
      "@type": "ListItem",
      position: first + index,
      name,
      url: pageAddress(site, paths.product(slug)),
    })),
  };
}
