import type { VoucherReason } from "#upstreams/commerce/promotions/vouchers/voucher.ts";

import { Problem } from "../problem.ts";

/** Why a voucher is not taken, as the failure of a call; a code that was withdrawn is told from none as little as one that never was. */
export function voucherProblem(reason: Exclude<VoucherReason, { code: "APPLIED" }> | { code: "UNKNOWN" }): Problem {
  switch (reason.code) {
    case "UNKNOWN":
    case "WITHDRAWN":
      return new Problem(404, "voucher-not-found", "There is no such voucher");
    case "EXPIRED":
      return new Problem(410, "voucher-expired", "The voucher is over");
    case "NOT_VALID_YET":
      return new Problem(422, "voucher-not-valid-yet", "The voucher is not valid yet");
    case "USED_UP":
      return new Problem(409, "voucher-used-up", "The voucher has been used as often as it can be");
    case "USED_BY_CUSTOMER":
      return new Problem(409, "voucher-used-by-customer", "The customer has used the voucher");
    case "NOT_COMBINABLE_WITH_VOUCHERS":
      return new Problem(409, "voucher-not-combinable", "The voucher goes with no other", { members: { with: "vouchers" } });
    case "NOT_COMBINABLE_WITH_PROMOTIONS":
      return new Problem(409, "voucher-not-combinable", "The voucher goes with no promotion", { members: { with: "promotions" } });
    case "MIN_ORDER_VALUE_NOT_REACHED": {
      const { missingCents, minOrderCents } = reason;
      return new Problem(422, "voucher-minimum-not-reached", "The basket is worth too little", {
        members: { missingCents, minOrderCents },
      });
    }
    case "NO_SUCH_ITEM":
    case "NOTHING_LEFT":
      return new Problem(422, "voucher-without-items", "The basket holds nothing the voucher could lower");
  }
}
