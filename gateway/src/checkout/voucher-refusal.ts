import type { GatewayContext } from "#gateway/context.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import type { UserError } from "#gateway/errors/user-error.ts";
import {
  VoucherExpired,
  VoucherMinimumNotReached,
  VoucherNotCombinable,
  VoucherNotFound,
  VoucherUsedUp,
  VoucherWithoutItems,
} from "./voucher-errors.ts";

const shortWaitSeconds = 60;

/** The typed error of a refused voucher; undefined for every other failure of the call. */
export function voucherRefusal(error: unknown, { shop }: GatewayContext): UserError | undefined {
  const problem = rpcProblemOf(error);
  switch (problem?.code) {
    case "voucher-not-found":
      return new VoucherNotFound();
    case "voucher-expired":
      return new VoucherExpired("VOUCHER_EXPIRED");
    case "voucher-not-valid-yet":
      return new VoucherExpired("VOUCHER_NOT_VALID_YET");
    case "voucher-used-up":
      return new VoucherUsedUp("VOUCHER_USED_UP");
    case "voucher-used-by-customer":
      return new VoucherUsedUp("VOUCHER_USED_BY_CUSTOMER");
    case "voucher-for-first-order":
      return new VoucherUsedUp("VOUCHER_FOR_FIRST_ORDER");
    case "voucher-minimum-not-reached":
      return new VoucherMinimumNotReached(problem.missingCents ?? 0, problem.minOrderCents ?? 0, shop);
    case "voucher-not-combinable":
      return new VoucherNotCombinable(
        problem.with === "promotions"
          ? "VOUCHER_NOT_COMBINABLE_WITH_PROMOTIONS"
          : "VOUCHER_NOT_COMBINABLE_WITH_VOUCHERS",
      );
    case "voucher-without-items":
      return new VoucherWithoutItems();
    case "too-many-attempts":
      return new TooManyAttempts(problem.retryAfterSeconds ?? shortWaitSeconds);
    default:
      return undefined;
  }
}
