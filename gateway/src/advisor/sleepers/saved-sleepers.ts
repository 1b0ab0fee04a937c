import { adviseHardness, type Sleeper } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import { CustomerRef } from "#gateway/account/customer.ts";
import { ownAccount } from "#gateway/account/own-customer.ts";
import { HardnessGradeRef, LyingComfortRef, SleepingPositionRef } from "#gateway/advisor/hardness-enums.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { WireSleepers } from "#gateway/sources/rpc/wire-sleepers.ts";

interface SavedSleepers {
  readonly sleepers: readonly Sleeper[];
  readonly consentedAt: string;
}

const SavedSleeperRef = builder.objectRef<Sleeper>("SavedSleeper").implement({
  description: "A sleeper that the customer has had stored with the account.",
  fields: (t) => ({
    heightCm: t.exposeInt("heightCm", { description: "Height in cm." }),
    weightKg: t.exposeInt("weightKg", { description: "Weight in kg." }),
    comfort: t.expose("comfort", { type: LyingComfortRef, description: "How he or she likes to lie." }),
    position: t.expose("position", { type: SleepingPositionRef, description: "How he or she sleeps." }),
    grade: t.field({
      type: HardnessGradeRef,
      description: "The grade of hardness that follows from it.",
      resolve: (sleeper) => adviseHardness(sleeper).grade,
    }),
  }),
});

const SavedSleepersRef = builder.objectRef<SavedSleepers>("SavedSleepers").implement({
  description: "What a customer has had stored of who lies on the mattress.",
  fields: (t) => ({
    sleepers: t.field({
      type: [SavedSleeperRef],
      description: "One sleeper, or two.",
      resolve: ({ sleepers }) => [...sleepers],
    }),
    consentedAt: t.expose("consentedAt", { type: "DateTime", description: "When the customer consented to it." }),
  }),
});

const bySession = requestLoader<string, WireSleepers>(async (tokens, context) => {
  const saved = await context.sources.rpc.sleepers.get();
  return tokens.map(() => saved);
}, {});

/** Remembers what a write left, for the rest of the request. */
export function keepSleepers(context: GatewayContext, saved: WireSleepers): void {
  const token = context.session.token ?? "";
  bySession(context).clear(token).prime(token, saved);
}

builder.objectField(CustomerRef, "savedSleepers", (t) =>
  t.field({
    type: SavedSleepersRef,
    nullable: true,
    description: "Who lies on the customer's mattress; null unless the customer consented to have it stored.",
    resolve: ownAccount(async (_customer, context) => {
      const { sleepers, consentedAt } = await bySession(context).load(context.session.token ?? "");
      return consentedAt == null ? null : { sleepers, consentedAt };
    }),
  }),
);
