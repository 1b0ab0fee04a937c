const money = (cents: number) => ({ __typename: "Money", cents, currency: "EUR", formatted: `€ ${cents / 100}` });
const attribute = (key: string, label: string, value: string, name = value) => ({
  __typename: "Attribute",
  key,
  label,
  values: [{ __typename: "AttributeValue", label: name, value }],
});

interface VariantOptions {
  readonly hardness?: "soft" | "medium" | "firm";
  readonly cents?: number;
  /** Before its reduction. */
  readonly originalCents?: number;
  readonly status?: "IN_STOCK" | "LOW" | "MADE_TO_ORDER" | "SOLD_OUT";
  readonly levyCents?: number;
  readonly delivery?: { readonly min: number; readonly max: number; readonly unit: "DAY" | "WEEK" | "MONTH" };
}

const grades = { soft: "Zacht", medium: "Gemiddeld", firm: "Stevig" };

/** A variant as the gateway sends it; its size is called as it is written. */
export function variantData(variantId: number, size: string | undefined, options: VariantOptions = {}) {
  const {
    hardness,
    cents = 39_900,
    originalCents,
    status = "IN_STOCK",
    levyCents,
    delivery = { min: 3, max: 5, unit: "DAY" },
  } = options;
  return {
    __typename: "Variant",
    id: `variant-${variantId}`,
    variantId,
    articleNumber: `03-0001-${variantId}`,
    title: [size, hardness && grades[hardness].toLowerCase()].filter(Boolean).join(", "),
    sellable: status !== "SOLD_OUT",
    stock: { __typename: "Stock", status },
    delivery: {
      __typename: "DeliveryTime",
      ...delivery,
      kind: "TWO_PERSON",
      earliest: "2026-11-20T00:00:00.000Z",
      latest: "2026-11-24T00:00:00.000Z",
      orderBefore: "2026-11-17T16:00:00.000Z",
    },
    ecoLevy: levyCents === undefined ? null : { __typename: "Levy", label: "Matrasbijdrage", amount: money(levyCents) },
    attributes: [
      ...(size === undefined ? [] : [attribute("size", "Maat", size)]),
      ...(hardness === undefined ? [] : [attribute("hardness", "Hardheid", hardness, grades[hardness])]),
    ],
    price: priceData(cents, originalCents),
    promotedPrice: null,
  };
}

function priceData(cents: number, originalCents?: number) {
  const original = originalCents === undefined ? null : money(originalCents);
  const percent = originalCents === undefined ? null : Math.floor(((originalCents - cents) * 100) / originalCents);
  return {
    __typename: "Price",
    withTax: money(cents),
    original,
    reductionPercent: percent,
    lowestPrior30Days: original,
  };
}

type VariantData = ReturnType<typeof variantData>;

interface ProductOptions {
  readonly name?: string;
  readonly masterKey?: string;
  readonly colour?: readonly [name: string, hex: string];
  /** Address of the photo of its fabric. */
  readonly swatch?: string;
  readonly siblings?: readonly object[];
  readonly usualSize?: string;
  readonly rating?: { readonly score: number; readonly count: number };
  readonly badges?: readonly {
    readonly key: string;
    readonly label: string;
    readonly color: string;
    readonly basis: string | null;
  }[];
}

/** One colour of a master as the gateway sends it. */
export function productData(productId: number, variants: readonly VariantData[], options: ProductOptions = {}) {
  const {
    name = "Matras Proef",
    masterKey = "03-0001",
    colour = ["zand", "#c2b299"],
    swatch,
    siblings = [],
    rating = { score: 0, count: 0 },
    badges = [],
    usualSize = null,
  } = options;
  const cheapest = variants.reduce((low, variant) =>
    variant.price.withTax.cents < low.price.withTax.cents ? variant : low,
  );
  return {
    __typename: "Product",
    id: `product-${productId}`,
    productId,
    slug: `${name.split(",")[0]!.toLowerCase().replaceAll(" ", "-")}-${masterKey}`,
    name,
    subtitle: "Voor proeven",
    masterKey,
    description: "Een matras.\n\nVoor proeven.",
    soldOut: variants.every((variant) => !variant.sellable),
    brand: { __typename: "Brand", id: "brand-1", name: "Duinhof" },
    rating: { __typename: "Rating", ...rating },
    badges: badges.map(({ key, label, color, basis }) => ({ __typename: "Badge", key, label, color, basis })),
    color: attribute("color", "Kleur", colour[1], colour[0]),
    swatch: swatch === undefined ? null : { __typename: "Image", url: swatch },
    siblings: [...siblings],
    promotions: [],
    usualSize,
    attributes: [],
    promotedPrice: null,
    price: {
      __typename: "ProductPrice",
      startingFrom: variants.some((variant) => variant.price.withTax.cents !== cheapest.price.withTax.cents),
      current: cheapest.price,
    },
    variants: {
      __typename: "VariantConnection",
      edges: variants.map((node) => ({ __typename: "VariantEdge", node })),
    },
  };
}
