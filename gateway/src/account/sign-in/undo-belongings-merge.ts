import { BasketRef } from "#gateway/basket/basket.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";
import { loadWishlist } from "#gateway/wishlist/wishlist-loader.ts";
import { WishlistRef } from "#gateway/wishlist/wishlist.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { NotSignedIn, RequestFailed } from "#gateway/account/account-errors.ts";

type Reason = "BASKET" | "WISHLIST" | "TOO_LATE";

const MergeNotUndoneReasonRef = builder.enumType("MergeNotUndoneReason", {
  description: "Why a merge cannot be undone.",
  values: {
    BASKET: { description: "The basket has changed since." },
    WISHLIST: { description: "The wishlist has changed since." },
    TOO_LATE: { description: "It was too long ago, or it was not this customer's." },
  } as const,
});

const texts = {
  BASKET: "error.mergedBasketChanged",
  WISHLIST: "error.mergedWishlistChanged",
  TOO_LATE: "error.mergeTooLongAgo",
} as const;

/** Basket and wishlist cannot be put back as they were. */
class MergeNotUndone extends UserError {
  readonly code = "MERGE_NOT_UNDONE";
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(texts[reason]);
    this.reason = reason;
  }
}

builder.objectType(MergeNotUndone, {
  name: "MergeNotUndone",
  description: "The merge cannot be undone; basket and wishlist were not changed.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    reason: t.expose("reason", { type: MergeNotUndoneReasonRef, description: "Why it cannot be undone." }),
  }),
});

const UndoBelongingsMergeInput = builder.inputType("UndoBelongingsMergeInput", {
  description: "The merge to undo.",
  fields: (t) => ({ undoKey: t.string({ required: true, description: "`MergedBelongings.undoKey` of the sign-in." }) }),
});

const UndoBelongingsMergePayloadRef = builder.objectRef<object>("UndoBelongingsMergePayload").implement({
  description: "Both baskets and both wishlists are as they were before signing in.",
  fields: (t) => ({
    basket: t.field({
      type: BasketRef,
      description: "The customer's basket.",
      resolve: (_payload, _args, context, info) => loadBasket(context, info),
    }),
    wishlist: t.field({
      type: WishlistRef,
      description: "The customer's wishlist.",
      resolve: (_payload, _args, context, info) => loadWishlist(context, info),
    }),
  }),
});

builder.mutationField("undoBelongingsMerge", (t) =>
  t.field({
    type: UndoBelongingsMergePayloadRef,
    description:
      "Undoes the merge of baskets and wishlists at sign-in, unless either has changed since. The visitor's own are visible again after signing out.",
    errors: { types: [MergeNotUndone, NotSignedIn, RequestFailed] },
    args: { input: t.arg({ type: UndoBelongingsMergeInput, required: true, description: "Which merge." }) },
    resolve: async (_root, { input }, context) => {
      if (context.session.token === undefined) throw new NotSignedIn();
      await context.sources.rpc.undoMerge(input.undoKey).catch((error: unknown) => refuse(error, context));
      noteWrite(context);
      return {};
    },
  }),
);

function refuse(error: unknown, context: GatewayContext): never {
  const problem = rpcProblemOf(error);
  if (problem?.status === 401) throw new NotSignedIn();
  if (problem?.status === 409) throw new MergeNotUndone(problem.reason === "wishlist" ? "WISHLIST" : "BASKET");
  if (problem?.status === 400 || problem?.status === 404) throw new MergeNotUndone("TOO_LATE");
  context.log.warn({ correlationId: context.call.correlationId, status: problem?.status }, "merge not undone");
  throw problem ? new RequestFailed() : error;
}
