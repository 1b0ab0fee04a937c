import { builder } from "#gateway/builder.ts";
import { ImageRef } from "#gateway/catalog/image.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import {
  backwardArguments,
  type Connection,
  edgeType,
  nodesDescription,
  nodesOf,
  pageOf,
  type PageSpan,
  pageSpan,
} from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { ReviewFilter, ReviewPage } from "#gateway/sources/rpc/review-calls.ts";
import type { WireReview, WireReviews } from "#gateway/sources/rpc/wire-review.ts";
import { upstreamPages } from "#gateway/upstream-pages.ts";
import { photoOfReview } from "./photo-of-review.ts";
import { ReviewRef, SleeperTypeRef } from "./review.ts";

const mostPerPage = 50;

const ReviewSortRef = builder.enumType("ReviewSort", {
  description: "Orders of reviews.",
  values: {
    HELPFUL: { value: "helpful", description: "Those first that most visitors found helpful." },
    NEWEST: { value: "newest", description: "Newest first." },
    OLDEST: { value: "oldest", description: "Oldest first." },
    HIGHEST: { value: "highest", description: "Most stars first." },
    LOWEST: { value: "lowest", description: "Fewest stars first." },
  } as const,
});

const ReviewFilterInput = builder.inputType("ReviewFilterInput", {
  description: "Which reviews; what is left out is not asked for.",
  fields: (t) => ({
    score: t.int({ description: "Stars, 1 to 5." }),
    sleeperType: t.field({ type: SleeperTypeRef, description: "How the author lies." }),
    size: t.string({ description: "The size the author bought, `ReviewSize.value`." }),
    withPhoto: t.boolean({ description: "Those with photos only." }),
  }),
});

type MasterPage = ReviewPage & { readonly masterKey: string };

/** Pages that are requested in one tick: one call for all masters of which the same page is wanted. */
const byPage = requestLoader<MasterPage, WireReviews>(
  async (keys, context) => {
    const found = new Map<string, WireReviews>();
    const alike = Map.groupBy(keys, (key) => pageKey({ ...key, masterKey: "" }));
    await Promise.all(
      [...alike.values()].map(async (group) => {
        const { page, perPage, sort, filter } = group[0]!;
        const masterKeys = group.map(({ masterKey }) => masterKey);
        const responses = await context.sources.rpc.reviews.ofMasters(masterKeys, { page, perPage, sort, filter });
        for (const [index, key] of group.entries()) found.set(pageKey(key), responses[index]!);
      }),
    );
    return keys.map((key) => found.get(pageKey(key))!);
  },
  { maxBatchSize: 100, cacheKeyFn: pageKey },
);

function pageKey({ masterKey, page, perPage, sort, filter }: MasterPage): string {
  const { score, sleeperType, size, withPhoto } = filter;
  return JSON.stringify([masterKey, page, perPage, sort, score, sleeperType, size, withPhoto]);
}

interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

const ScoreCountRef = builder.objectRef<ScoreCount>("ScoreCount").implement({
  description: "How many reviews gave one score.",
  fields: (t) => ({
    score: t.exposeInt("score", { description: "Stars, 1 to 5." }),
    count: t.exposeInt("count", { description: "How many reviews gave it." }),
  }),
});

const ReviewSizeRef = builder.objectRef<WireReviews["sizes"][number]>("ReviewSize").implement({
  description: "A size that was bought by authors of reviews.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "Its key, for `ReviewFilterInput.size`." }),
    label: t.exposeString("label", { description: "Its name in the shop's language." }),
    count: t.exposeInt("count", { description: "How many reviews are of it." }),
  }),
});

type ReviewSlice = Connection<WireReview> &
  Pick<WireReviews, "score" | "distribution" | "count" | "sizes" | "sleeperTypes" | "photos">;

const ReviewEdgeRef = edgeType("Review", ReviewRef);

const ReviewConnectionRef = builder.objectRef<ReviewSlice>("ReviewConnection").implement({
  description: "A page of the reviews of a master article, with the score of all of them.",
  fields: (t) => ({
    edges: t.expose("edges", {
      type: [ReviewEdgeRef],
      description: "The entries of this page, in the list's order.",
    }),
    nodes: t.field({ type: [ReviewRef], description: nodesDescription, resolve: ({ edges }) => nodesOf(edges) }),
    pageInfo: t.expose("pageInfo", {
      type: builder.pageInfoRef(),
      description: "Position of this page in the list.",
    }),
    totalCount: t.exposeInt("totalCount", { description: "How many reviews the filter leaves." }),
    count: t.exposeInt("count", { description: "How many reviews there are, whatever the filter." }),
    sizes: t.expose("sizes", {
      type: [ReviewSizeRef],
      description: "Sizes bought by the authors of them all, in the catalogue's order.",
    }),
    sleeperTypes: t.expose("sleeperTypes", {
      type: [SleeperTypeRef],
      description: "How the authors of them all sleep, as far as they say it.",
    }),
    photos: t.field({
      type: [ImageRef],
      description: "Photos of them all, those of the newest review first, at most 40.",
      resolve: ({ photos }, _args, context) =>
        photos.map(({ author, ...photo }) => photoOfReview(photo, author, context)),
    }),
    score: t.exposeFloat("score", { description: "Average of them all from 1 to 5; 0 without reviews." }),
    distribution: t.field({
      type: [ScoreCountRef],
      description: "How many gave each score, five stars first.",
      resolve: ({ distribution }) => [5, 4, 3, 2, 1].map((score) => ({ score, count: distribution[score] ?? 0 })),
    }),
  }),
});

builder.objectField(ProductRef, "reviews", (t) =>
  t.field({
    type: ReviewConnectionRef,
    nullable: true,
    description: "Reviews of its master article; null while they are unavailable.",
    args: {
      first: t.arg.int({ required: true, defaultValue: 10, description: "How many at most, 1 to 50." }),
      after: t.arg.string({ description: "Continues after this cursor." }),
      ...backwardArguments,
      sort: t.arg({ type: ReviewSortRef, required: true, defaultValue: "newest", description: "In which order." }),
      filter: t.arg({ type: ReviewFilterInput, description: "Which of them; all without it." }),
    },
    resolve: async ({ masterKey }, { sort, filter, ...args }, context) => {
      const span = pageSpan(args, { most: mostPerPage });
      if (filter?.score != null && (filter.score < 1 || filter.score > 5))
        throw badRequest(`\`score\` is ${filter.score}, and reviews have 1 to 5: leave it out for all of them.`);
      const found = await reviewsFrom(context, { masterKey, sort, filter: wanted(filter ?? {}) }, span);
      const { matching, count, score, distribution, sizes, sleeperTypes, photos } = found;
      const page = pageOf(found.reviews, span.offset, matching ?? count);
      return { ...page, count, score, distribution, sizes, sleeperTypes, photos };
    },
  }),
);

function wanted({ score, sleeperType, size, withPhoto }: typeof ReviewFilterInput.$inferInput): ReviewFilter {
  return {
    ...(score != null && { score }),
    ...(sleeperType && { sleeperType }),
    ...(size && { size }),
    ...(withPhoto && { withPhoto }),
  };
}

/** A part of the reviews, which the upstream gives by pages. */
async function reviewsFrom(
  context: GatewayContext,
  which: Pick<MasterPage, "masterKey" | "sort" | "filter">,
  span: PageSpan,
): Promise<WireReviews> {
  const { numbers, perPage, sliceOf } = upstreamPages(span);
  const pages = await Promise.all(numbers.map((page) => byPage(context).load({ ...which, perPage, page })));
  return { ...pages[0]!, reviews: sliceOf(pages.flatMap(({ reviews }) => reviews)) };
}
