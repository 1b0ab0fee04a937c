import { builder } from "#gateway/builder.ts";
import { hasWords, readTerm } from "#gateway/catalog/listing/listing-term.ts";
import { isToken } from "#gateway/request/visitor.ts";

const RecordSearchInput = builder.inputType("RecordSearchInput", {
  description: "A submitted search, counted towards the popular ones.",
  fields: (t) => ({
    term: t.string({ required: true, description: "What was searched for." }),
    visitorMark: t.string({
      required: true,
      description:
        "Random text of 22 to 128 letters, digits, dashes and underscores that sets visitors apart; only a count of it is stored.",
    }),
  }),
});

const RecordSearchPayloadRef = builder.objectRef<{ readonly term: string }>("RecordSearchPayload").implement({
  description: "The search was recorded; the shop decides whether it counts.",
  fields: (t) => ({ term: t.exposeString("term", { description: "The term as it was searched for." }) }),
});

builder.mutationField("recordSearch", (t) =>
  t.field({
    type: RecordSearchPayloadRef,
    description:
      "Counts a submitted search towards the popular ones. It reads and sets no cookie. It has no refusals: its payload is its only result.",
    errors: { types: [] },
    args: { input: t.arg({ type: RecordSearchInput, required: true, description: "The search." }) },
    resolve: async (_root, { input }, context) => {
      const term = readTerm(input.term, context);
      if (hasWords(term) && isToken(input.visitorMark))
        await context.sources.commerce.search.count(term, input.visitorMark);
      return { term };
    },
  }),
);
