import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { connectDatabase, type Database } from "@warmeland/upstreams/src/database/connection.ts";
import { runningPostgresUrl } from "@warmeland/upstreams/src/database/running-postgres.ts";

/** What the shop has written down of one order. */
export interface OrderRecord {
  number: string;
  status: string;
  currency: string;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
  items: { variantId: number; quantity: number; unitCents: number; totalCents: number }[];
  payment: { method: string; status: string; amountCents: number } | undefined;
}

let opened: Promise<Database> | undefined;

const dataFolder = (): string => {
  const folder = process.env.SHOP_DATA_DIR;
  if (!folder) throw new Error("SHOP_DATA_DIR names no folder: run the journeys by 'npm run e2e'.");
  return folder;
};

async function connect(): Promise<Database> {
  const url = await runningPostgresUrl(dataFolder());
  if (!url) throw new Error(`No database runs on ${dataFolder()}.`);
  return connectDatabase(url, { max: 2 });
}

/** The database of the shop under test. */
export const database = (): Promise<Database> => (opened ??= connect());

/** Pieces of a variant that can still be sold. */
export async function stockOf(variantId: number): Promise<number> {
  const db = await database();
  const { quantity } = await db
    .selectFrom("stock")
    .select("quantity")
    .where("variant_id", "=", variantId)
    .executeTakeFirstOrThrow();
  return quantity;
}

/** Whether there are enough pieces of a variant for a journey to take a few. */
export async function hasPlenty({ variantId }: { variantId: number }): Promise<boolean> {
  return (await stockOf(variantId)) > 3;
}

/** Leaves a number of pieces of a variant, as selling the others over the counter would. */
export async function leaveInStock(variantId: number, quantity: number): Promise<void> {
  const db = await database();
  const changes = { quantity, is_sellable_without_stock: false, changed_at: new Date() };
  await db.updateTable("stock").set(changes).where("variant_id", "=", variantId).executeTakeFirstOrThrow();
}

/** Every order placed with an e-mail address, oldest first. */
export async function ordersOf(email: string): Promise<OrderRecord[]> {
  const db = await database();
  const orders = await db
    .selectFrom("shop_order")
    .selectAll()
    .where("email", "=", email)
    .orderBy("placed_at")
    .execute();
  return Promise.all(
    orders.map(async (order) => {
      const items = await db
        .selectFrom("order_item")
        .selectAll()
        .where("order_id", "=", order.order_id)
        .orderBy("position")
        .execute();
      const payment = await db
        .selectFrom("payment")
        .selectAll()
        .where("order_id", "=", order.order_id)
        .executeTakeFirst();
      return {
        number: order.order_number,
        status: order.status,
        currency: order.currency,
        subtotalCents: order.subtotal_cents,
        shippingCents: order.shipping_cents,
        totalCents: order.total_cents,
        items: items.map((item) => ({
          variantId: item.variant_id,
          quantity: item.quantity,
          unitCents: item.unit_cents,
          totalCents: item.total_cents,
        })),
        payment: payment && { method: payment.method, status: payment.status, amountCents: payment.amount_cents },
      };
    }),
  );
}

/** Mails to an address that lie in the outbox folder, as they would go over the wire. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = join(dataFolder(), "mail");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith(".eml")).map((name) => readFile(join(folder, name), "utf8")),
  );
  return mails.filter((mail) => new RegExp(`^To: .*${email}`, "mi").test(mail.replaceAll(/\r\n[ \t]+/g, " ")));
}
