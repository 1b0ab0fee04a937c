import type { CachePolicy } from "../shared-cache.ts";
import type { SendRpc } from "./send-rpc.ts";
import { rpcProblemOf } from "./rpc-problem.ts";
import {
  type WireReview,
  type WireReviews,
  wireReviewsByIdsSchema,
  wireReviewsOfMastersSchema,
  wireReviewsSchema,
} from "./wire-review.ts";

/** Which page of reviews, the same for all masters of a call. */
export interface ReviewPage {
  /** From 1. */
  readonly page: number;
  /** 1 to 50. */
  readonly perPage: number;
  readonly sort: "newest" | "oldest" | "highest" | "lowest";
}

const copies: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 86_400_000 };
const forEverybody = { isPublic: true, cache: copies };
const noReviews: WireReviews = { reviews: [], score: 0, count: 0, distribution: {} };

/** The review procedures of the shop RPC: the same for everybody, and sent without the session. Every method throws UpstreamError. */
export class ReviewCalls {
  private readonly send: SendRpc;

  constructor(send: SendRpc) {
    this.send = send;
  }

  /** Reviews of up to 100 masters in their order; none for a master the upstream does not know. */
  async ofMasters(masterKeys: readonly string[], page: ReviewPage): Promise<readonly WireReviews[]> {
    if (masterKeys.length === 1) return [await this.ofMaster(masterKeys[0]!, page)];
    try {
      const { masters } = await this.send(
        "getReviewsOfMasters",
        { masterKeys, ...page },
        wireReviewsOfMastersSchema,
        forEverybody,
      );
      const found = new Map(masters.map((reviews) => [reviews.masterKey, reviews]));
      return masterKeys.map((masterKey) => found.get(masterKey) ?? noReviews);
    } catch (error) {
      // another shop's RPC may know the procedure for one master only
      if (!isUnknown(error)) throw error;
      return Promise.all(masterKeys.map((masterKey) => this.ofMaster(masterKey, page)));
    }
  }

  /** Up to 100 reviews by their ids; those that do not exist are left out. */
  async byIds(ids: readonly string[]): Promise<readonly WireReview[]> {
    try {
      return (await this.send("getReviewsByIds", { ids }, wireReviewsByIdsSchema, forEverybody)).reviews;
    } catch (error) {
      if (isUnknown(error)) return [];
      throw error;
    }
  }

  private async ofMaster(masterKey: string, page: ReviewPage): Promise<WireReviews> {
    try {
      return await this.send("getReviews", { masterKey, ...page }, wireReviewsSchema, forEverybody);
    } catch (error) {
      if (isUnknown(error)) return noReviews;
      throw error;
    }
  }
}

function isUnknown(error: unknown): boolean {
  return rpcProblemOf(error)?.status === 404;
}
