const money = (cents: number) => ({ __typename: "Money", cents, currency: "EUR", formatted: `€ ${cents / 100}` });

interface ItemOptions {
  readonly quantity?: number;
  readonly availableQuantity?: number;
  readonly status?: "AVAILABLE" | "UNAVAILABLE" | "DELETED";
  readonly unitCents?: number;
  /** Before its reduction, per piece. */
  readonly originalCents?: number;
}

/** A line of a basket as the gateway answers it. */
export function itemData(key: string, name: string, options: ItemOptions = {}) {
  const { quantity = 1, availableQuantity = 10, status = "AVAILABLE", unitCents = 10_000, originalCents } = options;
  return {
    __typename: "BasketItem",
    id: `item-${key}`,
    key,
    quantity,
    availableQuantity,
    status,
    packageId: status === "AVAILABLE" ? 1 : (null as number | null),
    itemGroup: null as object | null,
    isGift: false,
    customData: null as object | null,
    displayData: null,
    place: null as string | null,
    promotionCode: null as string | null,
    promotion: null as object | null,
    product: {
      __typename: "Product",
      id: `product-${key}`,
      slug: `${name.toLowerCase().replaceAll(" ", "-")}-03-1001`,
      name,
      images: [{ __typename: "Image", url: "/images/matras-01.webp", alt: name, width: 1200, height: 900 }],
    },
    variant: {
      __typename: "Variant",
      id: `variant-${key}`,
      variantId: Number(key.replaceAll(/\D/g, "")) || 1,
      title: "90 × 200 cm, gemiddeld",
      sellable: status === "AVAILABLE",
      stock: {
        __typename: "Stock",
        status: status === "AVAILABLE" ? (availableQuantity < 5 ? "LOW" : "IN_STOCK") : "SOLD_OUT",
      },
    },
    price: {
      __typename: "BasketItemPrice",
      unit: money(unitCents),
      total: money(unitCents * quantity),
      beforeVouchers: money(unitCents * quantity),
      voucherDiscount: money(0),
      originalTotal: originalCents === undefined ? null : money(originalCents * quantity),
    },
  };
}

interface BasketOptions {
  readonly openPayment?: object | null;
  readonly version?: number;
  readonly keptOrderNumber?: string | null;
}

type Item = ReturnType<typeof itemData>;

/** A basket as the gateway answers it, its sums computed from its lines. */
export function basketData(
  items: readonly Item[] = [],
  { openPayment = null, version = 1, keptOrderNumber = null }: BasketOptions = {},
) {
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const total = items.reduce((sum, item) => sum + item.price.total.cents, 0);
  const original = items.reduce((sum, item) => sum + (item.price.originalTotal ?? item.price.total).cents, 0);
  const soldOut = items.filter((item) => item.status !== "AVAILABLE");
  return {
    __typename: "Basket",
    id: "own-basket",
    key: "key-of-the-basket",
    version,
    count,
    promotions: [],
    vouchers: [] as object[],
    soldOutCount: soldOut.length,
    isEmpty: count === 0,
    isAddressKnown: false,
    items: [...items],
    packages: [
      {
        __typename: "Package",
        packageId: 1,
        kind: "TWO_PERSON",
        deliveryFrom: "2026-11-25T00:00:00.000Z",
        deliveryTo: "2026-11-27T00:00:00.000Z",
        itemKeys: items.map(({ key }) => key),
        awaitedKeys: [] as string[],
      },
    ],
    deliveryOptions: [] as object[],
    cost: {
      __typename: "BasketCost",
      subtotal: money(total),
      saved: money(original - total),
      withTax: money(total),
      vat: money(Math.round((total * 21) / 121)),
      reductions:
        original > total
          ? [{ __typename: "Reduction", category: "SALE", code: null, amount: money(original - total) }]
          : [],
      fees: [],
    },
    readiness: { __typename: "Readiness", missing: soldOut.length > 0 ? ["SELLABLE_ITEMS"] : [] },
    openPayment,
    keptOrderNumber,
  };
}
