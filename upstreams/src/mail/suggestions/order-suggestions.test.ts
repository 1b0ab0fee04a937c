import { readFitPiece } from "@warmeland/schema/rules/fits/fit-piece.ts";
import { judgeFit } from "@warmeland/schema/rules/fits/judge-fit.ts";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { importBuiltInCatalogue } from "#upstreams/catalogue/built-in-catalogue.ts";
import { createTestDatabase } from "#upstreams/database/test-database.ts";
import type { Handler } from "#upstreams/handler.ts";
import { createRecommendationsUpstream } from "#upstreams/recommendations/recommendations-upstream.ts";
import { endSubscription, requestSubscription, subscribeProved } from "#upstreams/rpc/newsletter/subscriptions.ts";
import { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

import { renderMail } from "../mail-templates.ts";
import type { Mail } from "../mail-transport.ts";

const heading = "Past bij uw bestelling";
const aLink = /^https:\/\/shop\.example\/p\/[a-z\d-]+-(\d{2}-\d{4})\?variant=(\d+)$/gm;

let shop: RpcTestShop;
let recommendations: Handler;

interface Stocked {
  variant_id: number;
  master_key: string;
  cents: number;
  quantity: number;
  attributes: Record<string, string[]>;
}

beforeAll(async () => {
  const database = await createTestDatabase();
  await importBuiltInCatalogue({ db: database.db });
  shop = await RpcTestShop.on(database);
  recommendations = createRecommendationsUpstream({ db: database.db, now: () => shop.now }).handle;
});
afterAll(() => shop.close());

async function variants(): Promise<Stocked[]> {
  const { rows } = await sql<Stocked>`
    select v.variant_id, p.master_key, vp.with_tax_cents as cents, s.quantity, (p.data->'attributes') || (v.data->'attributes') as attributes
    from variant v join product p on p.product_id = v.product_id join stock s on s.variant_id = v.variant_id
    join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = 'nl'`.execute(shop.db);
  return rows;
}

const mattress = async () =>
  (await variants()).find(
    ({ master_key: key, attributes, quantity }) =>
      key === "03-2417" && attributes["size"]?.[0] === "90x200" && quantity > 0,
  )!;

const pieceOf = ({ attributes }: Stocked) => readFitPiece((key) => attributes[key]?.[0]);

/** The confirmation of an order of one mattress of 90 × 200 cm. */
async function confirmation(email: string, from: Handler | null = recommendations): Promise<Mail> {
  const buyer = await shop.prepare([[(await mattress()).variant_id, 1]], { email });
  const { body } = await shop.placeOrder(buyer);
  await shop.settle(await shop.choose(body.payment.redirectUrl, "paid"));
  const { services } = shop.upstream;
  const source = { db: shop.db, secret: services.secret, publicUrl: "https://shop.example", now: services.now };
  const mail = await renderMail(
    { ...source, recommendations: from ?? undefined },
    { template: "order-confirmation", id: body.orderId },
  );
  return mail!;
}

const mastersIn = ({ text }: Mail) => [...text.matchAll(aLink)].map(([, key]) => key!);

const subscribe = (email: string) =>
  shop.db.transaction().execute((trx) => subscribeProved(trx, 1001, email, shop.now));

test("who takes the newsletter reads what fits the order, in stock, at the price of the moment, by links that say nothing of them", async () => {
  await subscribe("Nieuws@voorbeeld.nl");
  const { text, html } = await confirmation("nieuws@voorbeeld.nl");
  expect(text).toContain(heading);
  const links = [...text.matchAll(aLink)];
  expect(links).toHaveLength(4);
  const sold = new Map((await variants()).map((each) => [each.variant_id, each]));
  const ordered = pieceOf(await mattress())!;
  for (const [link, masterKey, variantId] of links) {
    expect(html).toContain(`href="${link.replaceAll("&", "&#38;")}"`);
    const suggested = sold.get(Number(variantId))!;
    const { master_key: key, quantity, cents } = suggested;
    expect([key, quantity > 0, key !== "03-2417"]).toEqual([masterKey, true, true]);
    expect(text).toContain(`: ${formatMoney(cents, "EUR", "nl-NL")}\n${link}`);
    const piece = pieceOf(suggested);
    const verdict = piece && judgeFit(piece, ordered);
    if (verdict !== undefined) expect([link, verdict]).toEqual([link, null]);
  }
  expect(text).toContain("Prijzen van 20 november 2026, inclusief btw");
  expect(html.match(/\/images\/[^"]+\?w=160/g)!.length).toBe(5);
});

test("nobody else is sent suggestions: who never asked for the newsletter, has not confirmed it or has left it", async () => {
  await shop.db.transaction().execute((trx) => requestSubscription(trx, 1001, "wacht@voorbeeld.nl", shop.now));
  await subscribe("weg@voorbeeld.nl");
  await shop.db.transaction().execute((trx) => endSubscription(trx, 1001, { email: "weg@voorbeeld.nl" }));
  for (const email of ["nooit@voorbeeld.nl", "wacht@voorbeeld.nl", "weg@voorbeeld.nl"]) {
    const { text, html } = await confirmation(email);
    expect([email, text.includes(heading), html.includes(heading)]).toEqual([email, false, false]);
  }
});

test("what has sold out meanwhile is left out, though the recommender still names it", async () => {
  await subscribe("voorraad@voorbeeld.nl");
  const before = mastersIn(await confirmation("voorraad@voorbeeld.nl"));
  const [gone] = before;
  await sql`
    update stock set quantity = 0 where variant_id in (
      select v.variant_id from variant v join product p on p.product_id = v.product_id where p.master_key = ${gone!})`.execute(
    shop.db,
  );
  const after = mastersIn(await confirmation("voorraad@voorbeeld.nl"));
  expect(after).toHaveLength(4);
  expect(after).not.toContain(gone);
});

test("a recommender that fails, or is switched off, costs a mail its suggestions and nothing else", async () => {
  await subscribe("later@voorbeeld.nl");
  const broken: Handler[] = [
    async () => new Response("{", { status: 503 }),
    async () => Response.json({ articles: "none" }),
    () => Promise.reject(new Error("nobody listens")),
  ];
  for (const from of [...broken, null]) {
    const { text } = await confirmation("later@voorbeeld.nl", from);
    expect(text).toContain("Uw artikelen");
    expect(text).not.toContain(heading);
  }
});
