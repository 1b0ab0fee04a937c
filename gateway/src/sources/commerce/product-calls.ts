import type { Pagination, Product, VariantDetail } from "@scayle/storefront-api";
import * as z from "zod";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { checkedProducts } from "./checked-products.ts";
import { commerceQuery, listingCopies, productPolicy } from "./commerce-query.ts";
import { noteNeeds, type ProductNeeds, productParameters, variantWith } from "./product-with.ts";

/** SCAYLE refuses more ids, and larger pages, than this. */
export const maximumBatch = 100;

const entitiesSchema = z.looseObject({ entities: z.array(z.looseObject({ id: z.int() })) });
const pageSchema = z.looseObject({
  entities: z.array(z.unknown()),
  pagination: z.looseObject({ total: z.int() }),
  matchedVariants: z.record(z.string(), z.int()).default({}),
});

export interface ProductPage {
  readonly entities: readonly Product[];
  readonly pagination: Pick<Pagination, "total">;
  /** By product id the variant with the size or hardness that the search term names; only our own upstream sends it. */
  readonly matchedVariants: Readonly<Record<string, number>>;
  /** Version of the catalogue the page was read from; empty when the upstream names none. */
  readonly version: string;
}

/** Reading products and variants. Responses may be shared between requests: never change them. */
export class ProductCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;
  private readonly masterKeyFilter: string;

  constructor(upstream: Upstream, call: CallContext, masterKeyFilter: string) {
    this.upstream = upstream;
    this.call = call;
    this.masterKeyFilter = masterKeyFilter;
  }

  /** Products by id, at most 100, in any order; unknown and inactive ones are missing. Sold-out ones are included. */
  async byIds(ids: readonly number[], needs: ProductNeeds): Promise<readonly Product[]> {
    const page = await this.page(
      { ids: ids.join(","), perPage: maximumBatch, includeSoldOut: true },
      needs,
      ids.length,
    );
    return page.entities;
  }

  /** All colours of the given masters, sold-out ones included. */
  async byMasterKeys(masterKeys: readonly string[], needs: ProductNeeds): Promise<readonly Product[]> {
    const products: Product[] = [];
    for (let page = 1; ; page++) {
      const response = await this.page(
        {
          [`filters[${this.masterKeyFilter}]`]: masterKeys.join(","),
          page,
          perPage: maximumBatch,
          includeSoldOut: true,
        },
        needs,
        masterKeys.length,
      );
      products.push(...response.entities);
      if (products.length >= response.pagination.total || response.entities.length === 0) return products;
    }
  }

  /** A page of a listing; `parameters` are the query of SCAYLE's product search. */
  page(
    parameters: Readonly<Record<string, string | number | boolean | undefined>>,
    needs: ProductNeeds,
    batchSize = 1,
  ): Promise<ProductPage> {
    const query = commerceQuery(this.call, { ...parameters, ...productParameters(needs) });
    return this.upstream
      .request(this.call, {
        path: "/v1/products",
        query,
        batchSize,
        ...listingCopies(parameters),
        readsHeaders: ["x-catalogue-version"],
        parse: (body, _status, headers) => {
          const { entities: unchecked, pagination, matchedVariants } = pageSchema.parse(body);
          const entities = checkedProducts(unchecked);
          noteNeeds(entities, needs);
          return { entities, pagination, matchedVariants, version: headers.get("x-catalogue-version") ?? "" };
        },
      })
      .then((response) => response.data);
  }

  /** Variants by id, at most 100, in any order, each with the id of its product; unknown ones are missing. */
  async variantsByIds(ids: readonly number[]): Promise<readonly VariantDetail[]> {
    const response = await this.upstream.request(this.call, {
      path: "/v1/variants",
      query: commerceQuery(this.call, { ids: ids.join(","), with: variantWith("").join(",") }),
      batchSize: ids.length,
      cache: productPolicy,
      parse: (body) => entitiesSchema.parse(body).entities as unknown as VariantDetail[],
    });
    return response.data;
  }
}
