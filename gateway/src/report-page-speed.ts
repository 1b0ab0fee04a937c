import { builder } from "#gateway/builder.ts";
import { invalidInput } from "./endpoint/form-input.ts";
import { InvalidInput } from "./errors/invalid-input.ts";

const PageKindRef = builder.enumType("PageKind", {
  description: "A kind of page, as measurements are told apart by it.",
  values: {
    HOME: { description: "The home page." },
    CATEGORY: { description: "A category, or another listing." },
    SEARCH: { description: "Results of a search." },
    PRODUCT: { description: "A product." },
    CONTENT: { description: "A page of editors." },
    BASKET: { description: "Basket or wishlist." },
    CHECKOUT: { description: "Checkout, and what comes after it." },
    ACCOUNT: { description: "Signing in, and pages of the account." },
    OTHER: { description: "Any other page." },
  } as const,
});

const ReportPageSpeedInput = builder.inputType("ReportPageSpeedInput", {
  description: "How fast one page was, measured by the browser that showed it; null for what it could not measure.",
  fields: (t) => ({
    page: t.field({ type: PageKindRef, required: true, description: "Its kind." }),
    largestContentfulPaintMs: t.float({ description: "Largest contentful paint in milliseconds." }),
    interactionToNextPaintMs: t.float({ description: "Interaction to next paint in milliseconds." }),
    cumulativeLayoutShift: t.float({ description: "Cumulative layout shift; 0 when nothing moved." }),
  }),
});

const ReportPageSpeedPayload = builder.objectRef<{ readonly counted: boolean }>("ReportPageSpeedPayload").implement({
  description: "The measurements were received.",
  fields: (t) => ({
    counted: t.exposeBoolean("counted", {
      description: "Whether the shop counts them; false where nothing is counted.",
    }),
  }),
});

const largest = {
  largestContentfulPaintMs: 600_000,
  interactionToNextPaintMs: 600_000,
  cumulativeLayoutShift: 100,
} as const;

builder.mutationField("reportPageSpeed", (t) =>
  t.field({
    type: ReportPageSpeedPayload,
    description:
      "Counts how fast a page was, if its visitor agreed to that (docs/rules.md#page-speed). Nothing of the visitor is read or stored.",
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: ReportPageSpeedInput, required: true, description: "The measurements." }) },
    resolve: (_root, { input }, context) => {
      const fields = Object.keys(largest) as (keyof typeof largest)[];
      const wrong = fields.filter((field) => {
        const value = input[field] ?? 0;
        return value < 0 || value > largest[field];
      });
      if (wrong.length > 0)
        throw invalidInput(
          context,
          wrong.map((field) => ({ field, code: "invalid" })),
        );
      context.metrics?.countPageSpeed({ ...input, page: input.page.toLowerCase() });
      return { counted: context.metrics !== undefined };
    },
  }),
);
