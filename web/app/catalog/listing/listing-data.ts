import type { FragmentType } from "@apollo/client/masking";
import type { PriceBounds } from "@warmeland/schema/rules/listing-query.ts";
import type { FilterType, ProductSort } from "#app/graphql/generated/graphql.ts";
import type { ProductCardFragment } from "#app/catalog/product-card.tsx";

/** What a screen asks of `ProductListing` for each page it shows. */
export interface ListingPage {
  readonly totalCount: number;
  /** Version of the catalogue, for further pages to go on in. */
  readonly version: string | null;
  readonly pageInfo: { readonly hasNextPage: boolean };
  readonly edges: readonly { readonly node: FragmentType<typeof ProductCardFragment> & { readonly id: string } }[];
}

/** What a screen asks of `ProductListing` once for all its pages: it depends on the filters alone. */
export interface ListingOffer {
  readonly filters: readonly ListingFilter[];
  readonly quickFilters: readonly QuickFilter[];
  readonly priceRange: PriceBounds;
  readonly sortOptions: readonly {
    readonly value: ProductSort;
    readonly queryValue: string;
    readonly visible: boolean;
  }[];
}

export interface ListingFilter {
  readonly slug: string;
  readonly name: string;
  readonly type: FilterType;
  readonly values: readonly FilterValue[];
}

export interface FilterValue {
  readonly key: string;
  readonly name: string;
  readonly value: string | null;
  readonly productCount: number;
}

export interface QuickFilter {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}
