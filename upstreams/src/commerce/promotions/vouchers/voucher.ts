import type { Texts } from "#upstreams/catalogue/documents.ts";

import type { CentsByColumn, Scope } from "../promotion.ts";

/** What `voucher.data` holds beside code and limits. Moments are ISO 8601. */
export interface VoucherDocument {
  /** Locale codes of the shops that take it; all of them when it is missing. */
  shops?: readonly string[] | undefined;
  name: Texts;
  from?: string | undefined;
  to?: string | undefined;
  discount: { percent: number } | { cents: CentsByColumn };
  /** Of the articles it is for. */
  minOrderCents?: CentsByColumn | undefined;
  /** All articles when it is missing. */
  for?: Scope | undefined;
  /** Only while the customer has no other order, those whose payment is open among them. */
  firstOrderOnly?: boolean | undefined;
  combinesWithVouchers: boolean;
  /** False leaves out lines that a promotion reduces. */
  combinesWithPromotions: boolean;
}

/** A voucher that a basket has redeemed, as it stands now; in the order they were redeemed. */
export interface BasketVoucher {
  voucherId: string;
  code: string;
  isActive: boolean;
  useLimit: number | null;
  customerLimit: number | null;
  /** By orders of others; what this basket's own open order holds is not counted. */
  used: number;
  /** As `used`, by the customer whose checkout it is. */
  usedByCustomer: number;
  /** Whether the customer whose checkout it is has an order, be it that its payment is open; this basket's own is not counted. */
  hasOrdered: boolean;
  document: VoucherDocument;
  /** Ids; null is all of them. */
  products: ReadonlySet<number> | null;
}

/** Why a voucher of a basket counts or does not, as a code with its numbers. */
export type VoucherReason =
  | { code: "APPLIED"; discountCents: number }
  | { code: "WITHDRAWN" }
  | { code: "EXPIRED" }
  | { code: "NOT_VALID_YET" }
  | { code: "USED_UP" }
  | { code: "USED_BY_CUSTOMER" }
  | { code: "NOT_FIRST_ORDER" }
  | { code: "NOT_COMBINABLE_WITH_VOUCHERS" }
  | { code: "NOT_COMBINABLE_WITH_PROMOTIONS" }
  | { code: "NO_SUCH_ITEM" }
  | { code: "MIN_ORDER_VALUE_NOT_REACHED"; missingCents: number; minOrderCents: number }
  | { code: "NOTHING_LEFT" };

/** What a voucher takes off. */
export interface VoucherReduction {
  voucherId: string;
  code: string;
  type: "absolute" | "relative";
  /** Cents, or percent. */
  value: number;
  discountCents: number;
}

export interface VoucherState extends VoucherReduction {
  /** Per language. */
  name: Texts;
  status: "applied" | "blocked";
  reason: VoucherReason;
  missingCents: number;
}
