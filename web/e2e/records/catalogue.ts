import type { APIRequestContext } from "playwright/test";

export interface ListedProduct {
  name: string;
  slug: string;
  /** Where its card leads; one of several colours by its number. */
  href: string;
  soldOut: boolean;
  /** As shown, such as `€ 399,-`; the lowest where variants differ. */
  price: string;
}

export interface CatalogueVariant {
  variantId: number;
  sellable: boolean;
  cents: number;
  /** As shown, such as `€ 399,-`. */
  price: string;
  size: string | undefined;
  hardness: string | undefined;
}

interface ProductNode extends Omit<ListedProduct, "price" | "href"> {
  productId: number;
  siblings: { id: string }[];
  price: { current: { withTax: { formatted: string } } };
}

interface VariantNode {
  variantId: number;
  sellable: boolean;
  price: { withTax: { cents: number; formatted: string } };
  attributes: { key: string; values: { label: string }[] }[];
}

const listingQuery = `query ($path: String!) { category(path: $path) { listing(first: 24) { edges { node { productId name slug soldOut siblings { id } price { current { withTax { formatted } } } } } } } }`;

const variantsQuery = `query ($slug: String!) {
  product(by: { slug: $slug }) {
    variants { edges { node { variantId sellable price { withTax { cents formatted } } attributes { key values { label } } } } }
  }
}`;

/** The first page of a category as any API client reads it. */
export async function productsIn(request: APIRequestContext, path: string): Promise<ListedProduct[]> {
  const data = await send<{ category: { listing: { edges: { node: ProductNode }[] } } }>(request, listingQuery, {
    path,
  });
  return data.category.listing.edges.map(({ node: { productId, name, slug, soldOut, siblings, price } }) => ({
    name,
    slug,
    href: siblings.length > 0 ? `/p/${slug}?product=${productId}` : `/p/${slug}`,
    soldOut,
    price: price.current.withTax.formatted,
  }));
}

/** The category that stands first below another. */
export async function firstSubcategory(
  request: APIRequestContext,
  path: string,
): Promise<{ name: string; path: string }> {
  const query = "query ($path: String!) { category(path: $path) { children { name path } } }";
  const { category } = await send<{ category: { children: { name: string; path: string }[] } }>(request, query, {
    path,
  });
  const [first] = category.children;
  if (!first) throw new Error(`${path} has no category below it.`);
  return first;
}

/** Every variant of a product, in the shop's order. */
export async function variantsOf(request: APIRequestContext, slug: string): Promise<CatalogueVariant[]> {
  const data = await send<{ product: { variants: { edges: { node: VariantNode }[] } } }>(request, variantsQuery, {
    slug,
  });
  return data.product.variants.edges.map(({ node: { variantId, sellable, price, attributes } }) => ({
    variantId,
    sellable,
    cents: price.withTax.cents,
    price: price.withTax.formatted,
    size: attributes.find(({ key }) => key === "size")?.values[0]?.label,
    hardness: attributes.find(({ key }) => key === "hardness")?.values[0]?.label,
  }));
}

export interface FoundVariant {
  product: ListedProduct;
  variants: CatalogueVariant[];
  variant: CatalogueVariant;
}

/**
 * The first variant of a category that is what a journey needs.
 * @throws Error when the category has none.
 */
export async function findVariant(
  request: APIRequestContext,
  path: string,
  fits: (variant: CatalogueVariant, variants: CatalogueVariant[], product: ListedProduct) => boolean | Promise<boolean>,
): Promise<FoundVariant> {
  for (const product of await productsIn(request, path)) {
    const variants = await variantsOf(request, product.slug);
    for (const variant of variants) if (await fits(variant, variants, product)) return { product, variants, variant };
  }
  throw new Error(`No variant in ${path} is what this journey needs.`);
}

/** A product with what its page claims and offers beside its variants. */
export interface DescribedProduct {
  slug: string;
  name: string;
  /** Its colours, itself included. */
  colours: number;
  claim: { label: string; basis: string } | undefined;
}

/**
 * The first product of a category that is what a journey needs.
 * @throws Error when the category has none.
 */
export async function firstWith(
  request: APIRequestContext,
  path: string,
  fits: (product: DescribedProduct) => boolean,
): Promise<DescribedProduct> {
  interface Node {
    slug: string;
    name: string;
    siblings: { id: string }[];
    badges: { label: string; basis: string | null }[];
  }
  const query =
    "query ($path: String!) { category(path: $path) { listing(first: 48) { edges { node { slug name siblings { id } badges { label basis } } } } } }";
  const { category } = await send<{ category: { listing: { edges: { node: Node }[] } } }>(request, query, { path });
  const products = category.listing.edges.map(({ node }) => {
    const proven = node.badges.find((badge) => badge.basis !== null);
    const claim = proven && { label: proven.label, basis: proven.basis ?? "" };
    return { slug: node.slug, name: node.name, colours: node.siblings.length + 1, claim };
  });
  const found = products.find(fits);
  if (!found) throw new Error(`No product in ${path} is what this journey needs.`);
  return found;
}

async function send<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const response = await request.post("/graphql", { data: { query, variables } });
  const result = (await response.json()) as { data?: Data; errors?: unknown };
  if (!result.data)
    throw new Error(`The gateway responded with ${response.status()}: ${JSON.stringify(result.errors)}`);
  return result.data;
}
