/** An amount in cents as the commerce format writes it. */
interface WireAmount {
  withTax: number;
  withoutTax: number;
  tax: { vat: { amount: number; rate: number } };
}

/** One piece: a line of three is three rows with the same `lineKey`. */
export interface WireOrderItem {
  key: string;
  lineKey: string;
  packageId: number;
  status: "available" | "cancelled" | "delivered" | "returned";
  /** When it was withdrawn; null for a piece that was not. */
  withdrawnAt: string | null;
  /** `withTax` is what was paid; `undiscountedWithTax` is it before promotions and vouchers. */
  price: WireAmount & { undiscountedWithTax: number; appliedReductions: WireReduction[] };
  product: { id: number; masterKey: string; referenceKey: string; name: string; images: WireOrderImage[] };
  variant: { id: number; referenceKey: string; articleNumber: string; title: string };
  promotions: { id: string }[];
}

export interface WireReduction {
  category: "sale" | "campaign" | "promotion" | "voucher" | "delivery";
  type: "relative" | "absolute";
  amount: { absoluteWithTax: number; relative: number };
  promotionId?: string;
  /** Of a voucher of the whole order. */
  code?: string;
  /** Of a reduction of delivery. */
  name?: string;
}

/** As the catalogue had it when the order was placed. */
interface WireOrderImage {
  hash: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  averageColour: string | null;
}
