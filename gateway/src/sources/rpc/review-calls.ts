import type { CustomerReview } from "@warmeland/schema/rules/reviews/customer-review.ts";
import * as z from "zod/mini";
import type { CachePolicy } from "../shared-cache.ts";
import type { SendRpc } from "./send-rpc.ts";
import { rpcProblemOf } from "./rpc-problem.ts";
import {
  type WireReview,
  type WireReviewInvitation,
  wireReviewInvitationSchema,
  wireReviewPhotoSchema,
  type WireReviews,
  wireReviewsByIdsSchema,
  wireReviewsOfMastersSchema,
  wireReviewsSchema,
  wireReviewVoteSchema,
} from "./wire-review.ts";

/** Which page of reviews, the same for all masters of a call. */
export interface ReviewPage {
  /** From 1. */
  readonly page: number;
  /** 1 to 50. */
  readonly perPage: number;
  readonly sort: "helpful" | "newest" | "oldest" | "highest" | "lowest";
  readonly filter: ReviewFilter;
}

/** Which reviews; what is left out is not asked for. */
export interface ReviewFilter {
  readonly score?: number | undefined;
  readonly sleeperType?: "side" | "back" | "stomach" | "mixed" | undefined;
  /** Key of a size, such as `90x200`. */
  readonly size?: string | undefined;
  readonly withPhoto?: boolean | undefined;
}

const copies: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 86_400_000 };
const forEverybody = { isPublic: true, cache: copies };
const noReviews: WireReviews = {
  reviews: [],
  score: 0,
  count: 0,
  distribution: {},
  sizes: [],
  sleeperTypes: [],
  photos: [],
};
const nothing = z.unknown();

/** The review procedures of the shop RPC: what is read is the same for everybody, and sent without the session. Every method throws UpstreamError. */
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

  /** What the link of a mail that asks for reviews is about. */
  async invitation(token: string): Promise<WireReviewInvitation> {
    return this.send("getReviewInvitation", { token }, wireReviewInvitationSchema);
  }

  async endInvitations(token: string): Promise<void> {
    await this.send("endReviewInvitations", { token }, nothing);
  }

  /** @returns the id of the photo */
  async addPhoto(photo: { token: string; image: string }): Promise<string> {
    return (await this.send("addReviewPhoto", photo, wireReviewPhotoSchema)).photoId;
  }

  async write(
    review: CustomerReview & { token: string; masterKey: string; photoIds: readonly string[] },
  ): Promise<void> {
    await this.send("writeReview", review, nothing);
  }

  /** @returns how many visitors find it helpful now */
  async vote(vote: { reviewId: string; visitorKey: string; isHelpful: boolean }): Promise<number> {
    return (await this.send("voteForReview", vote, wireReviewVoteSchema)).helpfulCount;
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
