import type { Load } from "./load.ts";
import { GatewayClient, webDocuments } from "./gateway-client.ts";
import { addToBasket, addToBasketAsPages, guestCheckout } from "./guest-checkout.ts";

export interface Scenario {
  name: string;
  load: Load;
  /** Most CPU milliseconds per request, over all processes; undefined where there is no goal. */
  goalCpuMs?: number;
  /** Upstream calls of one request with the shell warm, where a document tells them. */
  upstreamCalls?: () => Promise<number>;
}

interface Assortment {
  slugs: readonly string[];
  paths: readonly string[];
  variantIds: readonly number[];
}

/** What `npm run bench` measures: the web app's own documents and pages, each request another one where a cache would hide the work. */
export async function scenarios(shopUrl: string, assortment: Assortment, scale: number): Promise<Scenario[]> {
  const documents = await webDocuments();
  const client = new GatewayClient(shopUrl);
  const listing = documents.get("CategoryPage")!;
  // Sent as text, like any client's document, so that the cache of trusted answers has no part in it.
  const product = documents.get("ProductPage")!;
  const pagesAddition = documents.get("AddToBasket")!;
  // as many as V8 takes to compile the hot paths for good: a shop is measured as it runs all day, not in its first second
  const count = (requests: number) => ({ requests: Math.ceil(requests * scale), warmUp: Math.ceil(500 * scale) });
  const sorts = ["topseller", "price-asc", "price-desc", "date-newest", "reduction-desc", "reduction-asc", "smart-topseller", "default"];
  // a bound below every price narrows nothing and makes another page of it
  const coldPage = (index: number) => `${at(assortment.paths, index)}?sort=${at(sorts, index)}&minPrice=${index + 1}`;
  const full = await fullBasket(shopUrl, assortment.variantIds);

  return [
    {
      name: "listing query",
      goalCpuMs: 6,
      load: { ...count(200), send: async (index) => (await client.send(listing, listingVariables(index))).bytes },
      upstreamCalls: async () => (await client.send(listing, listingVariables(1_000_000))).trace.length,
    },
    {
      name: "product query",
      goalCpuMs: 4,
      load: { ...count(200), send: async (index) => (await client.send(product, { slug: at(assortment.slugs, index) })).bytes },
      upstreamCalls: async () => (await client.send(product, { slug: assortment.slugs[0] })).trace.length,
    },
    {
      name: "add to basket",
      goalCpuMs: 6,
      load: { ...count(150), send: (index) => addToBasket(new GatewayClient(shopUrl), at(assortment.variantIds, index)) },
    },
    {
      name: "add to basket, 40 lines in it",
      goalCpuMs: 6,
      load: { ...count(60), send: (index) => addToBasket(full, at(assortment.variantIds, index % 40)) },
    },
    {
      name: "add to basket by page, 40 lines",
      goalCpuMs: 6,
      load: { ...count(60), send: (index) => addToBasketAsPages(full, pagesAddition, at(assortment.variantIds, index % 40)) },
    },
    {
      name: "guest checkout",
      goalCpuMs: 40,
      load: { ...count(40), send: (index) => guestCheckout(new GatewayClient(shopUrl), at(assortment.variantIds, index), index) },
    },
    {
      name: "SSR category, nothing cached",
      goalCpuMs: 8,
      load: { ...count(150), warmUp: 40, send: (index) => page(shopUrl + coldPage(index)) },
    },
    { name: "SSR category, cached", goalCpuMs: 0.5, load: { ...count(2000), send: () => page(`${shopUrl}/matrassen`) } },
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

function listingVariables(index: number) {
  return { path: "/matrassen", page: 1, sort: "TOPSELLER", price: { minCents: index + 1 } };
}

async function fullBasket(shopUrl: string, variantIds: readonly number[]): Promise<GatewayClient> {
  const client = new GatewayClient(shopUrl);
  for (const variantId of variantIds.slice(0, 40)) await addToBasket(client, variantId);
  return client;
}

async function page(url: string): Promise<number> {
  const response = await fetch(url, { headers: { accept: "text/html", "accept-encoding": "br" } });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return body.byteLength;
}

function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length]!;
}
