import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";
import { pageOf, pageSpan } from "./connection.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ responseCache: false });
});
afterAll(() => shop.close());

/** The cursor of the entry at an offset. */
const at = (offset: number) => pageOf([1], offset, 100).edges[0]!.cursor;

test.each([
  ["the first page", { first: 10 }, { offset: 0, size: 10 }],
  ["the page after", { first: 10, after: at(9) }, { offset: 10, size: 10 }],
  ["the page before", { first: 10, last: 5, before: at(20) }, { offset: 15, size: 5 }],
  ["what there is before", { first: 10, last: 5, before: at(3) }, { offset: 0, size: 3 }],
  ["nothing before the first entry", { first: 10, last: 5, before: at(0) }, { offset: 0, size: 0 }],
  ["the first ones before", { first: 10, before: at(4) }, { offset: 0, size: 4 }],
  ["what lies between", { first: 10, last: 9, after: at(3), before: at(7) }, { offset: 4, size: 3 }],
  ["nothing between neighbours", { first: 10, last: 9, after: at(6), before: at(7) }, { offset: 7, size: 0 }],
])("%s", (_which, request, span) => {
  expect(pageSpan(request)).toEqual(span);
});

test.each([
  ["a page of none", { first: 0 }, "`first` is 0"],
  ["a page back of too many", { first: 1, last: 101, before: at(3) }, "`last` is 101"],
  ["the end of a list", { first: 1, last: 3 }, "`last` pages back from a cursor"],
  ["a cursor of nothing", { first: 1, before: "x" }, "`before` is not a cursor"],
])("%s is refused", (_what, request, message) => {
  expect(() => pageSpan(request)).toThrow(message);
});

interface List {
  readonly nodes: readonly { readonly id: string }[];
  readonly totalCount: number;
  readonly pageInfo: Record<"startCursor" | "endCursor", string> & Record<"hasNextPage" | "hasPreviousPage", boolean>;
}

const selection = "{ totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }";

describe.each([
  ["category", "listing", `category(path: "/matrassen")`],
  ["search", "listing", `search(term: "kussen")`],
  ["product", "variants", `product(by: { masterKey: "03-2417" })`],
  ["product", "reviews", `product(by: { masterKey: "03-2417" })`],
  [undefined, "stories", ""],
] as const)("%s.%s", (parent, field, above) => {
  const read = async (span: string): Promise<{ list: List; calls: number }> => {
    const own = `${field}(${span}${field === "stories" ? `, startsWith: "ontdekken/"` : ""}) ${selection}`;
    const { data, errors, calls } = await gateway.send(parent ? `{ ${above} { ${own} } }` : `{ ${own} }`);
    expect(errors).toEqual([]);
    return { list: (parent ? (data[parent] as Record<string, unknown>) : data)[field] as List, calls: calls.length };
  };

  test("is paged back to where it was paged from, with as many calls", async () => {
    const one = await read("first: 2");
    const two = await read(`first: 2, after: "${one.list.pageInfo.endCursor}"`);
    const back = await read(`last: 2, before: "${two.list.pageInfo.startCursor}"`);
    expect(two.list.pageInfo.hasPreviousPage).toBe(true);
    expect(two.list.nodes).toHaveLength(2);
    expect(back.list).toEqual(one.list);
    expect(back.calls).toBeLessThanOrEqual(two.calls);
    const nothing = await read(`last: 2, before: "${one.list.pageInfo.startCursor}"`);
    expect(nothing.list).toMatchObject({ nodes: [], totalCount: one.list.totalCount });
  });
});
