import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";
import type { WireOrder } from "#upstreams/rpc/wire-order.ts";

import { consoleUsage, findCommand, runConsole, type ConsoleResult } from "./run-console.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open();
});
afterAll(() => shop.close());

function shell(line: string): Promise<ConsoleResult> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  const found = findCommand(words);
  if (!found) throw new Error(`no command in ${line}`);
  return runConsole(shop.upstream.services, found.command, found.rest);
}

async function placed(method = "ideal") {
  const variant = await shop.addVariant({ priceCents: 12_950, stock: 4 });
  const buyer = await shop.prepare([[variant, 2]], { method, email: "klant@voorbeeld.nl" });
  const { body } = await shop.placeOrder(buyer);
  await shop.settle(await shop.choose(body.payment.redirectUrl, method === "klarna" ? "authorized" : "paid"));
  const order = async () => (await shop.call<WireOrder>("getOrder", { id: body.orderId }, { token: buyer.token })).body;
  return { variant, number: body.orderNumber, order, token: buyer.token, orderId: body.orderId };
}

/** The page where an order is paid. */
async function pageOf(orderNumber: string): Promise<string | null> {
  const { redirect_url: page } = await shop.db
    .selectFrom("payment")
    .innerJoin("shop_order", "shop_order.order_id", "payment.order_id")
    .select("redirect_url")
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow();
  return page;
}

test("an order is listed, shown, shipped and delivered", async () => {
  const { number, order } = await placed("klarna");
  expect((await shell("orders list --status ordered")).output).toContain(number);
  expect((await shell("orders list --email KLANT@voorbeeld.nl --json")).output).toContain(`"number": "${number}"`);
  expect(await shell(`orders ship ${number}`)).toEqual({ exitCode: 1, output: "--carrier is missing" });
  const url = "https://postnl.example/3S1";
  expect(
    (await shell(`orders ship ${number.toLowerCase()} --carrier PostNL --tracking 3S1 --url ${url}`)).exitCode,
  ).toBe(0);
  expect(await shell(`orders ship ${number} --carrier PostNL --tracking 3S1`)).toEqual({
    exitCode: 1,
    output: "Package 1 has left before",
  });
  expect((await shell(`orders deliver ${number} --at 2031-01-01`)).output).toBe("A delivery cannot lie in the future");
  expect((await shell(`orders deliver ${number}`)).exitCode).toBe(0);
  expect(await order()).toMatchObject({
    detailedStatus: { order: { code: "delivered" } },
    payment: [{ status: "paid" }],
  });
  const { output } = await shell(`orders show ${number}`);
  expect(output).toContain("PostNL 3S1 shipped");
  expect(output).toContain("2 x ");
  expect(output).toContain("klant@voorbeeld.nl");
});

test("an order whose promised payment has lapsed is marked, and does not leave", async () => {
  const { number, order } = await placed("klarna");
  expect((await shell("orders list")).output).toMatch(new RegExp(`${number}\\s+ordered\\s+authorized `));
  await shop.choose(await pageOf(number), "canceled");
  expect(await shell(`orders ship ${number} --carrier PostNL --tracking 3S1`)).toEqual({
    exitCode: 1,
    output: "Its payment is canceled: nothing may leave. Cancel the order, and have it ordered anew",
  });
  expect(await order()).toMatchObject({ detailedStatus: { order: { code: "ordered" } } });
  expect((await shell("orders list")).output).toMatch(new RegExp(`${number}\\s+ordered\\s+lapsed \\(canceled\\)`));
  expect((await shell(`orders show ${number}`)).output).toContain("(lapsed: nothing may leave)");
});

test("what was withdrawn comes back, is refunded with the delivery, and is sold again", async () => {
  const { variant, number, order, token, orderId } = await placed();
  await shell(`orders ship ${number} --carrier DHL --tracking 7`);
  const { withdrawal, cost } = await order();
  await shop.call(
    "withdrawOrder",
    { order: { id: orderId }, pieceKeys: withdrawal.pieceKeys },
    { token, key: "withdraw-all" },
  );
  expect(await shop.stockOf(variant)).toBe(2);
  expect((await shell(`orders return ${number}`)).output).toContain("2 pieces");
  expect(await shop.stockOf(variant)).toBe(4);
  const after = await order();
  expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(cost.withTax);
  expect(after.items.map(({ status }) => status)).toEqual(["returned", "returned"]);
  expect(await shell(`orders return ${number}`)).toMatchObject({ exitCode: 1 });
  expect((await shell(`orders refund ${number} --amount 1`)).output).toBe(
    `Everything of ${number} has been given back`,
  );
});

test("an order is cancelled while nothing has left, and refunded in part after that", async () => {
  const first = await placed();
  expect((await shell(`orders cancel ${first.number}`)).exitCode).toBe(0);
  expect(await shop.stockOf(first.variant)).toBe(4);
  expect(await first.order()).toMatchObject({
    detailedStatus: { order: { code: "cancelled" } },
    refunds: [{ amount: 25_900 }],
  });
  expect((await shell(`orders cancel ${first.number}`)).exitCode).toBe(1);

  const second = await placed();
  await shell(`orders ship ${second.number} --carrier DHL --tracking 8`);
  expect((await shell(`orders cancel ${second.number}`)).output).toContain("A package has left");
  expect((await shell(`orders refund ${second.number} --amount 12,50 --reason "te laat"`)).output).toContain(
    "12.50 EUR",
  );
  expect((await shell(`orders refund ${second.number} --amount 9999`)).output).toContain("246.50 EUR");
  expect((await shell(`orders refund ${second.number} --amount 0x10`)).exitCode).toBe(1);
});

test("stock is counted and filled up", async () => {
  const variant = await shop.addVariant({ stock: 3 });
  const { reference_key: article } = await shop.db
    .selectFrom("variant")
    .select("reference_key")
    .where("variant_id", "=", variant)
    .executeTakeFirstOrThrow();
  expect((await shell(`stock add ${article} 4`)).output).toContain("7 in stock");
  expect((await shell(`stock set ${article} 2`)).output).toContain("2 in stock");
  expect(await shell(`stock set ${article} -2`)).toMatchObject({ exitCode: 2 });
  expect(await shell(`stock set ${article} 1.5`)).toMatchObject({ exitCode: 1 });
  expect((await shell("stock set niets 1")).output).toBe("There is no article niets");
  expect((await shell("stock list --below 3 --search matras")).output).toMatch(/Matras .* 2$/m);
  expect(await shop.stockOf(variant)).toBe(2);
});

test("a voucher is made, used up to its limit, and switched off", async () => {
  const made = await shell("vouchers create sorry15 --percent 15 --limit 1 --minimum 50 --to 2026-12-31");
  expect(made).toEqual({ exitCode: 0, output: "Voucher SORRY15 can be used." });
  expect((await shell("vouchers create SORRY15 --amount 10")).output).toBe("There is a voucher SORRY15 already");
  expect((await shell("vouchers create TWEE --amount 10 --percent 5")).exitCode).toBe(1);
  expect((await shell("vouchers create x! --amount 10")).output).toContain("must be 3 to 40 capitals");
  const variant = await shop.addVariant({ priceCents: 10_000 });
  const buyer = await shop.prepare([[variant, 1]]);
  const redeemed = await shop.call(
    "redeemVoucher",
    { basketKey: buyer.basketKey, code: "sorry15" },
    { token: buyer.token },
  );
  expect(redeemed.body).toMatchObject({ discountCents: 1500 });
  expect((await shell("vouchers list")).output).toMatch(/SORRY15\s+true\s+15 %/);
  expect((await shell("vouchers disable sorry15")).exitCode).toBe(0);
  const other = await shop.prepare([[variant, 1]]);
  expect(
    (await shop.call("redeemVoucher", { basketKey: other.basketKey, code: "sorry15" }, { token: other.token })).status,
  ).toBe(404);
});

test("redirects are made, changed, listed and ended", async () => {
  expect(await shell("redirects add /oude-folder/ /matrassen?sort=price-asc")).toEqual({
    exitCode: 0,
    output: "/oude-folder leads to /matrassen?sort=price-asc (301).",
  });
  expect((await shell("redirects add /oude-folder https://example.com/folder --temporary")).output).toContain("(302)");
  expect((await shell("redirects list")).output).toMatch(/\/oude-folder\s+https:\/\/example\.com\/folder\s+302\s+hand/);
  expect(await shell("redirects add oude-folder /")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("must be a path"),
  });
  expect((await shell("redirects add /een /twee")).exitCode).toBe(0);
  expect(await shell("redirects add /twee /een/")).toEqual({ exitCode: 1, output: "/een/ leads back to /twee" });
  expect((await shell("redirects list")).output).not.toContain("/een/");
  expect((await shell("redirects remove /oude-folder")).exitCode).toBe(0);
  expect(await shell("redirects remove /oude-folder")).toEqual({
    exitCode: 1,
    output: "There is no redirect from /oude-folder",
  });
});

test("customers are found and shown without anything secret, and without obeying their names", async () => {
  await shop.signIn({ email: "esc@voorbeeld.nl", first_name: "Sanne" });
  await shop.db
    .updateTable("customer")
    .set({ last_name: "\u001b[31mRood" })
    .where("email", "=", "esc@voorbeeld.nl")
    .execute();
  const { output } = await shell("customers list --search esc@");
  expect(output).toContain("esc@voorbeeld.nl");
  expect(output).not.toContain("\u001b");
  const shown = await shell("customers show ESC@voorbeeld.nl --json");
  expect(shown.output).toContain('"account": "guest"');
  expect(shown.output).not.toMatch(/password|hash|token/);
  expect((await shell("customers show 999999")).exitCode).toBe(1);
});

test("what is no command is not run, and the usage names them all", () => {
  expect(findCommand(["orders", "constructor"])).toBeUndefined();
  expect(findCommand(["__proto__", "list"])).toBeUndefined();
  expect(consoleUsage()).toContain("orders ship NUMBER --carrier NAME");
});

test("what was learned is listed, gone back to and learned anew", async () => {
  await placed();
  const learned = /^Version (\d+) is current: /;
  const [oldest, newest] = [
    learned.exec((await shell("recommendations learn")).output)?.[1],
    learned.exec((await shell("recommendations learn")).output)?.[1],
  ];
  const listed = async () => {
    const { output } = await shell("recommendations list --json");
    return (JSON.parse(output) as { version: string; status: string }[]).map((row) => [row.version, row.status]);
  };
  expect(await listed()).toEqual([
    [newest, "current"],
    [oldest, "former"],
  ]);
  expect((await shell(`recommendations use ${oldest}`)).exitCode).toBe(0);
  expect(await shell("recommendations use 999")).toEqual({ exitCode: 1, output: "There is no version 999" });
  expect((await shell("recommendations use nieuwste")).exitCode).toBe(1);
  expect(await listed()).toEqual([
    [newest, "former"],
    [oldest, "current, chosen"],
  ]);
  expect((await shell("recommendations learn")).output).toMatch(learned);
  expect((await listed()).map(([, status]) => status)).toEqual(["current", "former", "former"]);
});
