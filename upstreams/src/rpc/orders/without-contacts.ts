import type { WireOrder, WireOrderAddress } from "../wire-order.ts";

/** An order for somebody who only knows its number and address: without telephone numbers, and with just enough of the e-mail address to recognise it. */
export function withoutContacts(order: WireOrder): WireOrder {
  const email = order.email.replace(/^(.)[^@]*/, "$1•••");
  return {
    ...order,
    email,
    customer: { ...order.customer, email },
    address: { billing: withoutPhone(order.address.billing), shipping: withoutPhone(order.address.shipping) },
  };
}

function withoutPhone(address: WireOrderAddress): WireOrderAddress {
  return { ...address, phone: null };
}
