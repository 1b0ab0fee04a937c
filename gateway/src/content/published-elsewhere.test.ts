import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportedStory } from "@warmeland/upstreams/src/content/testing/story-folder.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashOf, trusting } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

const query = `query Story { story(slug: "home") { title } shop { name } }`;
let shop: TestShop;
let server: Server;
let version = 1_790_000_000;
const requests: string[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  server = createServer(({ url = "" }, response) => {
    requests.push(url.replace(/\?.*/, ""));
    const body = [{ component: "quote", _uid: "q", text: "x" }];
    const answer = url.includes("/spaces/me")
      ? { space: { id: 1, name: "Elders", version } }
      : { story: exportedStory(1, "home", { title: `Versie ${version}`, body }), cv: version, rels: [], links: [] };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  await shop.close();
});

test("what is published in a content system elsewhere shows within five seconds, and until then it is asked for its version only", async () => {
  const { port } = server.address() as AddressInfo;
  const settings = { CONTENT_URL: `http://127.0.0.1:${port}/v2` };
  const gateway = await shop.gateway({ settings, documents: trusting(query) });
  const title = async () => {
    const { data } = await gateway.send<{ story: { title: string } | null }>(undefined, { hash: hashOf(query) });
    return data.story?.title;
  };
  await vi.waitFor(async () => expect(await title()).toBe("Versie 1790000000"), { timeout: 10_000, interval: 100 });
  requests.length = 0;
  version += 60;
  await vi.waitFor(async () => expect(await title()).toBe("Versie 1790000060"), { timeout: 5000, interval: 50 });
  expect(requests.filter((path) => path.endsWith("/cdn/stories/home"))).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith("/cdn/spaces/me")).length).toBeLessThanOrEqual(3);
  await gateway.close();
});
