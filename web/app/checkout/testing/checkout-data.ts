import { basketData, itemData } from "#app/basket/testing/basket-data.ts";

const money = (cents: number) => ({ __typename: "Money", cents, currency: "EUR", formatted: `€ ${cents / 100}` });

export const customerData = {
  __typename: "Customer",
  id: "c1",
  firstName: "Sanne",
  lastName: "de Wit",
  email: "sanne@voorbeeld.nl",
  gender: "FEMALE",
  isGuest: true,
};

export const addressData = {
  __typename: "PostalAddress",
  gender: "FEMALE",
  firstName: "Sanne",
  lastName: "de Wit",
  companyName: null,
  vatNumber: null,
  street: "Voorbeeldstraat",
  houseNumber: "12",
  addition: null,
  zipCode: "8011 AB",
  city: "Zwolle",
  countryCode: "NL",
  phone: null,
};

const options = [
  { key: "standard", name: "Bezorgen tot in de kamer van uw keuze", description: "De bezorgdienst belt u.", cents: 0 },
  { key: "take_back", name: "Bezorgen en oud matras meenemen", description: "We laten het recyclen.", cents: 1500 },
];
interface MethodData {
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  readonly isCredit?: boolean;
  readonly asks?: readonly string[];
}
const methods: readonly MethodData[] = [
  { key: "ideal", name: "iDEAL | Wero", description: "Betaal met uw bank." },
  { key: "paypal", name: "PayPal", description: null },
];

interface CheckoutOptions {
  readonly version?: number;
  readonly missing?: readonly string[];
  readonly hasAddress?: boolean;
  readonly shipping?: string;
  readonly method?: string;
  readonly totalCents?: number;
  readonly shippingCents?: number;
  /** Redeemed ones: what each takes off. */
  readonly vouchers?: Readonly<Record<string, number>>;
  /** Promotions whose code was given: why each counts, or does not. */
  readonly codePromotions?: readonly {
    code: string;
    name: string;
    status: "APPLIED" | "BLOCKED";
    because: string;
    cents: number;
  }[];
  readonly basket?: object;
  readonly customer?: object;
  readonly methods?: readonly MethodData[];
  /** What ways of payment cost, by key. */
  readonly methodFees?: Readonly<Record<string, number>>;
  readonly fees?: readonly { name: string; cents: number }[];
  readonly shippingDiscountCents?: number;
  /** What the chosen method asks for and was told already. */
  readonly given?: readonly string[];
}

/** A checkout as the gateway answers it. */
export function checkoutData(given: CheckoutOptions = {}) {
  const { version = 3, hasAddress = false, shipping, method, totalCents = 39_900, shippingCents = 0 } = given;
  const { methodFees = {}, fees = [] } = given;
  const basket = given.basket ?? basketData([itemData("i1", "Matras Duinrust", { unitCents: 39_900 })]);
  const missing = [
    ...(hasAddress ? [] : ["ADDRESS"]),
    ...(shipping === undefined ? ["SHIPPING_OPTION"] : []),
    ...(method === undefined ? ["PAYMENT_METHOD"] : []),
  ];
  return {
    __typename: "Checkout",
    id: "own-checkout",
    version,
    missing: given.missing ?? missing,
    basket,
    customer: given.customer ?? customerData,
    shippingAddress: hasAddress ? addressData : null,
    billingAddress: null,
    deliveryDays: [] as object[],
    shippingOptions: options.map(({ key, name, description, cents }) => ({
      __typename: "ShippingOption",
      key,
      name,
      description,
      chosen: key === shipping,
      price: money(cents),
      deliveryFrom: "2026-11-25T00:00:00.000Z",
      deliveryTo: "2026-11-27T00:00:00.000Z",
    })),
    paymentMethods: (given.methods ?? methods).map(({ key, name, description, isCredit = false, asks = [] }) => ({
      __typename: "PaymentMethod",
      key,
      name,
      description,
      isCredit,
      asks,
      given: key === method ? (given.given ?? []) : [],
      chosen: key === method,
      fee: money(methodFees[key] ?? 0),
    })),
    vouchers: Object.entries(given.vouchers ?? {}).map(([code, cents]) => ({
      __typename: "AppliedVoucher",
      code,
      name: code,
      status: cents > 0 ? "APPLIED" : "BLOCKED",
      because: "",
      discount: money(cents),
    })),
    codePromotions: (given.codePromotions ?? []).map(({ code, name, status, because, cents }) => ({
      __typename: "BasketPromotion",
      code,
      name,
      status,
      because,
      reduction: money(cents),
    })),
    subtotal: money(totalCents),
    shippingCost: money(shippingCents),
    shippingDiscount: money(given.shippingDiscountCents ?? 0),
    fees: fees.map(({ name, cents }) => ({ __typename: "Fee", category: "SERVICE", name, amount: money(cents) })),
    vat: money(6925),
    total: money(totalCents),
  };
}
