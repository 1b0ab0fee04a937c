import { paths } from "#app/locale/paths.ts";

interface ProductFacts {
  readonly name: string;
  readonly slug: string;
  readonly masterKey: string;
  readonly description?: string | null;
  readonly brand: { readonly name: string };
  readonly images: readonly { readonly url: string }[];
  readonly variants: {
    readonly edges: readonly {
      readonly node: {
        readonly variantId: number;
        readonly articleNumber: string;
        readonly sellable: boolean;
        readonly price: { readonly withTax: { readonly cents: number; readonly currency: string } };
      };
    }[];
  };
}

/** A product and what it costs for search engines (schema.org/Product with one Offer for each variant). */
export function productJsonLd(origin: string, product: ProductFacts): Readonly<Record<string, unknown>> {
  const offers = product.variants.edges.map(({ node }) => ({
    "@type": "Offer",
    sku: node.articleNumber,
    url: `${origin}${paths.product(product.slug, node.variantId)}`,
    price: (node.price.withTax.cents / 100).toFixed(2),
    priceCurrency: node.price.withTax.currency,
    availability: `https://schema.org/${node.sellable ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  }));
  return {
    "@type": "Product",
    name: product.name,
    sku: product.masterKey,
    ...(product.description ? { description: product.description } : {}),
    brand: { "@type": "Brand", name: product.brand.name },
    image: product.images.map((image) => (image.url.startsWith("/") ? `${origin}${image.url}` : image.url)),
    offers,
  };
}
