import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { createCommerceUpstream } from "../../commerce-upstream.ts";
import { searchSeed } from "../../testing/search-seed.ts";
import { createTestUpstream, testMoment, testToken, type TestUpstream } from "../../testing/test-upstream.ts";

const day = 86_400_000;
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(searchSeed);
});

afterEach(async () => {
  await upstream.database.db.deleteFrom("popular_search").execute();
});

afterAll(() => upstream.close());

function another(): ReturnType<typeof createCommerceUpstream> {
  const { db } = upstream.database;
  return createCommerceUpstream({
    db,
    token: testToken,
    imagesFolders: [],
    now: () => new Date(testMoment),
    log: pino({ level: "silent" }),
  });
}

async function searchAs(visitor: string | undefined, term: string, handle = upstream.handle): Promise<void> {
  const query = new URLSearchParams({ shopId: "1001", "filters[term]": term, trackSearchAnalyticsEvent: "true" });
  const headers = { "x-access-token": testToken, ...(visitor === undefined ? {} : { "x-visitor": visitor }) };
  expect((await handle(new Request(`http://commerce/v1/products?${query.toString()}`, { headers }))).status).toBe(200);
}

/** Every test's upstream of its own, so that none knows the visitors of another; ended, so that what waits is written. */
async function afterSearches(
  work: (search: typeof searchAs) => Promise<void>,
): Promise<{ term: string; visitors: number }[]> {
  const shop = another();
  await work((visitor, term) => searchAs(visitor, term, shop.handle));
  await shop.close();
  return await upstream.database.db.selectFrom("popular_search").select(["term", "visitors"]).orderBy("term").execute();
}

function searchesOf(visitors: readonly string[]): ReturnType<typeof afterSearches> {
  return afterSearches(async (search) => {
    for (const visitor of visitors) await search(visitor, "matras");
  });
}

async function popular(typed: string): Promise<string[]> {
  const shop = another();
  const query = new URLSearchParams({ shopId: "1001", term: typed });
  const request = new Request(`http://commerce/v2/search/suggestions?${query.toString()}`, {
    headers: { "x-access-token": testToken },
  });
  const shown = (await (await shop.handle(request)).json()) as { popular: string[] };
  await shop.close();
  return shown.popular;
}

describe("a search", () => {
  it("is written once three visitors have made it, as a count", async () => {
    const rows = await afterSearches(async (search) => {
      for (const visitor of ["a", "b", "c", "d"]) await search(visitor, "Matras 140 x 200");
      for (const visitor of ["a", "b"]) await search(visitor, "dekbed");
    });
    expect(rows).toEqual([{ term: "matras 140x200", visitors: 4 }]);
  });

  it("counts a visitor once a day, and nobody without a mark of their own", async () => {
    const rows = await afterSearches(async (search) => {
      for (let time = 0; time < 5; time += 1) await search("a", "matras");
      await search("b", "matras");
      for (let time = 0; time < 5; time += 1) await search(undefined, "matras");
    });
    expect(rows).toEqual([]);
  });

  it.each([
    "jan.jansen@example.com",
    "jan jansen",
    "0612345678",
    "06 12 34 56 78",
    "+31 6 1234 5678",
    "matras jan jansen",
    "dorpsstraat 12",
    "matras 1234 AB",
    "NL91ABNA0417164300",
    "wasmachine",
    "xyzzyx",
    "https://example.com",
  ])("for '%s' leaves no trace", async (term) => {
    const rows = await afterSearches(async (search) => {
      for (const visitor of ["a", "b", "c", "d"]) await search(visitor, term);
    });
    expect(rows).toEqual([]);
  });

  it("without results leaves no trace", async () => {
    const rows = await afterSearches(async (search) => {
      for (const visitor of ["a", "b", "c"]) await search(visitor, "kiezel");
    });
    expect(rows).toEqual([]);
  });

  it("may be sent as an event, as SCAYLE's clients do", async () => {
    const rows = await afterSearches(async () => {
      const shop = another();
      for (const visitor of ["a", "b", "c"]) {
        const body = JSON.stringify({ event_name: "search", search_term: "Matrassen", customer_id: "77" });
        const headers = { "x-access-token": testToken, "x-visitor": visitor };
        const response = await shop.handle(
          new Request("http://commerce/v1/analytics/events?shopId=1001", { method: "POST", headers, body }),
        );
        expect(response.status).toBe(202);
      }
      await shop.close();
    });
    expect(rows).toEqual([{ term: "matrassen", visitors: 3 }]);
  });

  it("counted by several processes keeps the largest count", async () => {
    await searchesOf(["a", "b", "c", "d", "e"]);
    expect(await searchesOf(["a", "b", "c"])).toEqual([{ term: "matras", visitors: 5 }]);
  });
});

describe("the popular searches", () => {
  it("are nothing as long as nobody has searched", async () => {
    expect(await popular("")).toEqual([]);
  });

  it("are those of thirty days by visitors, the ones that begin as typed first", async () => {
    await insert("matras 140x200", 0, 3);
    await insert("matras 140x200", -3, 9);
    await insert("dekbed", -29, 10);
    await insert("topper", 0, 5);
    await insert("bank", -31, 99);
    expect(await popular("")).toEqual(["matras 140x200", "dekbed", "topper"]);
    expect(await popular("mat")).toEqual(["matras 140x200"]);
    expect(await popular("mattras")).toEqual(["matras 140x200"]);
    expect(await popular("140")).toEqual(["matras 140x200"]);
    expect(await popular("zz")).toEqual([]);
  });

  it("are forgotten after ninety days", async () => {
    await insert("bank", -91, 9);
    await insert("topper", -89, 9);
    const rows = await afterSearches(async (search) => {
      for (const visitor of ["a", "b", "c"]) await search(visitor, "matras");
    });
    expect(rows.map(({ term }) => term)).toEqual(["matras", "topper"]);
  });
});

async function insert(term: string, days: number, visitors: number): Promise<void> {
  const date = new Date(testMoment + days * day).toISOString().slice(0, 10);
  await upstream.database.db
    .insertInto("popular_search")
    .values({ shop_id: 1001, day: date, term, visitors })
    .execute();
}
