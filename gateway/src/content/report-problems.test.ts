import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentWithBody } from "./testing/content-with-body.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

const gatewayWith = async (body: object[]) => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const content = contentWithBody(shop.upstreams.content, body);
  const gateway = await shop.gateway({
    upstreams: { ...shop.upstreams, content },
    log: pino({ level: "error" }, sink),
    settings: { METRICS_TOKEN: "a token of the test" },
  });
  const metrics = async () => {
    const headers = { authorization: "Bearer a token of the test" };
    return (await gateway.handle(new Request("http://localhost/metrics", { headers }))).text();
  };
  return { gateway, lines, metrics };
};

const text = (...nodes: object[]) => ({ _uid: "t", component: "rich_text", text: { type: "doc", content: nodes } });
const paragraph = (words: string) => ({ type: "paragraph", content: [{ type: "text", text: words }] });

test("a block and a rich-text node that the shop does not know are one line of the log each, however often they are requested, and counted", async () => {
  const { gateway, lines, metrics } = await gatewayWith([
    { _uid: "a", component: "countdown" },
    { _uid: "b", component: "countdown" },
    { _uid: "c", component: "quote", text: "Goed" },
    { _uid: "d", component: "hero", image: "kamer.webp" },
    text(
      paragraph("een"),
      { type: "marquee" },
      { type: "bullet_list", content: [{ type: "list_item", content: [{ type: "marquee" }] }] },
    ),
  ]);
  for (let times = 0; times < 3; times += 1) {
    const { data, errors } = await gateway.send(
      `{ story(slug: "home") { blocks { __typename ... on UnknownBlock { name reason } } } }`,
    );
    expect(errors).toEqual([]);
    const unknown = { __typename: "UnknownBlock", name: "countdown", reason: "De winkel kent dit blok niet." };
    const hero = { __typename: "UnknownBlock", name: "hero", reason: "Niet of niet goed ingevuld: Kop, Foto." };
    expect(data).toEqual({
      story: {
        blocks: [unknown, unknown, { __typename: "QuoteBlock" }, hero, { __typename: "RichTextBlock" }],
      },
    });
  }
  const msg = "a part of a story is left out";
  expect(lines.map(({ story, kind, name, reason, msg }) => ({ story, kind, name, reason, msg }))).toEqual([
    { story: "home", kind: "block", name: "countdown", reason: "unknown", msg },
    { story: "home", kind: "field", name: "hero.headline", reason: "missing", msg },
    { story: "home", kind: "field", name: "hero.image", reason: "misshapen", msg },
    { story: "home", kind: "rich-text node", name: "marquee", reason: "unknown", msg },
  ]);
  const counted = await metrics();
  expect(counted).toContain('shop_story_problems_total{kind="block"} 1');
  expect(counted).toContain('shop_story_problems_total{kind="field"} 2');
  expect(counted).toContain('shop_story_problems_total{kind="rich-text node"} 1');
});

test("what the shop knows is not logged, every story of its own among it", async () => {
  const { gateway, lines } = await gatewayWith([
    text({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Kop" }] }),
  ]);
  await gateway.send(`{ story(slug: "home") { blocks { __typename ... on UnknownBlock { name reason } } } }`);
  expect(lines).toEqual([]);
  const own: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void own.push(JSON.parse(chunk.toString()) as never)),
  });
  const built = await shop.gateway({ log: pino({ level: "error" }, sink) });
  await built.send(
    `{ stories(startsWith: "s", first: 100) { edges { node { blocks { id } } } }
      settings: stories(startsWith: "instellingen/") { edges { node { blocks { id } } } } home: story(slug: "home") { blocks { id } } }`,
  );
  expect(own).toEqual([]);
});
