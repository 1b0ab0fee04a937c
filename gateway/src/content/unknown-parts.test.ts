import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  const content = async (request: Request): Promise<Response> => {
    const response = await (shop.upstreams.content ?? expect.unreachable())(request);
    const result = (await response.json()) as { story?: { content: object } };
    if (result.story) result.story.content = { ...result.story.content, body };
    return Response.json(result, { status: response.status });
  };
  const gateway = await shop.gateway({
    upstreams: { ...shop.upstreams, content },
    log: pino({ level: "error" }, sink),
  });
  return { gateway, lines };
};

const text = (...nodes: object[]) => ({ _uid: "t", component: "rich_text", text: { type: "doc", content: nodes } });
const paragraph = (words: string) => ({ type: "paragraph", content: [{ type: "text", text: words }] });

test("a block and a rich-text node that the shop does not know are one line of the log each, however often they are requested", async () => {
  const { gateway, lines } = await gatewayWith([
    { _uid: "a", component: "countdown" },
    { _uid: "b", component: "countdown" },
    { _uid: "c", component: "quote", text: "Goed" },
    text(
      paragraph("een"),
      { type: "emoji" },
      { type: "bullet_list", content: [{ type: "list_item", content: [{ type: "emoji" }] }] },
    ),
  ]);
  for (let times = 0; times < 3; times += 1) {
    const { data, errors } = await gateway.send(`{ story(slug: "home") { content } }`);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ story: { content: { body: [{ component: "countdown" }, {}, {}, {}] } } });
  }
  expect(lines.map(({ story, kind, name, msg }) => ({ story, kind, name, msg }))).toEqual([
    { story: "home", kind: "block", name: "countdown", msg: "the shop does not know a part of a story" },
    { story: "home", kind: "rich-text node", name: "emoji", msg: "the shop does not know a part of a story" },
  ]);
});

test("what the shop knows is not logged, every story of its own among it", async () => {
  const { gateway, lines } = await gatewayWith([
    text({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Kop" }] }),
  ]);
  await gateway.send(`{ story(slug: "home") { content } }`);
  expect(lines).toEqual([]);
  const own: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void own.push(JSON.parse(chunk.toString()) as never)),
  });
  const built = await shop.gateway({ log: pino({ level: "error" }, sink) });
  await built.send(
    `{ all: stories(startsWith: "s", first: 100) { edges { node { content } } } home: story(slug: "home") { content } }`,
  );
  expect(own).toEqual([]);
});
