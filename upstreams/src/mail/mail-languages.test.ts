import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { type ShopLocale, shopByCode } from "@warmeland/schema/rules/shops.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { cancelOrder } from "#upstreams/rpc/orders/cancel-order.ts";
import { type PaidOrder, PaidOrders } from "#upstreams/rpc/testing/paid-orders.ts";
import { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";
import { receiveReturn } from "#upstreams/rpc/withdrawals/receive-return.ts";

import { renderMail } from "./mail-templates.ts";
import type { MailTemplate } from "./mail-template.ts";
import type { Mail } from "./mail-transport.ts";
import { mailTexts } from "./texts/mail-texts.ts";

let testShop: RpcTestShop;
let orders: PaidOrders;

beforeAll(async () => {
  testShop = await RpcTestShop.open();
  orders = new PaidOrders(testShop);
});
afterAll(() => testShop.close());

/** What the Dutch mails about orders say, between placeholders, as far as it is more than a word. */
const { confirmation, shipped, cancelled, refunded, withdrawal } = mailTexts(1001);
const dutch = [confirmation, shipped, cancelled, refunded, withdrawal]
  .flatMap((texts) => Object.values(texts))
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((part) => part.trim())
  .filter((part) => /\p{L}+ \p{L}+/u.test(part));

/** Orders are placed in the Dutch shop, the only one with prices here. */
async function moveTo({ orderId }: PaidOrder, { shopId, currency }: ShopLocale): Promise<void> {
  await testShop.db
    .updateTable("shop_order")
    .set({ shop_id: shopId, currency })
    .where("order_id", "=", orderId)
    .execute();
}

async function refundOf({ orderId }: PaidOrder): Promise<string> {
  const { refund_id: id } = await testShop.db
    .selectFrom("refund")
    .select("refund_id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return id;
}

async function mailOf(template: MailTemplate, id: string): Promise<Mail> {
  const { db, now } = testShop;
  const source = { db, publicUrl: "https://shop.example", secret: "of no mail here", now: () => now };
  return (await renderMail(source, { template, id }))!;
}

/** Every mail about an order, of one that came and partly went back, and one that was cancelled. */
async function mailsIn(locale: ShopLocale): Promise<Record<string, Mail>> {
  const { data } = await testShop.db.selectFrom("shop").select("data").executeTakeFirstOrThrow();
  await testShop.db
    .insertInto("shop")
    .values({ shop_id: locale.shopId, locale: locale.code, data: JSON.stringify(data) })
    .execute();
  const { services } = testShop.upstream;
  const [kept, ended] = [await orders.place(), await orders.place()];
  await orders.ship(kept);
  const { body: withdrawn } = await orders.withdraw(kept, (await orders.read(kept)).withdrawal.pieceKeys.slice(0, 1));
  await moveTo(kept, locale);
  await moveTo(ended, locale);
  const receipt = await mailOf("withdrawal-receipt", withdrawn.id);
  await receiveReturn(services, kept.orderId, true);
  await cancelOrder(services, ended.orderId);
  return {
    confirmation: await mailOf("order-confirmation", kept.orderId),
    shipped: await mailOf("order-shipped", `${kept.orderId}.1`),
    receipt,
    refunded: await mailOf("order-refunded", await refundOf(kept)),
    cancelled: await mailOf("order-cancelled", `${ended.orderId}.${await refundOf(ended)}`),
  };
}

test("the Dutch sentences are known", () => expect(dutch.length).toBeGreaterThan(40));

test.each([
  ["de-DE", "Freitag, 20. November 2026", "Einen großen Artikel", "Erstattung für Bestellung"],
  ["ch-de", "Freitag, 20. November 2026", "Einen grossen Artikel", "Erstattung für Bestellung"],
  ["fr-FR", "vendredi 20 novembre 2026", "appelez pour cela", "Remboursement de la commande"],
])("mails about an order of %s are in its language and currency", async (code, day, sentBack, refundOfOrder) => {
  const locale = shopByCode(code)!;
  const { language, currency, pathPrefix } = locale;
  const mails = await mailsIn(locale);
  for (const { subject, html, text } of Object.values(mails)) {
    expect(html).toContain(`<html lang="${language}">`);
    for (const form of [subject, html, text]) {
      expect(dutch.filter((part) => form.includes(part))).toEqual([]);
      expect(form).not.toContain(currency === "CHF" ? "€" : "CHF");
      if (language === "de-CH") expect(form).not.toContain("ß");
    }
  }
  const money = (cents: number) => formatMoney(cents, currency, language);
  const { confirmation: confirmed, shipped: sent, receipt, refunded: paidBack, cancelled: ended } = mails;
  expect(confirmed?.text).toContain(day);
  expect(confirmed?.text).toContain(money(25_001));
  expect(confirmed?.text).toContain(`https://shop.example${pathPrefix}/service/herroepen`);
  expect(sent?.subject).toMatch(/unterwegs|en route/);
  for (const said of [day, sentBack, money(10_001)]) expect(receipt?.text).toContain(said);
  for (const said of [refundOfOrder, money(10_001)]) expect(paidBack?.text).toContain(said);
  expect(ended?.text).toContain(money(25_001));
});
