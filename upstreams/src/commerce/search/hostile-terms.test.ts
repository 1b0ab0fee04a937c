import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { searchSeed } from "../testing/search-seed.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

const mostCpuMilliseconds = 100;
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(searchSeed);
  await upstream.call("GET", "/v1/products?filters[term]=matras");
});

afterAll(() => upstream.close());

const repeated = (text: string) => text.repeat(Math.ceil(10_000 / text.length));
const hostile: readonly (readonly [string, string])[] = [
  ["ten thousand letters", repeated("a")],
  ["ten thousand words", repeated("matras ")],
  ["one endless compound", repeated("dekbedovertrekhoeslaken")],
  ["ten thousand digits", repeated("1")],
  ["ten thousand sizes", repeated("140x200 ")],
  ["half a size over and over", repeated("1x")],
  ["numbers and blanks", repeated("140 ")],
  ["combining accents", `e${repeated("\u0301")}`],
  ["letters that unfold", repeated("\ufdfa")],
  ["wildcards", "%_\\%%__\\\\ *?[a-z]"],
  ["regular expressions", "(((a+)+)+)+$ [^]]{1,99} .* \\p{L} (?<=x)"],
  ["SQL", "'; drop table product; -- \" or 1=1 union select"],
  ["markup", "</script><script>alert(1)</script><!-- \u2028"],
  ["emoji", repeated("🛏️👨‍👩‍👧‍👦")],
  ["right to left", `\u202e${repeated("مرتبة سرير ")}`],
  ["control characters", repeated("\u0000\u0001\u0007\u001b[2J\r\n")],
  ["half surrogate pairs", repeated("\ud800 \udc00")],
  ["many different words", Array.from({ length: 1500 }, (_, index) => `wrd${index}q`).join(" ")],
];

async function state(): Promise<unknown> {
  const [catalogue, searches] = await Promise.all([
    upstream.json("GET", "/v1/products?perPage=100&sort=price"),
    upstream.database.db.selectFrom("popular_search").selectAll().execute(),
  ]);
  return [catalogue, searches];
}

describe("a hostile term", () => {
  it.each(hostile)("of %s gets a response at once and changes nothing", async (_name, term) => {
    const before = await state();
    const query = new URLSearchParams({ "filters[term]": term, term, trackSearchAnalyticsEvent: "true" });
    for (const path of ["/v1/products", "/v1/filters", "/v2/search/suggestions", "/v2/search/resolve"]) {
      const startedAt = process.cpuUsage();
      const { status } = await upstream.call("GET", `${path}?${query.toString()}`);
      const { user, system } = process.cpuUsage(startedAt);
      expect([200, 204]).toContain(status);
      expect((user + system) / 1000).toBeLessThan(mostCpuMilliseconds);
    }
    expect((await upstream.call("POST", `/v1/typeahead?${query.toString()}`, {})).status).toBe(200);
    expect(
      (await upstream.call("POST", "/v1/analytics/events", { event_name: "search", search_term: term })).status,
    ).toBe(202);
    expect(await state()).toEqual(before);
  });

  it("of any characters gets a response", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (term) => {
        const query = new URLSearchParams({ "filters[term]": term, term });
        expect((await upstream.call("GET", `/v1/products?${query.toString()}`)).status).toBe(200);
        expect((await upstream.call("GET", `/v2/search/suggestions?${query.toString()}`)).status).toBe(200);
        expect([200, 204]).toContain((await upstream.call("GET", `/v2/search/resolve?${query.toString()}`)).status);
      }),
      { numRuns: 150 },
    );
  });
});
