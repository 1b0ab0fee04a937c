import type { FragmentType } from "@apollo/client/masking";
import type { ProductCardFragment } from "#app/catalog/product-card.tsx";

/** What a screen selects of `ProductListing` for each page it shows. */
export interface ListingPage {
  readonly totalCount: number;
  /** Version of the catalogue, for further pages to go on in. */
  readonly version: string | null;
  readonly pageInfo: { readonly hasNextPage: boolean };
  readonly edges: readonly {
    readonly node: FragmentType<typeof ProductCardFragment> & { readonly id: string };
    /** The variant its page opens with; its own choice when missing. */
    readonly variantId?: number | null;
  }[];
}
