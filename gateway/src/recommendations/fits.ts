import type { Product, Variant } from "@scayle/storefront-api";
import type { FitPiece } from "@warmeland/schema/rules/fits/fit-piece.ts";
import { judgeFit } from "@warmeland/schema/rules/fits/judge-fit.ts";
import type { GraphQLResolveInfo } from "graphql";
import { BasketRef } from "#gateway/basket/basket.ts";
import { builder } from "#gateway/builder.ts";
import { fitPieceOf } from "#gateway/catalog/product/fit-piece-of.ts";
import { loadMaster, withPart } from "#gateway/catalog/product/product-loader.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { type ProductVariant, ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { withVariantPartDo } from "#gateway/catalog/product/variant-loader.ts";
import { isSellable } from "#gateway/catalog/stock.ts";
import { valueOf } from "#gateway/catalog/wire-attributes.ts";
import { pageSize } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";

interface Fit {
  readonly product: Product;
  /** Null when no size of it is the one. */
  readonly variant: Variant | null;
}

/** Something that is to be completed. */
interface Wanted {
  readonly masterKey: string;
  readonly size: string | undefined;
  readonly piece: FitPiece | undefined;
}

const FitRef = builder.objectRef<Fit>("Fit").implement({
  description: "A product that completes another, by the rules of what fits (docs/rules.md#what-fits).",
  fields: (t) => ({
    product: t.expose("product", { type: ProductRef, description: "The product." }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: "In the size that fits, and can be bought; null when it does not depend on a size.",
      resolve: ({ product, variant }) => variant && { variant, product },
    }),
  }),
});

const firstArgument = builder.args((t) => ({
  first: t.int({ required: true, defaultValue: 8, description: "How many at most, 1 to 100." }),
}));

builder.objectField(VariantRef, "fits", (t) =>
  t.field({
    type: [FitRef],
    nullable: true,
    description:
      "What completes it in its size, best first: for a mattress sheets and protectors of its measures, for a bed mattresses and bases. Null while the recommender is unavailable.",
    args: firstArgument,
    resolve: async (of, { first }, context, info) =>
      findFits([await wantedOf(of, context)], pageSize(first), context, info),
  }),
);

/** More different things than these are completed by what fits the first of them. */
const mostWanted = 20;

builder.objectField(BasketRef, "fits", (t) =>
  t.field({
    type: [FitRef],
    nullable: true,
    description:
      "What completes what is in the basket, in the sizes chosen there, best first. Null while the recommender is unavailable.",
    args: firstArgument,
    resolve: async ({ items }, { first }, context, info) => {
      const wanted = await Promise.all(items.slice(0, mostWanted).map((line) => wantedOf(line, context)));
      return findFits(wanted, pageSize(first), context, info);
    },
  }),
);

async function wantedOf({ product, variant }: ProductVariant, context: GatewayContext): Promise<Wanted> {
  const [complete, attributes] = await Promise.all([
    withPart(product, "attributes", context),
    withVariantPartDo({ product, variant }, "attributes", context, (whole) => whole.attributes),
  ]);
  return {
    masterKey: product.masterKey ?? "",
    size: valueOf(attributes, "size"),
    piece: fitPieceOf({ attributes }, complete),
  };
}

async function findFits(
  wanted: readonly Wanted[],
  limit: number,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<Fit[]> {
  const references = [
    ...new Set(wanted.map(({ masterKey, size }) => (size === undefined ? masterKey : `${masterKey}@${size}`))),
  ].filter((reference) => /^\d{2}-\d{4}(?:@[\w-]{1,40})?$/.test(reference));
  if (references.length === 0) return [];
  // some have no size left that can be bought
  const request = { logic: "COMPLETE", references, limit: Math.min(100, 2 * limit) } as const;
  const articles = await context.sources.recommendations.articles(request);
  const selected = productNeeds(info, "product.");
  const needs = {
    ...selected,
    parts: new Set([...selected.parts, "attributes" as const, "variants" as const]),
    // all parts of the variants, so that the fitting one needs no second call
    variants: undefined,
  };
  const products = await Promise.all(articles.map(({ articleNumber }) => loadMaster(context, articleNumber, needs)));
  return products.flatMap((product) => (product ? (fitOf(product, wanted) ?? []) : [])).slice(0, limit);
}

/** Undefined for what fits none: another recommender knows no sizes. */
function fitOf(product: Product, wanted: readonly Wanted[]): Fit | undefined {
  const judged = (product.variants ?? []).flatMap((variant) => {
    const piece = fitPieceOf(variant, product);
    const verdicts = wanted.flatMap((other) => {
      const verdict = piece && other.piece && judgeFit(piece, other.piece);
      return verdict === undefined ? [] : [verdict];
    });
    return verdicts.length === 0 ? [] : [{ variant, fits: verdicts.includes(null) }];
  });
  if (judged.length === 0) return { product, variant: null };
  const variant = judged.find(({ variant: each, fits }) => fits && isSellable(each.stock))?.variant;
  return variant && { product, variant };
}
