import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFilledTestDatabase, type TestDatabase } from "@warmeland/upstreams/src/database/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, type ShopProcess, startGateway, startUpstreams } from "#gateway/testing/shop-processes.ts";
import { subscribe, type Subscriber } from "#gateway/testing/subscriber.ts";

const isLong = process.env["LONG"] !== undefined;
/** Each with five subscriptions. */
const visitors = isLong ? 40 : 4;
const basketChanged = "subscription { basketChanged { version } }";

let database: TestDatabase;
let folder: string;
let port: number;
let upstreams: ShopProcess;
let gateways: ShopProcess[];
let variantId: number;

beforeAll(async () => {
  database = await createFilledTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "live-"));
  port = await freePort();
  upstreams = await startUpstreams(port, database.url, folder);
  gateways = await Promise.all([startGateway(upstreams.url), startGateway(upstreams.url)]);
  const row = await database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .executeTakeFirstOrThrow();
  variantId = row.variant_id;
}, 120_000);
afterAll(async () => {
  await Promise.all([...gateways, upstreams].map((each) => each.kill("SIGKILL")));
  await database.close();
  await rm(folder, { recursive: true });
}, 60_000);

/** An app that stays subscribed: it comes back with the last version whenever its stream ends, to another gateway if its own is gone. */
class App {
  readonly heard: { version: number; at: number }[] = [];
  private readonly visitor: string;
  private readonly place: number;
  private isOver = false;
  private current: Subscriber | undefined;
  readonly running: Promise<void>;

  constructor(visitor: string, place: number) {
    this.visitor = visitor;
    this.place = place;
    this.running = this.run();
  }

  get version(): number {
    return this.heard.at(-1)?.version ?? -1;
  }

  async leave(): Promise<void> {
    this.isOver = true;
    this.current?.leave();
    await this.running;
  }

  private async run(): Promise<void> {
    for (let attempt = this.place; !this.isOver; attempt += 1) {
      try {
        await this.listen(gateways[attempt % gateways.length]!.url);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  private async listen(url: string): Promise<void> {
    const headers = { "x-client": "live-test/1.0", "x-visitor": this.visitor, "last-event-id": String(this.version) };
    this.current = await subscribe(fetch, basketChanged, { url, headers });
    if (!this.current.response.ok) throw new Error(`status ${this.current.response.status}`);
    for (let event = await this.current.next(); event; event = await this.current.next()) {
      if (event.errors.length > 0) throw new Error(JSON.stringify(event.errors));
      if (event.name === "next") this.heard.push({ version: Number(event.id), at: performance.now() });
    }
  }
}

async function send<Data>(query: string, headers: Record<string, string>, variables?: object): Promise<Data> {
  const response = await fetch(`${gateways.at(-1)!.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-client": "live-test/1.0", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}

const put = (visitor: string) =>
  send<{ result: { basket: { version: number } } }>(
    "mutation ($input: AddToBasketInput!) { result: addToBasket(input: $input) { ... on AddToBasketPayload { basket { version } } } }",
    { "x-visitor": visitor },
    { input: { variantId } },
  ).then(({ result }) => result.basket.version);

const reach = (version: number, some: readonly App[], timeout: number) =>
  expect.poll(() => some.filter((app) => app.version !== version).length, { interval: 5, timeout }).toBe(0);

test(`${visitors * 5} subscribers over two gateways hear within a second, and lose nothing when a gateway or the upstreams are killed`, async () => {
  const tokens: string[] = [];
  for (let made = 0; made < visitors; made += 1) {
    const { result } = await send<{ result: { token: string } }>(
      "mutation { result: beginVisit { ... on BeginVisitPayload { token } } }",
      {},
    );
    tokens.push(result.token);
  }
  const apps = tokens.flatMap((token) => [0, 1, 0, 1, 0].map((place) => ({ token, app: new App(token, place) })));
  const appsOf = (wanted: string) => apps.filter(({ token }) => token === wanted).map(({ app }) => app);
  await reach(
    0,
    apps.map(({ app }) => app),
    30_000,
  );

  for (const token of tokens) {
    const version = await put(token);
    await reach(version, appsOf(token), 1000);
  }

  await gateways.shift()!.kill("SIGKILL");
  const changed = new Map<string, number>();
  for (const token of tokens) changed.set(token, await put(token));
  for (const token of tokens) await reach(changed.get(token)!, appsOf(token), 10_000);

  await upstreams.kill("SIGKILL");
  await database.db
    .updateTable("basket")
    .set((column) => ({ version: column("version", "+", 1) }))
    .execute();
  upstreams = await startUpstreams(port, database.url, folder);
  for (const token of tokens) await reach(changed.get(token)! + 1, appsOf(token), 20_000);

  for (const { app } of apps) {
    const versions = app.heard.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  }
  const [gateway] = gateways;
  const asked = performance.now();
  await gateway!.kill("SIGTERM");
  expect(performance.now() - asked).toBeLessThan(6000);
  await Promise.all(apps.map(({ app }) => app.leave()));
}, 240_000);
