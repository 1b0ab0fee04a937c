import * as judging from "#upstreams/rpc/reviews/customers/judge-review.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { neededOption, textOption } from "../read-option.ts";
import { neededReviewId } from "./needed-review-id.ts";

/** Shows a customer's review; what it says of the product is no reason not to (docs/rules.md#reviews-by-customers). */
export const publishReview: ConsoleCommand = {
  usage: "ID",
  summary: "shows a review, whatever it thinks of the product",
  words: 1,
  run: async (services, call) => {
    const id = neededReviewId(call);
    if (!(await judging.publishReview(services, id))) throw unknown(id);
    return { done: "The review is shown." };
  },
};

/** Refuses a customer's review, and mails its writer why. */
export const refuseReview: ConsoleCommand = {
  usage: "ID --reason TEXT",
  summary: "does not show a review, and mails its writer the reason",
  words: 1,
  options: { reason: { type: "string" } },
  run: async (services, call) => {
    const id = neededReviewId(call);
    if (!(await judging.refuseReview(services, id, neededOption(call, "reason")))) throw unknown(id);
    return { done: "The review is not shown; its writer hears why." };
  },
};

/** Puts the shop's answer below a review, or takes it away. */
export const answerReview: ConsoleCommand = {
  usage: "ID [--text TEXT]",
  summary: "answers a review below it, in public; without a text the answer goes",
  words: 1,
  options: { text: { type: "string" } },
  run: async (services, call) => {
    const id = neededReviewId(call);
    const answer = textOption(call, "text") ?? null;
    if (!(await judging.answerReview(services, id, answer))) throw unknown(id);
    return { done: answer === null ? "The answer is gone." : "The answer stands below the review." };
  },
};

function unknown(id: string): ConsoleError {
  return new ConsoleError(`There is no customer's review ${id}`);
}
