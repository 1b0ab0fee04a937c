import { pageAddress, type PageSite } from "#app/locale/page-address.ts";
import { paths } from "#app/locale/paths.ts";

interface ProductFacts {
  readonly name: string;
  readonly slug: string;
  readonly masterKey: string;
  readonly description?: string | null;
  readonly brand: { readonly name: string };
  readonly color?: { readonly values: readonly { readonly label: string }[] } | null;
  readonly rating: { readonly score: number; readonly count: number };
  readonly images: readonly { readonly url: string }[];
  readonly variants: {
    readonly edges: readonly {
      readonly node: {
        readonly variantId: number;
        readonly articleNumber: string;
        readonly title: string;
        readonly sellable: boolean;
        readonly stock: { readonly status: keyof typeof availabilities };
        readonly price: { readonly withTax: { readonly cents: number; readonly currency: string } };
      };
    }[];
  } | null;
}

interface ShopFacts {
  readonly name: string;
  readonly country: string;
  readonly returnDays: number;
  readonly freeShipping: boolean;
}

const availabilities = {
  IN_STOCK: "InStock",
  LOW: "LimitedAvailability",
  MADE_TO_ORDER: "MadeToOrder",
  SOLD_OUT: "OutOfStock",
} as const;

/** A product, what it costs and what is thought of it for search engines (schema.org/Product with one Offer for each variant). */
export function productJsonLd(
  site: PageSite,
  shop: ShopFacts,
  product: ProductFacts,
): Readonly<Record<string, unknown>> {
  const page = pageAddress(site, paths.product(product.slug));
  const colour = product.color?.values[0]?.label;
  const terms = { ...returnPolicy(page, shop), ...shipping(page, shop, product) };
  // what all offers share is written with the first of them
  const references = Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, { "@id": term["@id"] }]));
  const offers = product.variants?.edges.map(({ node }, index) => ({
    "@type": "Offer",
    name: node.title,
    sku: node.articleNumber,
    url: pageAddress(site, paths.product(product.slug, node.variantId)),
    price: (node.price.withTax.cents / 100).toFixed(2),
    priceCurrency: node.price.withTax.currency,
    availability: `https://schema.org/${node.sellable ? availabilities[node.stock.status] : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: shop.name },
    ...(index === 0 ? terms : references),
  }));
  return {
    "@type": "Product",
    "@id": `${page}#product`,
    url: page,
    name: product.name,
    sku: product.masterKey,
    ...(product.description ? { description: product.description } : {}),
    brand: { "@type": "Brand", name: product.brand.name },
    ...(colour ? { color: colour } : {}),
    image: product.images.map((image) => (image.url.startsWith("/") ? `${site.origin}${image.url}` : image.url)),
    ...(product.rating.score > 0 ? { aggregateRating: aggregateRating(product.rating) } : {}),
    offers,
  };
}

function aggregateRating({ score, count }: ProductFacts["rating"]) {
  return { "@type": "AggregateRating", ratingValue: score, reviewCount: count, bestRating: 5, worstRating: 1 };
}

function returnPolicy(page: string, { country, returnDays }: ShopFacts): Record<string, { "@id": string }> {
  if (returnDays === 0) return {};
  const policy = {
    "@type": "MerchantReturnPolicy",
    "@id": `${page}#returns`,
    applicableCountry: country,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returnDays,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/FreeReturn",
  };
  return { hasMerchantReturnPolicy: policy };
}

function shipping(
  page: string,
  { country, freeShipping }: ShopFacts,
  { variants }: ProductFacts,
): Record<string, { "@id": string }> {
  const currency = variants?.edges[0]?.node.price.withTax.currency;
  if (!freeShipping || currency === undefined) return {};
  const details = {
    "@type": "OfferShippingDetails",
    "@id": `${page}#shipping`,
    shippingRate: { "@type": "MonetaryAmount", value: 0, currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
  };
  return { shippingDetails: details };
}
