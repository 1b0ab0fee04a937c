// @vitest-environment node
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { gatewayHandlerContext } from "../../graphql/gateway-handler.ts";
import { loader } from "./sitemap.ts";

interface GraphqlBody {
  readonly operationName: string;
  readonly variables: {
    readonly path: string;
    readonly page: number;
    readonly price: { readonly minCents: number; readonly maxCents: number } | null;
    readonly startsWith: string;
    readonly after: string | null;
  };
}

interface Branch {
  readonly path: string;
  /** Cents of each product. */
  readonly prices: readonly number[];
  readonly standsApart?: boolean;
  readonly children?: readonly Branch[];
}

const spread = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index * 7);
const nodes = (slugs: readonly string[], changed: "updatedAt" | "publishedAt") =>
  slugs.map((slug) => ({
    node: { id: slug, slug, [changed]: "2026-11-20T09:00:00.000Z", images: [{ url: `/images/a&b.webp` }] },
  }));
const branchData = ({ path, prices, standsApart = false, children = [] }: Branch): object => ({
  id: path,
  path,
  productCount: prices.length,
  standsApart,
  children: children.map(branchData),
});

/** A shop whose lists page through 1,000 products and 100 stories at once. */
function shop(categories: readonly Branch[], adviceCount = 1) {
  const { text } = textOfShop(categories, adviceCount);
  return async (query = ""): Promise<string[]> =>
    [...(await text(query)).matchAll(/<loc>http:\/\/localhost:5173(.*?)<\/loc>/g)].map(([, address]) => address!);
}

/** The text of its list, and which operations were sent for it. */
function textOfShop(categories: readonly Branch[], adviceCount = 1) {
  const all = categories.flatMap((category) => [category, ...(category.children ?? [])]);
  const responses: Record<string, (variables: GraphqlBody["variables"]) => object> = {
    Sitemap: () => ({
      navigation: categories.map((category) => ({
        id: category.path,
        href: category.path,
        category: branchData(category),
        children: [],
      })),
    }),
    CategoryProducts: ({ path, page, price }) => {
      const branch = all.find((each) => each.path === path);
      const { minCents = 0, maxCents = Infinity } = price ?? {};
      const found = (branch?.prices ?? []).flatMap((cents, index) =>
        cents >= minCents && cents <= maxCents ? `${path.slice(1)}-${index}` : [],
      );
      const priceRange = {
        minCents: Math.min(...(branch?.prices ?? [])),
        maxCents: Math.max(...(branch?.prices ?? [])),
      };
      const edges = nodes(found.slice(0, 1000).slice((page - 1) * 100, page * 100), "updatedAt");
      return { category: { id: path, listing: { totalCount: found.length, priceRange, edges } } };
    },
    SectionStories: ({ startsWith, after }) => {
      const from = Number(after ?? 0);
      const sections: Record<string, string[]> = {
        adviseur: Array.from({ length: adviceCount }, (_, index) => `adviseur/${index}`),
        service: ["service", "servieskast"],
      };
      const slugs = sections[startsWith] ?? [];
      const pageInfo = { hasNextPage: slugs.length > from + 100, endCursor: String(from + 100) };
      return { stories: { pageInfo, edges: nodes(slugs.slice(from, from + 100), "publishedAt") } };
    },
  };
  const sent: string[] = [];
  const failing = new Set<string>();
  const context = new RouterContextProvider();
  context.set(gatewayHandlerContext, async (request) => {
    const { operationName, variables } = (await request.json()) as GraphqlBody;
    sent.push(operationName);
    if (failing.has(operationName)) return Response.json({ data: null, errors: [{ message: "down" }] });
    return Response.json({ data: responses[operationName]?.(variables) });
  });
  const load = (query = "") => {
    const request = new Request(`http://localhost/sitemap.xml${query}`);
    return loader({ request, context, params: {} } as unknown as Parameters<typeof loader>[0]);
  };
  return { load, text: async (query = "") => (await load(query)).text(), sent, failing };
}

const products = (addresses: readonly string[]) => addresses.filter((address) => address.startsWith("/p/"));

test("every product and every story of a shop is listed once, however long their lists are", async () => {
  const read = shop(
    [
      { path: "/matrassen", prices: spread(2345) },
      { path: "/kussens", prices: spread(60) },
    ],
    250,
  );
  const addresses = await read();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(products(addresses)).toHaveLength(2405);
  expect(addresses.filter((address) => /^\/adviseur\/\d+$/.test(address))).toHaveLength(250);
  expect(addresses).toEqual(
    expect.arrayContaining(["/", "/matrassen", "/kussens", "/p/matrassen-2344", "/p/kussens-59"]),
  );
});

test("what a category leaves out because it stands apart is listed too", async () => {
  const toppers = { path: "/matrassen/toppers", prices: spread(30), standsApart: true };
  const read = shop([{ path: "/matrassen", prices: spread(60), children: [toppers] }]);
  expect(products(await read())).toHaveLength(90);
});

test("products of one price end the halving", async () => {
  const read = shop([{ path: "/matrassen", prices: [...spread(1500), ...Array.from({ length: 900 }, () => 5000)] }]);
  expect(products(await read())).toHaveLength(2400);
});

test("a large shop has an index, whose parts together have every page", async () => {
  const children = [
    { path: "/matrassen/toppers", prices: spread(3000) },
    { path: "/matrassen/baby", prices: spread(2500) },
  ];
  const read = shop([
    { path: "/matrassen", prices: spread(5500), children },
    { path: "/kussens", prices: spread(120) },
  ]);
  const parts = await read();
  expect(parts).toEqual([
    "/sitemap.xml?part=pages",
    "/sitemap.xml?part=%2Fmatrassen%2Ftoppers",
    "/sitemap.xml?part=%2Fmatrassen%2Fbaby",
    "/sitemap.xml?part=%2Fkussens",
  ]);
  const lists = await Promise.all(parts.map((part) => read(part.slice("/sitemap.xml".length))));
  expect(lists.map((list) => products(list).length)).toEqual([0, 3000, 2500, 120]);
  expect(lists[0]).toEqual([
    "/",
    "/sale",
    "/nieuw",
    "/matrassen",
    "/kussens",
    "/adviseur/hardheid",
    "/adviseur/kamerplanner",
    "/adviseur/0",
    "/service",
  ]);
});

test("a category with products of its own is not left to its children", async () => {
  const children = [{ path: "/matrassen/toppers", prices: spread(3000) }];
  const read = shop([{ path: "/matrassen", prices: spread(5200), children }]);
  expect(await read()).toEqual(["/sitemap.xml?part=pages", "/sitemap.xml?part=%2Fmatrassen"]);
  expect(products(await read("?part=/matrassen"))).toHaveLength(5200);
});

test("a part that there is not is 404, and a list with a part missing is not given out", async () => {
  await expect(shop([])("?part=/nergens")).rejects.toMatchObject({ status: 404 });
  const context = new RouterContextProvider();
  context.set(gatewayHandlerContext, async () =>
    Response.json({ data: { navigation: [] }, errors: [{ message: "down", path: ["x"] }] }),
  );
  const request = new Request("http://localhost/sitemap.xml");
  await expect(
    loader({ request, context, params: {} } as unknown as Parameters<typeof loader>[0]),
  ).rejects.toMatchObject({ status: 503 });
});

test("a page comes with its last change and its pictures", async () => {
  const { text } = textOfShop([{ path: "/kussens", prices: [1000] }]);
  expect(await text()).toContain(
    "<url><loc>http://localhost:5173/p/kussens-0</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod>" +
      "<image:image><image:loc>http://localhost:5173/images/a&amp;b.webp</image:loc></image:image></url>",
  );
  expect(await text()).toContain(
    "<loc>http://localhost:5173/adviseur/0</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod><image:image>",
  );
});

test("the list is read as it is sent, and no further once its reader has gone", async () => {
  const { load, sent } = textOfShop([{ path: "/matrassen", prices: spread(2000) }]);
  const reader = (await load()).body!.getReader();
  await reader.read();
  expect(sent.filter((name) => name === "CategoryProducts")).toEqual([]);
  await reader.cancel();
  const before = sent.length;
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(before);
});

test("a list that cannot be completed breaks off: nobody takes it for the whole", async () => {
  const { text, failing } = textOfShop([{ path: "/matrassen", prices: spread(200) }]);
  failing.add("CategoryProducts");
  await expect(text()).rejects.toMatchObject({ status: 503 });
});
