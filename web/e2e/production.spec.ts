import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "playwright/test";

import { draft, openContentWithDraft, published, type ContentWithDraft } from "./content-with-draft.ts";
import { startShop, type ShopProcess } from "./shop-process.ts";

const clientFolder = join(import.meta.dirname, "../build/client");
const productPath = "/p/matras-duinrust-03-2417";
const publicUrl = "https://shop.example";

// values that stand nowhere else: whoever finds one has found a leak
const secrets = {
  SESSION_SECRET: "canary-session-7f3a91d2c4e8-0123456789",
  TRACE_SECRET: "canary-trace-5b1e77c0a9d3",
  COMMERCE_TOKEN: "canary-commerce-c83d10fe22b6",
  CONTENT_TOKEN: "canary-content-90ab4e67d1f5",
  CONTENT_PREVIEW_TOKEN: "canary-preview-3dd8c1720e9b",
  MOLLIE_API_KEY: "test_canaryMollie4c19ae5507f2",
  SMTP_URL: "smtp://canary-mailer:canary-password-e17b@127.0.0.1:9",
};
const canaries = [...Object.values(secrets), "canary-mailer", "canary-password-e17b"];

let shop: ShopProcess;
let url: string;
let dataFolder: string;
let content: ContentWithDraft;

test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => {
  // a start may take as long as a test
  test.setTimeout(150_000);
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-production-"));
  await chmod(dataFolder, 0o755);
  const port = await freePort();
  url = `http://localhost:${port}`;
  content = await openContentWithDraft(secrets.CONTENT_PREVIEW_TOKEN);
  const settings = {
    SHOP_MODE: "production",
    PUBLIC_URL: publicUrl,
    PAYMENTS_URL: "http://127.0.0.1:9/v2",
    CONTENT_URL: content.url,
    LOG_LEVEL: "info",
    ...secrets,
  };
  shop = await startShop({ dataFolder, port, settings });
});
test.afterAll(async () => {
  await shop.stop();
  content.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Process numbers of what a process has started, as Linux tells them. */
async function childrenOf(parent: number): Promise<number[]> {
  const numbers = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const statuses = await Promise.all(numbers.map((pid) => readFile(`/proc/${pid}/status`, "utf8").catch(() => "")));
  return numbers.filter((_, index) => new RegExp(`^PPid:\\s+${parent}$`, "m").test(statuses[index] ?? ""));
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(url + path, { headers, redirect: "manual" });

function ask(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

/** What a method that `fetch` refuses to send is answered with. */
function statusOf(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url + path, { method, headers: { "x-canary": "echo-me" } }, (response) => {
      let text = JSON.stringify(response.headers);
      response.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
      response.on("end", () => {
        expect(text, method).not.toContain("echo-me");
        resolve(response.statusCode);
      });
    });
    sent.once("error", reject).end();
  });
}

async function everything(response: Response): Promise<string> {
  return `${response.status}\n${[...response.headers].map((pair) => pair.join(": ")).join("\n")}\n\n${await response.text()}`;
}

test("no secret of the settings is in any answer, file or line of the log", async () => {
  const paths = ["/", "/matrassen", productPath, "/service/hulp/levering-verzending", "/winkelwagen", "/inloggen", "/gastaanmelding"];
  const more = ["/afrekenen", "/succes?token=x.y.z", "/betaling/terug/x", "/robots.txt", "/sitemap.xml", "/nergens", "/healthz", "/readyz"];
  const documents = [
    `{ story(slug: "home") { content } shop { name } }`,
    "mutation { addToBasket(input: { variantId: 1 }) { __typename ... on UserError { message } } }",
    `mutation { signInAsGuest(input: { firstName: "A", lastName: "B", email: "a@b.example", gender: NO_CHOICE }) { __typename } }`,
    "{ checkout { id } }",
    "{ nothing }",
    "{",
  ];
  const answers = [
    ...(await Promise.all([...paths, ...more].map(async (path) => [path, await everything(await get(path))] as const))),
    ...(await Promise.all(documents.map(async (query) => [query, await everything(await ask(query, {}, { "x-trace": "1.2" }))] as const))),
  ];
  const files = (await readdir(clientFolder, { recursive: true })).filter((name) => /\.(js|css|json|svg|map)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) answers.push([name, await readFile(join(clientFolder, name), "utf8")]);
  answers.push(["log", shop.output()]);
  expect(shop.output()).toContain('"msg":"graphql"');
  for (const [where, text] of answers) for (const canary of canaries) expect(text.includes(canary), `${canary} in ${where}`).toBe(false);
});

test("the browser's files hold nothing of the server, and no source maps", async () => {
  const names = await readdir(clientFolder, { recursive: true });
  expect(names.filter((name) => name.endsWith(".map"))).toEqual([]);
  const scripts = await Promise.all(names.filter((name) => name.endsWith(".js")).map((name) => readFile(join(clientFolder, name), "utf8")));
  for (const mark of [...Object.keys(secrets), "DATABASE_URL", "process.env", "createHmac", '"node:', "kysely", "sourceMappingURL"])
    expect(scripts.filter((text) => text.includes(mark)).length, mark).toBe(0);
});

test("what helps in a demonstration is closed", async () => {
  const page = { accept: "text/html" };
  for (const path of [
    "/dev/mail",
    "/upstreams/rpc/rpc/getUser",
    "/upstreams/commerce/v1/products",
    "/upstreams/payments/checkout/x",
    "/upstreams/content/v2/cdn/stories",
  ])
    expect((await get(path, page)).status, path).toBe(404);
  for (const path of [
    "/.env",
    "/.git/config",
    "/package.json",
    "/start.ts",
    "/metrics",
    "/server.js",
    "/assets/",
    "/builds/",
    "/web/build/server/index.js",
  ])
    expect((await get(path, page)).status, path).toBe(404);
  expect(await (await get("/graphql", page)).text()).not.toContain("<html");
  const introspection = await ask("{ __schema { types { name } } }");
  expect(introspection.status).toBe(400);
  const traced = (await (await ask("{ shop { name } }")).json()) as object;
  expect(traced).toEqual({ data: { shop: { name: "Warmeland" } } });
  for (const method of ["TRACE", "PUT", "DELETE", "PATCH"]) {
    for (const path of ["/matrassen", "/graphql"]) expect(await statusOf(method, path), `${method} ${path}`).toBe(405);
    // it says "ok" to everybody, and nothing of what it was sent
    expect(await statusOf(method, "/healthz"), method).toBeLessThan(500);
  }
});

test("a source map is nowhere, not even beside the script it would belong to", async () => {
  const scripts = (await readdir(join(clientFolder, "assets"))).filter((name) => name.endsWith(".js"));
  for (const name of scripts.slice(0, 5)) {
    const answer = await get(`/assets/${name}`);
    expect([name, answer.status, answer.headers.get("sourcemap"), answer.headers.get("x-sourcemap")]).toEqual([name, 200, null, null]);
    expect((await get(`/assets/${name}.map`)).status, name).toBe(404);
  }
  for (const path of ["/builds/meta/latest.json.map", "/.git/HEAD", "/.git/index", "/%2egit/config", "/builds/..%2f..%2fpackage.json"])
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
});

test("whether the shop is well is said in a word or two, nothing of how it is built", async () => {
  expect(await (await get("/healthz")).text()).toMatch(/^\W*\w{0,12}\W*$/);
  const ready = (await (await get("/readyz")).json()) as { upstreams: Record<string, boolean> };
  expect(ready).toEqual({ ready: true, upstreams: expect.any(Object) as unknown });
  for (const [name, reachable] of Object.entries(ready.upstreams))
    expect([/^[a-z]+$/.test(name), typeof reachable]).toEqual([true, "boolean"]);
  for (const path of ["/health", "/upstreams/rpc/health", "/status", "/actuator/health", "/debug", "/server-status"])
    expect((await get(path)).status, path).toBe(404);
});

const longAgo = new Date(Date.now() - 25 * 3_600_000);
const previews: readonly (readonly [string, () => string])[] = [
  ["without a token", () => "_storyblok=1"],
  ["with a forged token", () => content.previewQuery("a guess", new Date())],
  ["with a token that is over", () => content.previewQuery(secrets.CONTENT_PREVIEW_TOKEN, longAgo)],
  ["with the parameters of a draft", () => `_storyblok=1&version=draft&token=${encodeURIComponent("local-preview")}`],
  ["that was true", () => content.previewQuery(secrets.CONTENT_PREVIEW_TOKEN, new Date())],
];
for (const [name, query] of previews)
  test(`the address of a preview ${name} shows the published page, is kept by nobody and changes no other`, async () => {
    for (const path of ["/", "/matrassen"]) {
      const preview = await get(`${path}?${query()}`);
      const [headers, text] = [preview.headers, await preview.text()];
      expect([preview.status, headers.get("cache-control"), headers.get("etag")], path).toEqual([200, "private, no-store", null]);
      expect(text, path).not.toContain(draft);
      if (path === "/") expect(text).toContain(published);
      const page = await (await get(path)).text();
      expect(page, path).not.toMatch(/_storyblok/);
      expect(page, path).not.toContain(draft);
    }
    expect(content.asked.length).toBeGreaterThan(0);
    for (const asked of content.asked)
      expect([asked.get("version") ?? "published", asked.get("token")]).toEqual(["published", secrets.CONTENT_TOKEN]);
  });

test("pages of customers are kept by the server, and what is behind them by the API, whatever the browser's guard would do", async () => {
  const personal = /"__typename":"(?:Customer|Order|Address)"|"viewer":\{/;
  const forged = { cookie: `__Host-session=${"s".repeat(43)}` };
  for (const path of [
    "/account",
    "/account/gebruiker",
    "/account/bestellingen",
    "/account/bestellingen/1",
    "/afrekenen",
    "/ACCOUNT",
    "/%61ccount",
  ]) {
    const sent = await get(path);
    expect([sent.status, sent.headers.get("cache-control")], path).toEqual([302, "private, no-store"]);
    expect(sent.headers.get("location"), path).toMatch(/^\/inloggen\?redirectUrl=%2F/);
    expect(await sent.text(), path).toBe("");
    // a cookie that is nobody's session gets the shell that everybody gets, without anybody in it
    const shells = await Promise.all([forged, { cookie: `__Host-session=${"t".repeat(43)}` }].map((headers) => get(path, headers)));
    for (const shell of shells) expect([shell.status, shell.headers.get("cache-control")], path).toEqual([200, "private, no-store"]);
    const [shell, other] = await Promise.all(shells.map((answer) => answer.text()));
    expect(shell, path).toBe(other);
    expect(shell, path).not.toMatch(personal);
    for (const data of [`${path}.data`, `${path}/_.data`, `${path}?_data=routes%2Faccount`, `${path}?_routes=root`]) {
      const answer = await get(data, { accept: "application/json", "x-react-router-request": "1" });
      expect([302, 404], data).toContain(answer.status);
      expect(await answer.text(), data).not.toMatch(personal);
    }
  }
  for (const path of ["/account/api", "/account/api/x", "/api/account", "/afrekenen/api"]) {
    const answer = await get(path, forged);
    expect(answer.headers.get("cache-control"), path).toMatch(/no-store|s-maxage=30/);
    expect(await answer.text(), path).not.toMatch(personal);
  }
  const sessions: Record<string, string>[] = [{}, forged, { authorization: `Bearer ${"s".repeat(43)}`, "x-client": "app 1.0" }];
  for (const headers of sessions) {
    const read = await ask("{ viewer { id email orders(first: 5) { totalCount } addresses { id } } }", {}, headers);
    expect(await read.json()).toEqual({ data: { viewer: null } });
    const checkout = await ask("{ checkout { customer { email } } }", {}, headers);
    expect(await checkout.json()).toMatchObject({ data: null, errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    const changes = {
      updateProfile: `input: { firstName: "A", lastName: "B", gender: MALE }`,
      exportMyData: `input: { password: "x" }`,
      removeAddress: `input: { id: "1d3b4f6a-0000-4000-8000-000000000000" }`,
      placeOrder: `input: { idempotencyKey: "an-order-of-nobody-at-all", checkoutVersion: 1, acceptedTotalCents: 1 }`,
    };
    for (const [name, input] of Object.entries(changes)) {
      const answer = await ask(`mutation { result: ${name}(${input}) { __typename } }`, {}, headers);
      // who has no basket either is told that first
      const refusal = name === "placeOrder" ? /^(?:NotSignedIn|CheckoutIncomplete)$/ : /^NotSignedIn$/;
      expect(await answer.json(), name).toEqual({ data: { result: { __typename: expect.stringMatching(refusal) as unknown } } });
    }
  }
});

test("addresses come from the settings, whatever the request says of itself", async () => {
  const headers = {
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    "x-original-url": "/account",
    "x-forwarded-proto": "http",
  };
  for (const path of ["/matrassen?nobody=knows", "/sitemap.xml", "/robots.txt", "/matrassen/"]) {
    const text = await everything(await get(path, headers));
    expect(text, path).not.toContain("evil.example");
    expect(text, path).not.toContain("http://localhost");
  }
  expect(await (await get("/matrassen")).text()).toContain(`<link rel="canonical" href="${publicUrl}/matrassen"/>`);
});

test("shoppers are kept to https for more than a year, and cookies go nowhere else", async () => {
  for (const path of ["/", "/nergens", "/matrassen/", "/winkelwagen"]) {
    const seconds = Number(/max-age=(\d+)/.exec((await get(path)).headers.get("strict-transport-security") ?? "")?.[1]);
    expect(seconds, path).toBeGreaterThanOrEqual(31_536_000);
  }
  const query = `{ category(path: "/kussens") { listing(first: 24) { edges { node { variants { edges { node { variantId sellable } } } } } } } }`;
  type Listing = {
    data: { category: { listing: { edges: { node: { variants: { edges: { node: { variantId: number; sellable: boolean } }[] } } }[] } } };
  };
  const { data } = (await (await ask(query)).json()) as Listing;
  const id = data.category.listing.edges.flatMap(({ node }) => node.variants.edges).find(({ node }) => node.sellable)?.node.variantId;
  const added = await ask("mutation ($id: Int!) { addToBasket(input: { variantId: $id }) { __typename } }", { id });
  expect(added.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

test("while the database hangs the shop lives, is not ready, and serves what it knows; then it heals by itself", async () => {
  test.skip(process.platform !== "linux", "processes are stopped as Linux shows them");
  expect((await get("/readyz")).status).toBe(200);
  for (const path of ["/matrassen", productPath]) expect((await get(path)).status).toBe(200);
  const postmaster = Number((await readFile(join(dataFolder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
  const stopped = [postmaster, ...(await childrenOf(postmaster))];
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  try {
    await expect.poll(async () => (await get("/readyz")).status, { timeout: 5000 }).toBe(503);
    for (const [path, status] of [
      ["/healthz", 200],
      ["/readyz", 503],
      ["/matrassen", 200],
      [productPath, 200],
    ] as const) {
      const begun = performance.now();
      expect((await get(path)).status, path).toBe(status);
      expect(performance.now() - begun, path).toBeLessThan(5000);
    }
    const begun = performance.now();
    const added = await ask(
      "mutation { addToBasket(input: { variantId: 1 }) { __typename ... on UserError { code } } }",
      {},
      { cookie: `__Host-visitor=${"v".repeat(43)}` },
    );
    expect(performance.now() - begun).toBeLessThan(6000);
    expect(await added.json()).toMatchObject({ data: { addToBasket: { __typename: "BasketError" } } });
  } finally {
    for (const pid of stopped) process.kill(pid, "SIGCONT");
  }
  await expect.poll(async () => (await get("/readyz")).status, { timeout: 15_000 }).toBe(200);
});
