import type { BasketItem } from "@scayle/storefront-api";
import { findMisfits, type Misfit } from "@warmeland/schema/rules/fits/judge-fit.ts";
import { builder } from "#gateway/builder.ts";
import { fitPieceOf } from "#gateway/catalog/product/fit-piece-of.ts";
import { withPart } from "#gateway/catalog/product/product-loader.ts";
import { withVariantPartDo } from "#gateway/catalog/product/variant-loader.ts";
import { BasketItemRef } from "./basket-item.ts";
import { BasketRef } from "./basket.ts";

const MisfitReasonRef = builder.enumType("MisfitReason", {
  description: "Why two things do not fit (docs/rules.md#what-fits).",
  values: {
    SIZE: { value: "size", description: "Their measures differ." },
    CORNER_LOW: { value: "cornerLow", description: "The corners of a sheet are lower than what it goes over." },
    CORNER_HIGH: { value: "cornerHigh", description: "The corners of a sheet are so much higher that it creases." },
    SPLIT: { value: "split", description: "One is cut at the head end, or moves in halves, and the other is not." },
    OWN_BASE: { value: "ownBase", description: "The bed brings its own slats." },
    SHARED_CORE: { value: "sharedCore", description: "Halves that move by themselves need one each." },
  } as const,
});

const MisfitRef = builder.objectRef<Misfit<BasketItem>>("Misfit").implement({
  description: "A line that fits none of the lines it could be meant for.",
  fields: (t) => ({
    item: t.field({ type: BasketItemRef, description: "The line.", resolve: ({ thing }) => thing }),
    of: t.field({ type: BasketItemRef, description: "The line it comes nearest to.", resolve: ({ of }) => of }),
    reason: t.field({
      type: MisfitReasonRef,
      description: "Why it does not fit that.",
      resolve: ({ reason }) => reason,
    }),
  }),
});

builder.objectField(BasketRef, "misfits", (t) =>
  t.field({
    type: [MisfitRef],
    description:
      "Lines that fit no other they could be meant for, such as a sheet in another size than every mattress.",
    resolve: async ({ items }, _args, context) => {
      const pieces = new Map(
        await Promise.all(
          items.map(async (item) => {
            const [product, attributes] = await Promise.all([
              withPart(item.product, "attributes", context),
              withVariantPartDo(item, "attributes", context, (variant) => variant.attributes),
            ]);
            return [item, fitPieceOf({ attributes }, product)] as const;
          }),
        ),
      );
      return findMisfits(items, (item) => pieces.get(item));
    },
  }),
);
