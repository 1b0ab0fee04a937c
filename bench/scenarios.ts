import type { Load } from "./load.ts";
import { GatewayClient, webDocuments } from "./gateway-client.ts";
import { addToBasket, addToBasketAsPages, guestCheckout } from "./guest-checkout.ts";

export interface Scenario {
  name: string;
  load: Load;
  /** Most CPU milliseconds per request, over all processes; undefined where there is no goal. */
  goalCpuMs?: number;
  /** Upstream calls of one request with the shell cached, where a document reports them. */
  upstreamCalls?: () => Promise<number>;
}

const listed = "/matrassen";

interface Assortment {
  slugs: readonly string[];
  paths: readonly string[];
  variantIds: readonly number[];
}

/** What `npm run bench` measures: the web app's own documents and pages, each request another one where a cache would hide the work. */
export async function scenarios(shopUrl: string, assortment: Assortment, scale: number): Promise<Scenario[]> {
  const documents = await webDocuments();
  const client = new GatewayClient(shopUrl);
  const compressed = new GatewayClient(shopUrl, { "accept-encoding": "gzip" });
  const listing = documents.get("CategoryPage")!;
  const product = documents.get("ProductPage")!;
  // By its hash, since a document of that size is taken from nobody else; with another variant each time, so that no copy is served.
  const productOf = (index: number) =>
    client.sendTrusted(product, { slug: at(assortment.slugs, index), variantId: 1_000_000 + index });
  const pagesAddition = documents.get("AddToBasket")!;
  // as many as V8 takes to compile the hot paths for good: a shop is measured as it runs all day, not in its first second
  const count = (requests: number) => ({ requests: Math.ceil(requests * scale), warmUp: Math.ceil(500 * scale) });
  const sorts = [
    "topseller",
    "price-asc",
    "price-desc",
    "date-newest",
    "reduction-desc",
    "reduction-asc",
    "smart-topseller",
    "default",
  ];
  const dearest = await dearestByPath(client, assortment.paths);
  // cents below the dearest: leaves out next to nothing, and lies between the prices, to which the gateway clamps
  const maxCents = (path: string, below: number) => dearest.get(path)! - 1 - below;
  const listingVariables = (index: number) => ({
    path: listed,
    page: 1,
    sort: "TOPSELLER",
    price: { maxCents: maxCents(listed, index) },
  });
  const coldPage = (index: number) => {
    const path = at(assortment.paths, index);
    return `${path}?sort=${at(sorts, index)}&maxPrice=${maxCents(path, Math.floor(index / assortment.paths.length))}`;
  };
  const full = await fullBasket(shopUrl, assortment.variantIds);

  return [
    {
      name: "listing query",
      goalCpuMs: 6,
      load: { ...count(200), send: async (index) => (await client.send(listing, listingVariables(index))).bytes },
      upstreamCalls: async () => (await client.send(listing, listingVariables(10_000))).trace.length,
    },
    {
      name: "listing query, compressed",
      load: {
        ...count(200),
        send: async (index) => (await compressed.send(listing, listingVariables(20_000 + index))).bytes,
      },
    },
    {
      name: "product query",
      goalCpuMs: 4,
      load: { ...count(200), send: async (index) => (await productOf(index)).bytes },
      upstreamCalls: async () => (await productOf(10_000_000)).trace.length,
    },
    {
      name: "add to basket",
      goalCpuMs: 6,
      load: {
        ...count(150),
        send: (index) => addToBasket(new GatewayClient(shopUrl), at(assortment.variantIds, index)),
      },
    },
    {
      name: "add to basket, 40 lines in it",
      goalCpuMs: 6,
      load: { ...count(60), send: (index) => addToBasket(full, at(assortment.variantIds, index % 40)) },
    },
    {
      name: "add to basket by page, 40 lines",
      goalCpuMs: 6,
      load: {
        ...count(60),
        send: (index) => addToBasketAsPages(full, pagesAddition, at(assortment.variantIds, index % 40)),
      },
    },
    {
      name: "guest checkout",
      goalCpuMs: 40,
      load: {
        ...count(40),
        send: (index) => guestCheckout(new GatewayClient(shopUrl), at(assortment.variantIds, index), index),
      },
    },
    {
      name: "SSR category, nothing cached",
      goalCpuMs: 8,
      load: { ...count(150), warmUp: 40, send: (index) => page(shopUrl + coldPage(index)) },
    },
    {
      name: "SSR category, cached",
      goalCpuMs: 0.5,
      load: { ...count(2000), send: () => page(`${shopUrl}/matrassen`) },
    },
    {
      name: "SSR product, nothing cached",
      load: {
        ...count(150),
        warmUp: 40,
        send: (index) => page(`${shopUrl}/p/${at(assortment.slugs, index)}?variant=${1 + index}`),
      },
    },
  ];
}

/** The highest price of each category, in cents. */
async function dearestByPath(client: GatewayClient, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const document = "query ($path: String!) { category(path: $path) { listing { priceRange { maxCents } } } }";
  const dearest = new Map<string, number>();
  for (const path of paths) {
    const { data } = await client.send<{ category: { listing: { priceRange: { maxCents: number } } } }>(document, {
      path,
    });
    dearest.set(path, data.category.listing.priceRange.maxCents);
  }
  return dearest;
}

async function fullBasket(shopUrl: string, variantIds: readonly number[]): Promise<GatewayClient> {
  const client = new GatewayClient(shopUrl);
  for (const variantId of variantIds.slice(0, 40)) await addToBasket(client, variantId);
  return client;
}

async function page(url: string): Promise<number> {
  const response = await fetch(url, { headers: { accept: "text/html", "accept-encoding": "br" } });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
  return body.byteLength;
}

function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length]!;
}
