import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

const money = (cents: number) => ({
  __typename: "Money",
  cents,
  currency: "EUR",
  formatted: formatMoney(cents, "EUR", "nl-NL"),
});
const placedAt = "2026-11-12T13:03:00.000Z";
const address = {
  __typename: "PostalAddress",
  firstName: "Sanne",
  lastName: "de Wit",
  companyName: null as string | null,
  street: "Keizersgracht",
  houseNumber: "12",
  addition: null,
  zipCode: "1015 CJ",
  city: "Amsterdam",
  countryCode: "NL",
  vatNumber: null as string | null,
};

interface LineOptions {
  readonly quantity?: number;
  /** The whole line before anything is taken off. */
  readonly cents?: number;
  readonly promotionCents?: number;
  readonly voucherCents?: number;
  readonly packageId?: number;
  /** How many of its pieces were withdrawn, and how many of those are back. */
  readonly withdrawn?: number;
  readonly returned?: number;
  readonly isSold?: boolean;
}

/** A line of an order as the gateway answers it. */
export function lineData(variantId: number, name: string, options: LineOptions = {}) {
  const { quantity = 1, cents = 10_000, promotionCents = 0, voucherCents = 0, packageId = 1 } = options;
  const { withdrawn = 0, returned = withdrawn, isSold = true } = options;
  return {
    __typename: "OrderItem",
    id: `line-${variantId}`,
    quantity,
    name,
    variantTitle: "90 × 200 cm",
    variantId,
    articleNumber: `03-${variantId}`,
    image: null,
    unit: money(Math.round(cents / quantity)),
    total: money(cents - promotionCents - voucherCents),
    saleDiscount: money(0),
    campaignDiscount: money(0),
    vat: money(Math.round(((cents - promotionCents - voucherCents) * 21) / 121)),
    discount: money(promotionCents + voucherCents),
    voucherDiscount: money(voucherCents),
    packageId,
    pieces: Array.from({ length: quantity }, (_, index) => ({
      __typename: "OrderPiece",
      key: `${variantId}-${index + 1}`,
      isWithdrawable: index >= withdrawn,
      withdrawnAt: index < withdrawn ? placedAt : null,
      isReturned: index < returned,
    })),
    product: isSold
      ? {
          __typename: "Product",
          id: `product-${variantId}`,
          slug: `matras-${variantId}`,
          soldOut: false,
          brand: { __typename: "Brand", id: "1", name: "Warmeland" },
          categories: [],
        }
      : null,
  };
}

interface OrderOptions {
  readonly id?: string;
  readonly number?: string;
  readonly status?: string;
  readonly lines?: readonly ReturnType<typeof lineData>[];
  readonly shippingCents?: number;
  readonly vouchers?: readonly { code: string; cents: number }[];
  readonly history?: readonly { status: string; at: string }[];
  readonly payment?: { status: string; redirectUrl?: string };
  readonly packages?: readonly { packageId: number; kind: string }[];
  readonly tracking?: readonly object[];
  readonly withdrawals?: readonly { receivedAt: string; pieceKeys: readonly string[] }[];
  readonly refunds?: readonly { cents: number; paidAt: string | null }[];
  readonly shippingDiscountCents?: number;
  readonly fees?: readonly { name: string; cents: number }[];
  readonly business?: { companyName: string; vatNumber: string; countryCode: string };
}

/** An order as the gateway answers it, its sums computed from its lines. */
export function orderData(options: OrderOptions = {}) {
  const {
    id = "order-1",
    number = "WL-7K3M-9QXD",
    status = "PAID",
    lines = [lineData(1, "Matras Duinrust")],
  } = options;
  const {
    shippingCents = 0,
    vouchers = [],
    payment = { status: "PAID" },
    packages = [{ packageId: 1, kind: "PARCEL" }],
  } = options;
  const {
    history = [{ status: "ORDERED", at: placedAt }],
    tracking = [],
    withdrawals = [],
    refunds = [],
    business,
  } = options;
  const { shippingDiscountCents = 0, fees = [] } = options;
  const feeCents = fees.reduce((sum, { cents }) => sum + cents, 0);
  const discount = lines.reduce((sum, { voucherDiscount }) => sum + voucherDiscount.cents, 0);
  const paid = lines.reduce((sum, { total }) => sum + total.cents, 0);
  return {
    __typename: "Order",
    id,
    number,
    status,
    placedAt,
    email: "sanne@voorbeeld.example",
    customerNumber: 2_048_137,
    currency: "EUR",
    comesTogether: false,
    customerType: "GUEST",
    items: [...lines],
    subtotal: money(paid + discount),
    saved: money(discount),
    discount: money(discount),
    vouchers: vouchers.map(({ code, cents }) => ({ __typename: "OrderVoucher", code, discount: money(cents) })),
    shippingCost: money(shippingCents),
    shippingDiscount: money(shippingDiscountCents),
    fees: fees.map(({ name, cents }) => ({ __typename: "Fee", category: "SERVICE", name, amount: money(cents) })),
    vat: money(Math.round(((paid + shippingCents) * 21) / 121)),
    total: money(paid + shippingCents + feeCents),
    shippingAddress: address,
    billingAddress: { ...address, ...business },
    payment: { __typename: "OrderPayment", methodName: "iDEAL | Wero", redirectUrl: null, ...payment },
    history: history.map((event) => Object.assign({ __typename: "OrderEvent" }, event)),
    packages: packages.map((parcel) =>
      Object.assign(
        { __typename: "Package", deliveryFrom: "2026-11-25T00:00:00.000Z", deliveryTo: "2026-11-27T00:00:00.000Z" },
        parcel,
      ),
    ),
    tracking: tracking.map((parcel) =>
      Object.assign({ __typename: "Tracking", carrier: "PostNL", code: null, url: null, deliveredAt: null }, parcel),
    ),
    withdrawal: {
      __typename: "Withdrawal",
      isOpen: status !== "CANCELED" && status !== "WITHDRAWN",
      deadline: null,
      received: withdrawals.map((withdrawal) => Object.assign({ __typename: "ReceivedWithdrawal" }, withdrawal)),
    },
    refunds: refunds.map(({ cents, paidAt }, index) => ({
      __typename: "OrderRefund",
      amount: money(cents),
      createdAt: `2026-11-20T10:00:0${index}.000Z`,
      paidAt,
    })),
  };
}
