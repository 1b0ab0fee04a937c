import { afterAll, beforeAll, expect, it } from "vitest";

import { searchSeed } from "../../testing/search-seed.ts";
import { createTestUpstream, type TestUpstream } from "../../testing/test-upstream.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(searchSeed);
});

afterAll(() => upstream.close());

async function resolveHeader(term: string): Promise<string | undefined> {
  const response = await upstream.call("GET", `/v2/search/resolve?${new URLSearchParams({ term }).toString()}`);
  const header = response.headers.get("x-corrected-term");
  return header === null ? undefined : decodeURIComponent(header);
}

it.each([
  ["mattras 140x200", "matras 140x200"],
  ["Dekbet  kinderen", "dekbed kinderen"],
])("'%s' is written '%s'", async (term, corrected) => {
  expect(await resolveHeader(term)).toBe(corrected);
});

it.each([
  "matras",
  "matrasje",
  "sofa",
  "mattress",
  "kinderdekbed",
  "hoes laken",
  "140x200",
  "03-0001",
  "qxzvwk",
  "",
  "x".repeat(10_000),
])("'%s' needs no correction, or has none", async (term) => {
  expect(await resolveHeader(term)).toBeUndefined();
});

async function suggested(term: string): Promise<string | undefined> {
  const path = `/v2/search/suggestions?${new URLSearchParams({ term }).toString()}`;
  return (await upstream.json<{ correctedTerm?: string }>("GET", path)).correctedTerm;
}

it("a word that is still being typed is no mistake yet", async () => {
  expect(await suggested("dekb")).toBeUndefined();
  expect(await suggested("mattras")).toBe("matras");
});
