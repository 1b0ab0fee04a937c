/** An article as a shopper sees it on the shelf of the Dutch shop. */
export interface PlainArticle {
  product: string;
  master: string;
  categories: readonly string[];
  cents: number;
  vatPercent: number;
  /** Pieces there are; 0 where the shop does not have it. */
  pieces: number;
}

export interface PlainLine {
  article: string;
  quantity: number;
  /** The promotion it names, and the code that was typed. */
  names: string | null;
  code: string | null;
  isGift: boolean;
}

export interface PlainScope {
  categories?: readonly string[];
  products?: readonly string[];
  masters?: readonly string[];
  except?: Omit<PlainScope, "except">;
}

type Cents = Readonly<Record<string, number>>;

/** What a line of a promotions file may say (PROMOTIONS.md), as far as it decides a price. */
export interface PlainPromotion {
  key: string;
  active?: boolean;
  shops?: readonly string[];
  from: string;
  to: string;
  priority: number;
  code?: string;
  for?: PlainScope;
  minQuantity?: number;
  minOrderCents?: Cents;
  campaign?: string;
  effect:
    | { type: "automatic_discount"; percent: number }
    | { type: "automatic_discount"; cents: Cents }
    | { type: "gift"; variants: readonly string[]; most: number }
    | { type: "cheapest"; of: number; pieces: number; percent: number; most: number };
}

export interface PlainVoucher {
  code: string;
  active?: boolean;
  shops?: readonly string[];
  from?: string;
  to?: string;
  for?: PlainScope;
  discount: { percent: number } | { cents: Cents };
  minOrderCents?: Cents;
  limit?: number;
  combinesWithVouchers?: boolean;
  combinesWithPromotions?: boolean;
}

export interface PlainShop {
  shelf: ReadonlyMap<string, PlainArticle>;
  campaigns: readonly { key: string; from: string; to: string }[];
  promotions: readonly PlainPromotion[];
  /** In the order they were redeemed. */
  vouchers: readonly PlainVoucher[];
  /** How often orders have used a voucher. */
  used: ReadonlyMap<string, number>;
  moment: string;
}
