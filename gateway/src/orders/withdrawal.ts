import { withdrawalDays } from "@warmeland/schema/rules/withdrawal-deadline.ts";
import { builder } from "#gateway/builder.ts";
import type { WireOrderWithdrawal } from "#gateway/sources/rpc/wire-order.ts";

const ReceivedWithdrawalRef = builder
  .objectRef<WireOrderWithdrawal["received"][number]>("ReceivedWithdrawal")
  .implement({
    description: "A withdrawal that was received.",
    fields: (t) => ({
      receivedAt: t.expose("receivedAt", {
        type: "DateTime",
        description: "When, to the second.",
      }),
      pieceKeys: t.exposeStringList("pieceKeys", { description: "Keys of the pieces, `OrderPiece.key`." }),
    }),
  });

export const WithdrawalRef = builder.objectRef<WireOrderWithdrawal>("Withdrawal").implement({
  description: "The right to withdraw from an order without giving a reason, and what was withdrawn.",
  fields: (t) => ({
    isOpen: t.boolean({
      description: "Whether anything may be withdrawn now.",
      resolve: ({ pieceKeys }) => pieceKeys.length > 0,
    }),
    days: t.int({
      description: "Days after delivery within which it may be withdrawn.",
      resolve: () => withdrawalDays,
    }),
    deadline: t.expose("deadline", {
      type: "DateTime",
      nullable: true,
      description: "When the period ends; null until everything has been delivered, which is when it begins.",
    }),
    received: t.expose("received", {
      type: [ReceivedWithdrawalRef],
      description: "What was withdrawn, earliest first.",
    }),
  }),
});
