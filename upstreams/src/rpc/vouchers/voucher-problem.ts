import type { VoucherReason } from "#upstreams/commerce/promotions/vouchers/voucher.ts";

import { Problem, type ProblemCode } from "../problem.ts";

type Refusal = Exclude<VoucherReason, { code: "APPLIED" }> | { code: "UNKNOWN" };
type Result = [status: number, code: ProblemCode, title: string, members?: Readonly<Record<string, unknown>>];

// a withdrawn code and one that never was get the same response
const notFound: Result = [404, "voucher-not-found", "There is no such voucher"];
const withoutItems: Result = [422, "voucher-without-items", "The basket holds nothing the voucher could lower"];

const responses: Readonly<Record<Refusal["code"], Result>> = {
  UNKNOWN: notFound,
  WITHDRAWN: notFound,
  EXPIRED: [410, "voucher-expired", "The voucher is over"],
  NOT_VALID_YET: [422, "voucher-not-valid-yet", "The voucher is not valid yet"],
  USED_UP: [409, "voucher-used-up", "The voucher has been used as often as it can be"],
  USED_BY_CUSTOMER: [409, "voucher-used-by-customer", "The customer has used the voucher"],
  NOT_FIRST_ORDER: [409, "voucher-for-first-order", "The customer has an order already"],
  NOT_COMBINABLE_WITH_VOUCHERS: [409, "voucher-not-combinable", "The voucher goes with no other", { with: "vouchers" }],
  NOT_COMBINABLE_WITH_PROMOTIONS: [
    409,
    "voucher-not-combinable",
    "The voucher goes with no promotion",
    { with: "promotions" },
  ],
  MIN_ORDER_VALUE_NOT_REACHED: [422, "voucher-minimum-not-reached", "The basket is worth too little"],
  NO_SUCH_ITEM: withoutItems,
  NOTHING_LEFT: withoutItems,
};

/** Why a voucher is not taken, as the failure of a call; of a minimum it says what is missing. */
export function voucherProblem({ code, ...numbers }: Refusal): Problem {
  const [status, problemCode, title, members] = responses[code];
  return new Problem(status, problemCode, title, { members: { ...members, ...numbers } });
}
