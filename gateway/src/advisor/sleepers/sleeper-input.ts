import { heightRange, weightRange } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { builder } from "#gateway/builder.ts";
import { LyingComfortRef, SleepingPositionRef } from "#gateway/advisor/hardness-enums.ts";

export const SleeperInput = builder.inputType("SleeperInput", {
  description: "Who lies on the mattress. Stored by `saveSleepers` alone, and logged never.",
  fields: (t) => ({
    heightCm: t.int({ required: true, description: `Height, ${heightRange.min} to ${heightRange.max} cm.` }),
    weightKg: t.int({ required: true, description: `Weight, ${weightRange.min} to ${weightRange.max} kg.` }),
    comfort: t.field({
      type: LyingComfortRef,
      required: true,
      defaultValue: "neutral",
      description: "How he or she likes to lie.",
    }),
    position: t.field({
      type: SleepingPositionRef,
      required: true,
      defaultValue: "changing",
      description: "How he or she sleeps.",
    }),
  }),
});
