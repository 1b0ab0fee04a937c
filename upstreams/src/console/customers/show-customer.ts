import { toWireUser } from "#upstreams/rpc/customers/customer.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";
import { word } from "../read-option.ts";

/** One customer with the orders they placed. */
export const showCustomer: ConsoleCommand = {
  usage: "NUMBER|EMAIL",
  summary: "one customer and their orders; an address shows its full account, else its newest guest",
  words: 1,
  run: async ({ db }, call) => {
    const named = word(call);
    const row = await db
      .selectFrom("customer")
      .selectAll()
      .$if(/^\d{1,18}$/.test(named), (query) => query.where("customer_id", "=", named))
      .$if(!/^\d{1,18}$/.test(named), (query) =>
        query.where((where) => where(where.fn<string>("lower", ["email"]), "=", named.toLowerCase())),
      )
      .orderBy("is_guest")
      .orderBy("customer_id", "desc")
      .executeTakeFirst();
    if (!row) throw new ConsoleError(`There is no customer ${named}`);
    const orders = await db
      .selectFrom("shop_order")
      .select(["order_number", "status", "total_cents", "currency"])
      .where("customer_id", "=", row.customer_id)
      .orderBy("placed_at", "desc")
      .limit(50)
      .execute();
    const user = toWireUser(row);
    return {
      facts: {
        customer: user.id,
        name: `${user.first_name} ${user.last_name}`,
        email: user.email,
        account: row.is_guest ? "guest" : "full",
        phone: user.phone,
        born: user.birth_date,
        newsletter: user.newsletter,
        since: user.createdAt,
        orders:
          orders
            .map((order) => `${order.order_number} ${order.status} ${euros(order.total_cents, order.currency)}`)
            .join("\n") || null,
      },
    };
  },
};
