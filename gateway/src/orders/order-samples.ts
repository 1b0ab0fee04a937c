import { sampleOrderSchema } from "@warmeland/schema/rules/sample-order.ts";
import { AddressInput } from "#gateway/account/addresses/address.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, checkIdempotencyKey, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { text } from "#gateway/locale/text.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { SampleLimitReached, SampleNotAvailable } from "./sample-errors.ts";

const OrderSamplesInput = builder.inputType("OrderSamplesInput", {
  description: "Which samples, and where they go.",
  fields: (t) => ({
    productIds: t.intList({
      required: true,
      description: "Numbers of the products, `Product.productId`: one to three different ones with `sampleAvailable`.",
    }),
    email: t.string({ required: true, description: "Address the confirmation goes to." }),
    address: t.field({ type: AddressInput, required: true, description: "Where they go, in the shop's country." }),
    idempotencyKey: t.string({
      required: true,
      description:
        "The caller's key of this order, 16 to 128 letters, digits, `-` and `_`: sent again it is the same order.",
    }),
  }),
});

const OrderSamplesPayload = builder.objectRef<{ readonly count: number }>("OrderSamplesPayload").implement({
  description: "The samples are ordered, at no cost; a mail confirms it.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many samples come." }),
    message: t.string({
      description: "What comes next, in the shop's language, for people only.",
      resolve: ({ count }, _args, context) =>
        text(context.shop, count === 1 ? "samples.ordered_one" : "samples.ordered_other", { count }),
    }),
  }),
});

builder.mutationField("orderSamples", (t) =>
  t.field({
    type: OrderSamplesPayload,
    description:
      "Orders free samples of fabrics. A household, and an e-mail address, has three in 90 days at most (docs/rules.md#samples).",
    errors: { types: [SampleLimitReached, SampleNotAvailable, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: OrderSamplesInput, required: true, description: "Which samples, and for whom." }) },
    resolve: async (_root, { input }, context) => {
      const { idempotencyKey } = input;
      const { data, problems } = checkForm(sampleOrderSchema, input);
      if (!data) throw invalidInput(context, problems);
      checkIdempotencyKey(context, idempotencyKey);
      return refusing(context, { 404: SampleNotAvailable }, async () => {
        try {
          return await context.sources.rpc.orders.orderSamples({ ...data, idempotencyKey });
        } catch (error) {
          const problem = rpcProblemOf(error);
          throw problem?.status === 409 ? new SampleLimitReached(problem.left ?? 0) : error;
        }
      });
    },
  }),
);
