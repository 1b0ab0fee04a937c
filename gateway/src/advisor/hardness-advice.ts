import {
  adviseHardness,
  type HardnessGrade,
  heightRange,
  needOwnCores,
  type SleeperAdvice,
  sleeperSchema,
  weightRange,
} from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { builder } from "#gateway/builder.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { HardnessGradeRef, HardnessReasonRef } from "./hardness-enums.ts";
import { findMattresses, mattressArguments, MattressSelectionRef } from "./mattresses-by-hardness.ts";
import { SleeperInput } from "./sleepers/sleeper-input.ts";

const SleeperAdviceRef = builder.objectRef<SleeperAdvice>("SleeperAdvice").implement({
  description: "What one sleeper lies well on.",
  fields: (t) => ({
    grade: t.field({ type: HardnessGradeRef, description: "The grade.", resolve: ({ grade }) => grade }),
    score: t.exposeFloat("score", {
      description: "Place on the scale from 0, softest, to 1, firmest; each grade has a third of it.",
    }),
    reasons: t.field({
      type: [HardnessReasonRef],
      description: "Why, the most important first.",
      resolve: ({ reasons }) => [...reasons],
    }),
    lengthCm: t.exposeInt("lengthCm", { description: "Length a mattress should have, in cm." }),
    mattresses: t.field({
      type: MattressSelectionRef,
      nullable: true,
      description: "Mattresses of the grade; null only together with an error.",
      args: mattressArguments,
      resolve: ({ grade }, args, context, info) => findMattresses({ grade, ...args }, context, info),
    }),
  }),
});

const HardnessAdviceRef = builder.objectRef<readonly SleeperAdvice[]>("HardnessAdvice").implement({
  description: "Which hardness suits one or two sleepers (docs/hardness.md). No medical advice.",
  fields: (t) => ({
    sleepers: t.field({
      type: [SleeperAdviceRef],
      description: "The advice for each, in the order of the request.",
      resolve: (sleepers) => [...sleepers],
    }),
    ownCores: t.boolean({
      description:
        "Whether two sleepers need a core, or a mattress, each, because their grades differ; false for one sleeper.",
      resolve: (sleepers) => needOwnCores(sleepers.map(({ grade }): HardnessGrade => grade)),
    }),
  }),
});

builder.queryField("hardnessAdvice", (t) =>
  t.field({
    type: HardnessAdviceRef,
    description:
      "The hardness of a mattress for one or two sleepers: never softer for more weight at equal height, comfort and position. The figures are neither stored nor logged. Not made for children or a pregnancy.",
    args: { sleepers: t.arg({ type: [SleeperInput], required: true, description: "One or two sleepers." }) },
    resolve: (_root, { sleepers }, context) => {
      // figures of a body: never a shared copy
      context.call.personal = true;
      if (sleepers.length < 1 || sleepers.length > 2)
        throw badRequest(`\`sleepers\` holds ${sleepers.length}, and a mattress is for one or two.`);
      return sleepers.map((sleeper, index) => {
        const read = sleeperSchema.safeParse(sleeper);
        if (read.success) return adviseHardness(read.data);
        const [field] = read.error.issues[0]?.path ?? [];
        const { min, max } = field === "heightCm" ? heightRange : weightRange;
        throw badRequest(`\`sleepers[${index}].${String(field)}\` is a whole number from ${min} to ${max}.`);
      });
    },
  }),
);
