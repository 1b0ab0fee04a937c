import type { KyselyPlugin } from "kysely";
import { shopById } from "@warmeland/schema/rules/shops.ts";

import { PromotionBook } from "#upstreams/commerce/promotions/promotion-book.ts";
import { connectDatabase } from "#upstreams/database/connection.ts";

import { mergeGuestBelongings } from "../merging/merge-guest-belongings.ts";

/** A process that merges as a sign-in does and kills itself after so many statements: `node killed-merge.ts {databaseUrl} {customerId} {basketKey} {wishlistKey} {statements}`. */
async function main([url = "", customerId = "", basketKey, wishlistKey, statements]: string[]): Promise<void> {
  let left = Number(statements);
  const killer: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      return result;
    },
  };
  const db = connectDatabase(url, { max: 1 });
  const services = { promotions: new PromotionBook(), now: () => new Date() };
  const merging = { services, shop: shopById(1001)!, customerId, guestKeys: { basketKey, wishlistKey } };
  await db
    .withPlugin(killer)
    .transaction()
    .execute((trx) => mergeGuestBelongings(trx, merging));
  await db.destroy();
}

await main(process.argv.slice(2));
