import { createTestShop, type TestGateway, type TestShop } from "@warmeland/gateway/src/testing/test-gateway.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Fetch, type OpenApp, openApp } from "./testing/open-app.tsx";

let shop: TestShop;
let gateway: TestGateway;
let app: OpenApp;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());
afterEach(() => app.close());

/** Requests so far, by what they ask for. */
let sent: string[] = [];
const toGateway: Fetch = async (url, init) => {
  sent.push(init.body);
  return gateway.handle(new Request(url, init));
};

const enter = "\r";
const escape = "\u001B";
const down = "\u001B[B";

/** Moves the choice down until it is on a row. */
async function choose(text: string): Promise<void> {
  for (let step = 0; step < 40 && !app.frame().includes(`❯ ${text}`); step += 1) {
    const before = app.frame();
    await app.press(down);
    await vi.waitFor(() => expect(app.frame()).not.toBe(before));
  }
  expect(app.frame()).toContain(`❯ ${text}`);
}

test("every screen fits 80 by 24, and names its keys at the bottom", async () => {
  app = openApp(toGateway);
  const screens = [
    ["", /❯ Matrassen/],
    [enter, /Matrassen +\d+ producten/],
    [enter, /Kies uw uitvoering/],
    ["w", /Uw winkelwagen is leeg/],
    ["/", /Vaak gezocht|Zoeken/],
  ] as const;
  for (const [key, shown] of screens) {
    if (key !== "") await app.press(key);
    await app.shows(shown);
    const lines = app.frame().trimEnd().split("\n");
    expect(lines.length, app.frame()).toBe(24);
    expect(Math.max(...lines.map((line) => line.length)), app.frame()).toBeLessThanOrEqual(80);
    expect(lines.at(-1)).toMatch(/(Enter openen|Enter in winkelwagen|Esc terug)/);
  }
});

test("Esc leads back to where somebody was, q ends", async () => {
  app = openApp(toGateway);
  await app.shows("❯ Matrassen");
  await app.press(enter);
  await app.shows("producten");
  await app.press(escape);
  await app.shows("Waar bent u naar op zoek");
});

test("suggestions are asked for once somebody pauses, and only for what is there then", async () => {
  sent = [];
  app = openApp(toGateway);
  await app.press("/");
  await app.shows("Zoek op een product");
  await app.press("m", "a", "t", "r", "a", "s");
  await app.shows(/Alle \d+ resultaten/);
  const terms = sent.flatMap((body) => (/"term":"([^"]*)"/.exec(body) ?? []).slice(1));
  expect(terms.filter((term) => term !== "")).toEqual(["matras"]);

  await app.press("xqzw");
  await app.shows("Geen resultaten voor ‘matrasxqzw’");
});

test("a shop that does not respond is said, and asked again with r", async () => {
  let isDown = true;
  app = openApp(async (url, init) => {
    if (isDown) throw new TypeError("fetch failed");
    return toGateway(url, init);
  });
  await app.shows("De winkel is op dit moment niet bereikbaar");
  expect(app.frame()).toContain("NO_RESPONSE");
  isDown = false;
  await app.press("r");
  await app.shows("❯ Matrassen");
});

test("what takes its time is waited for", async () => {
  app = openApp(() => new Promise(() => undefined));
  await app.shows("Even geduld…");
});

interface Found {
  readonly category: {
    readonly listing: {
      readonly nodes: readonly {
        readonly name: string;
        readonly variants: { readonly nodes: readonly { readonly title: string; readonly sellable: boolean }[] };
      }[];
    };
  };
}

test("what is sold out says so, and is refused in the shop's words", async () => {
  const query = `{ category(path: "/matrassen") { listing(first: 60) { nodes { name variants(first: 20) { nodes { title sellable } } } } } }`;
  const { data } = await gateway.send<Found>(query);
  const offers = data.category.listing.nodes.map(({ name, variants: { nodes } }) => ({
    name,
    // below the first that can be had, on which the choice begins
    soldOut: nodes.slice(nodes.findIndex(({ sellable }) => sellable)).find(({ sellable }) => !sellable),
  }));
  const { name = "", soldOut } = offers.find((offer) => offer.soldOut !== undefined) ?? {};

  app = openApp(toGateway);
  await app.press("/");
  await app.shows("Zoek op een product");
  await app.press(name);
  await app.shows(new RegExp(`Alle .*resultaten[^]*${name}`));
  await choose(name);
  await app.press(enter);
  await app.shows("Kies uw uitvoering");
  await choose(`${soldOut?.title} (uitverkocht)`);
  expect(app.frame()).toContain("Nu uitverkocht");
  await app.press(enter);
  await app.shows("niet meer beschikbaar");
  expect(app.frame()).toContain("Winkelwagen (0)");
});

test("a window that is too small asks for more", async () => {
  app = openApp(toGateway, { columns: 79 });
  await app.shows("80 bij 24 tekens");
});
