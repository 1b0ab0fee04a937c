import { builder } from "#gateway/builder.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";

/** No order fits what was given, or it may not be shown. */
export class OrderNotFound extends UserError {
  readonly code = "ORDER_NOT_FOUND";
}

/** The time for withdrawing is over. */
export class WithdrawalTooLate extends UserError {
  readonly code = "WITHDRAWAL_TOO_LATE";
  readonly deadline: string | null;

  constructor(deadline: string | undefined) {
    super("error.withdrawalTooLate");
    this.deadline = deadline ?? null;
  }
}

/** A piece cannot be withdrawn: it is none of the order's, or was withdrawn before. */
export const NotWithdrawable = plainError(
  "NotWithdrawable",
  { NOT_WITHDRAWABLE: "error.notWithdrawable" },
  "A piece does not belong to the order, or was withdrawn before; nothing was withdrawn.",
  "pieceKeys",
);

const interfaces = [UserErrorInterface];

builder.objectType(OrderNotFound, {
  name: "OrderNotFound",
  description: "The order does not exist or is somebody else's; which of them is not revealed.",
  interfaces,
});

builder.objectType(WithdrawalTooLate, {
  name: "WithdrawalTooLate",
  description: "The withdrawal period is over; nothing was withdrawn.",
  interfaces,
  fields: (t) => ({
    deadline: t.expose("deadline", {
      type: "DateTime",
      nullable: true,
      description: "When it ended.",
    }),
  }),
});
