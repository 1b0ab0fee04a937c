import { builder } from "#gateway/builder.ts";
import type { WireOrderItem } from "#gateway/sources/rpc/wire-order.ts";

export const OrderPieceRef = builder
  .objectRef<{ readonly piece: WireOrderItem; readonly isWithdrawable: boolean }>("OrderPiece")
  .implement({
    description: "One piece of a line of an order.",
    fields: (t) => ({
      key: t.string({
        description: "Key of the piece, which `withdrawOrder` takes.",
        resolve: ({ piece }) => piece.key,
      }),
      isWithdrawable: t.exposeBoolean("isWithdrawable", { description: "Whether it may be withdrawn now." }),
      withdrawnAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When it was withdrawn; null when it was not.",
        resolve: ({ piece }) => piece.withdrawnAt ?? null,
      }),
      isReturned: t.boolean({
        description: "Whether a withdrawn piece was returned, or never sent.",
        resolve: ({ piece }) =>
          piece.withdrawnAt !== null && (piece.status === "returned" || piece.status === "cancelled"),
      }),
    }),
  });
