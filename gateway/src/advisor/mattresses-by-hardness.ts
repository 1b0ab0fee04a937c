import type { AttributesFilterItemWithValues, Category, Product, Variant } from "@scayle/storefront-api";
import type { HardnessGrade } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import type { GraphQLResolveInfo } from "graphql";
import { builder } from "#gateway/builder.ts";
import { conditionParameters, readConditions } from "#gateway/catalog/listing/listing-conditions.ts";
import { readOffered } from "#gateway/catalog/listing/listing-filters.ts";
import { sortParameters } from "#gateway/catalog/listing/sort.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { isSellable } from "#gateway/catalog/stock.ts";
import { valueOf } from "#gateway/catalog/wire-attributes.ts";
import { pageSize } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { HardnessGradeRef } from "./hardness-enums.ts";

interface MattressMatch {
  readonly product: Product;
  readonly variant: Variant;
}

interface MattressRequest {
  readonly grade: HardnessGrade;
  /** Value of the attribute `size`, such as `90x200`. */
  readonly size?: string | null | undefined;
  readonly first: number;
}

interface MattressSelection {
  readonly matches: readonly MattressMatch[];
  /** Address of the listing of all of them, inside the shop; null when there are none. */
  readonly listingPath: string | null;
}

const hardness = "hardness";
const size = "size";
const nothing: MattressSelection = { matches: [], listingPath: null };

const MattressMatchRef = builder.objectRef<MattressMatch>("MattressMatch").implement({
  description: "A mattress that there is in a grade of hardness.",
  fields: (t) => ({
    product: t.expose("product", { type: ProductRef, description: "The mattress." }),
    variant: t.field({
      type: VariantRef,
      description: "It in that grade, and in the requested size; one that can be bought when there is one.",
      resolve: ({ product, variant }) => ({ product, variant }),
    }),
  }),
});

export const MattressSelectionRef = builder.objectRef<MattressSelection>("MattressSelection").implement({
  description: "Mattresses of one grade of hardness.",
  fields: (t) => ({
    matches: t.field({
      type: [MattressMatchRef],
      description: "Those that can be bought first, then the most bought; empty when the shop has none.",
      resolve: ({ matches }) => [...matches],
    }),
    listingPath: t.exposeString("listingPath", {
      nullable: true,
      description: "Path of the page that lists all of them, with its query; null when there are none.",
    }),
  }),
});

export const mattressArguments = builder.args((t) => ({
  size: t.string({ description: "Only in this size: a value of the filter `size`, such as `90x200`. Any when null." }),
  first: t.int({ required: true, defaultValue: 12, description: "How many at most, 1 to 50." }),
}));

builder.queryField("mattressesByHardness", (t) =>
  t.field({
    type: MattressSelectionRef,
    nullable: true,
    description: "Mattresses of a grade of hardness. Null only together with an error.",
    args: {
      grade: t.arg({ type: HardnessGradeRef, required: true, description: "The grade." }),
      ...mattressArguments,
    },
    resolve: (_root, { grade, ...args }, context, info) => findMattresses({ grade, ...args }, context, info),
  }),
);

/** @param info of a field whose type is a selection of mattresses */
export async function findMattresses(
  { grade, size: wantedSize, first }: MattressRequest,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<MattressSelection> {
  const limit = Math.min(50, pageSize(first));
  const category = await mattressCategory(context);
  if (!category) return nothing;
  const offered = await readOffered(context, { category });
  const idOf = (slug: string, value: string) =>
    offered
      .filter(
        (filter): filter is AttributesFilterItemWithValues => filter.type === "attributes" && filter.slug === slug,
      )
      .flatMap(({ values }) => values.filter((each) => each.value === value).map(({ id }) => String(id)));
  const choices = [{ slug: hardness, values: idOf(hardness, grade) }];
  if (wantedSize != null) choices.push({ slug: size, values: idOf(size, wantedSize) });
  if (choices.some(({ values }) => values.length === 0)) return nothing;
  const conditions = readConditions({ category }, choices, null);
  const page = await context.sources.commerce.products.page(
    { ...conditionParameters(conditions), ...sortParameters("TOPSELLER", conditions), page: 1, perPage: 2 * limit },
    withVariants(info),
  );
  const matches = page.entities.flatMap((product) => {
    const variant = matchingVariant(product, grade, wantedSize);
    return variant ? [{ product, variant }] : [];
  });
  const ordered = [...matches.filter(canBeBought), ...matches.filter((match) => !canBeBought(match))];
  const query = choices.map(({ slug, values }) => `${slug}=${values.join(",")}`).join("&");
  return {
    matches: ordered.slice(0, limit),
    listingPath: matches.length > 0 ? `${category.path}?${query}` : null,
  };
}

/** The first of the shop's top categories that is filtered by hardness; pillows have grades too, but stand behind. */
async function mattressCategory(context: GatewayContext): Promise<Category | undefined> {
  const { roots } = await context.sources.commerce.shop.categoryTree();
  return roots.find(({ supportedFilter }) => supportedFilter?.includes(hardness));
}

function withVariants(info: GraphQLResolveInfo) {
  const needs = productNeeds(info, "matches.product.");
  return {
    ...needs,
    parts: new Set([...needs.parts, "variants" as const]),
    // all parts of the variants, the title of the chosen one among them
    variants: undefined,
  };
}

function matchingVariant(product: Product, grade: HardnessGrade, wantedSize: string | null | undefined) {
  const fitting = (product.variants ?? []).filter(
    ({ attributes }) =>
      valueOf(attributes, hardness) === grade && (wantedSize == null || valueOf(attributes, size) === wantedSize),
  );
  return fitting.find(({ stock }) => isSellable(stock)) ?? fitting[0];
}

function canBeBought({ product, variant }: MattressMatch): boolean {
  return product.isActive && isSellable(variant.stock);
}
