import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "playwright/test";

import { ShopLoad } from "./shop/shop-load.ts";
import { startShop } from "./shop/shop-process.ts";

const listing = `query { category(path: "/matrassen") { listing(first: 24) { edges { node { name variants { edges { node { variantId sellable } } } } } } } }`;
const add = `mutation ($id: Int!) { addToBasket(input: { variantId: $id }) { __typename } }`;
let dataFolder: string;

test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-stop-"));
  await chmod(dataFolder, 0o755);
});
test.afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const clients = 16;

test("a shop that is stopped under load says so, responds to every request, and ends within ten seconds", async ({
  request,
}) => {
  const shop = await startShop({ dataFolder, settings: { LOG_LEVEL: "silent", RATE_LIMITS: "off" } });
  const response = await request.post(`${shop.url}/graphql`, { data: { query: listing } });
  const { data } = (await response.json()) as {
    data: {
      category: {
        listing: { edges: { node: { variants: { edges: { node: { variantId: number; sellable: boolean } }[] } } }[] };
      };
    };
  };
  const id = data.category.listing.edges.flatMap(({ node }) => node.variants.edges).find(({ node }) => node.sellable)
    ?.node.variantId;
  const load = new ShopLoad(
    shop.url,
    [
      { name: "page", path: "/matrassen" },
      { name: "uncached page", path: "/matrassen?nobody=knows" },
      { name: "listing", path: "/graphql", body: { query: listing } },
      { name: "add", path: "/graphql", body: { query: add, variables: { id } } },
      { name: "photo", path: "/images/none.webp?w=320" },
    ],
    clients,
  );
  await sleep(2000);

  const begun = Date.now();
  const ended = shop.stop("SIGTERM");
  // as a load balancer does: it checks whether the shop is ready, and sends nothing more once it is not
  let ready = 200;
  while (ready === 200) {
    await sleep(50);
    ready = await fetch(`${shop.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  }
  expect(ready).toBe(503);
  await load.stop();
  expect(await ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);

  const wrong = load.responses.filter(({ name, status }) => status !== (name === "photo" ? 404 : 200));
  expect(wrong).toEqual([]);
  // each client got a response, and sent another request
  expect(load.responses.length).toBeGreaterThan(clients);
});
