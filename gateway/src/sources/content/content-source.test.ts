import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { afterEach, expect, test, vi } from "vitest";
import type { CallContext } from "#gateway/sources/call-context.ts";
import { Upstream } from "#gateway/sources/http.ts";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { createContentUpstream } from "@warmeland/upstreams/src/content/content-upstream.ts";
import { ContentSource } from "./content-source.ts";
import { createPatientTransport } from "./patient-transport.ts";

afterEach(() => vi.restoreAllMocks());

const storiesFolder = new URL("../../../../upstreams/stories", import.meta.url).pathname;
const log = { warn: () => undefined, error: () => undefined };

function callContext(): CallContext {
  return {
    shop: defaultShop,
    correlationId: "test",
    signal: AbortSignal.timeout(5000),
    sessionToken: undefined,
    personal: false,
    clientAddress: undefined,
    trace: [],
  };
}

/** The real content upstream behind a transport that a test can disturb. */
function contentBehind(disturb: (request: Request, response: Transport) => Promise<Response>, timeoutMs = 800) {
  const { handle } = createContentUpstream({ storiesFolder, token: "local", previewToken: "local-preview", log });
  const rateLimits: number[] = [];
  const patient = createPatientTransport((request) => disturb(request, handle), {
    retryDelayMs: 30,
    maxRetries: 10,
    onNoAccess: () => undefined,
    onRateLimit: (tries) => rateLimits.push(tries),
  });
  const upstream = new Upstream({
    name: "content",
    transport: patient,
    baseUrl: "http://content.internal/v2",
    timeoutMs,
    breakerPauseMs: 1000,
  });
  const call = callContext();
  return {
    source: new ContentSource(upstream, call, { published: "local", drafts: "local-preview" }),
    upstream,
    call,
    rateLimits,
  };
}

test("a story is read in one call, and from the gateway's copy after that", async () => {
  const { source, call } = contentBehind((request, response) => response(request));
  const story = await source.story("home");
  expect(story).toMatchObject({ full_slug: "home", content: { component: "page" } });
  expect(await source.story("home")).not.toBe(story);
  expect(call.trace.map((entry) => entry.cache)).toEqual(["miss", "hit"]);
  expect(call.trace[0]?.path).toContain("/cdn/stories/home");
  expect(call.trace[0]?.path).not.toContain("local");
});

test("unknown slugs are null, and those that are none never reach the upstream", async () => {
  const { source, call } = contentBehind((request, response) => response(request));
  expect(await source.story("bestaat/niet")).toBeNull();
  expect(
    await Promise.all(["../spaces/me", "home?version=draft", "", "a//b", "%2e%2e/x"].map((slug) => source.story(slug))),
  ).toEqual([null, null, null, null, null]);
  expect(call.trace).toHaveLength(1);
});

test("stories below a slug come with their number", async () => {
  const { source } = contentBehind((request, response) => response(request));
  const { stories, total } = await source.stories("service/", 1, 2);
  expect(stories).toHaveLength(2);
  expect(stories.every((story) => story.full_slug.startsWith("service/"))).toBe(true);
  expect(total).toBeGreaterThan(2);
});

test("a rate limit is waited out", async () => {
  let refusals = 3;
  const { source, rateLimits } = contentBehind((request, response) =>
    refusals-- > 0 ? Promise.resolve(new Response("{}", { status: 429 })) : response(request),
  );
  expect(await source.story("home")).toMatchObject({ full_slug: "home" });
  expect(rateLimits).toEqual([1, 2, 3]);
});

test("a rate limit is never waited out past the deadline", async () => {
  const { source } = contentBehind(() => Promise.resolve(new Response("{}", { status: 429 })), 100);
  const started = performance.now();
  await expect(source.story("home")).rejects.toMatchObject({ upstream: "content", fault: "timeout" });
  expect(performance.now() - started).toBeLessThan(2000);
});

test("an upstream that hangs is given up at the deadline, one that fails is reported as it failed", async () => {
  const hanging = contentBehind(() => new Promise(() => undefined), 100);
  await expect(hanging.source.story("home")).rejects.toMatchObject({ fault: "timeout" });
  const failing = contentBehind(() => Promise.resolve(new Response("broken", { status: 500 })));
  await expect(failing.source.story("home")).rejects.toMatchObject({ fault: "status", status: 500 });
  const garbled = contentBehind(() => Promise.resolve(Response.json({ story: { name: 1 } })));
  await expect(garbled.source.story("home")).rejects.toMatchObject({ fault: "malformed" });
});

test.each([
  ["nothing", () => new Response(null, { status: 200 })],
  ["an empty object", () => Response.json({})],
  ["a page of a proxy", () => new Response("<h1>Back soon</h1>", { headers: { "content-type": "text/html" } })],
  [
    "a story without blocks",
    () =>
      Response.json({
        story: { uuid: "u", name: "Home", full_slug: "home", content: { component: "page", body: [] } },
      }),
  ],
  [
    "a story without a body",
    () => Response.json({ story: { uuid: "u", name: "Home", full_slug: "home", content: { component: "page" } } }),
  ],
  [
    "content of no kind",
    () =>
      Response.json({
        story: { uuid: "u", name: "Home", full_slug: "home", content: { body: [{ component: "hero" }] } },
      }),
  ],
  [
    "blocks that are none",
    () =>
      Response.json({
        story: { uuid: "u", name: "Home", full_slug: "home", content: { component: "page", body: ["hero"] } },
      }),
  ],
])("a good story is not replaced by %s that comes with 200", async (_what, odd) => {
  let isOdd = false;
  const { source, call } = contentBehind((request, response) => (isOdd ? Promise.resolve(odd()) : response(request)));
  const good = await source.story("home");
  isOdd = true;
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 120_000);
  expect(await source.story("home")).toEqual(good);
  expect(call.trace.at(-1)).toMatchObject({ cache: "last-known-good", failed: true });
  isOdd = false;
  expect(await source.story("home")).toEqual(good);
  expect(call.trace.at(-1)).toMatchObject({ cache: "miss", failed: false });
});

test("an odd response is not cached where there was none before either", async () => {
  let isOdd = true;
  const { source } = contentBehind((request, response) =>
    isOdd ? Promise.resolve(Response.json({})) : response(request),
  );
  await expect(source.story("home")).rejects.toMatchObject({ fault: "malformed" });
  await expect(source.stories("service/", 1, 2)).rejects.toMatchObject({ fault: "malformed" });
  isOdd = false;
  expect(await source.story("home")).toMatchObject({ full_slug: "home" });
  expect((await source.stories("service/", 1, 2)).stories).toHaveLength(2);
});

test("the redirect that adds a content version is followed, one to another host is not", async () => {
  const seen: string[] = [];
  const { source } = contentBehind((request, response) => {
    const url = new URL(request.url);
    seen.push(url.pathname);
    if (url.searchParams.has("cv")) return response(request);
    url.searchParams.set("cv", "1");
    return Promise.resolve(new Response(null, { status: 301, headers: { location: url.href } }));
  });
  expect(await source.story("home")).toMatchObject({ full_slug: "home" });
  expect(seen).toHaveLength(2);
  const away = contentBehind(() =>
    Promise.resolve(new Response(null, { status: 301, headers: { location: "http://elsewhere.example/" } })),
  );
  await expect(away.source.story("home")).rejects.toMatchObject({ fault: "status", status: 301 });
});

test.each(["home?_storyblok=1", "home?_storyblok=1&_storyblok_tk[token]=forged&_storyblok_tk[timestamp]=1", "home"])(
  "%s never requests a draft, nor with a token that could have one",
  async (slug) => {
    const requested: URL[] = [];
    const { source } = contentBehind((request, response) => {
      requested.push(new URL(request.url));
      return response(request);
    });
    await source.story(slug);
    expect(
      requested.map(({ searchParams }) => [searchParams.get("version") ?? "published", searchParams.get("token")]),
    ).toEqual(requested.map(() => ["published", "local"]));
    expect(requested.map(({ pathname }) => pathname)).toEqual(slug === "home" ? ["/v2/cdn/stories/home"] : []);
  },
);
