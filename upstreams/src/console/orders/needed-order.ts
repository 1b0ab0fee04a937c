import { readOrder, type StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import type { Services } from "#upstreams/rpc/services.ts";

import { ConsoleError } from "../console-command.ts";

/** The order of a number, in any spelling. @throws ConsoleError when there is none */
export async function neededOrder({ db }: Services, number: string): Promise<StoredOrder> {
  const order = await readOrder(db, { orderNumber: number.toUpperCase() });
  if (!order) throw new ConsoleError(`There is no order ${number}`);
  return order;
}
