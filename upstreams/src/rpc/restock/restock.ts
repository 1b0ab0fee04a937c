import { runTransaction } from "../orders/run-transaction.ts";
import { tokenNotUsable } from "../customers/customer-token.ts";
import { readLinkToken } from "../link-token.ts";
import type { Call } from "../procedure.ts";
import type { WireRestock } from "../wire-account.ts";
import { confirmNotice, endNotice, noteWish } from "./restock-notices.ts";

/**
 * Notes that somebody wants a mail when a variant can be bought again. Whoever has not proved to own the address gets the same response, whatever is
 * noted already, and a mail asks its owner, at most once in 15 minutes (docs/rules.md#back-in-stock).
 * @throws Problem 429 after too many from one address of the network
 */
export async function requestRestockNotice(
  call: Call,
  { variantId, email }: { variantId: number; email: string },
): Promise<WireRestock> {
  const { services, shop } = call;
  await services.limits.countAttempt("restock", call);
  const customer = (await call.session())?.customer;
  const isProved = customer?.email === email && !customer.is_guest && customer.email_verified_at !== null;
  const wish = { shopId: shop.shopId, variantId, email, now: services.now() };
  await runTransaction(services.db, async (trx) => {
    const id = await noteWish(trx, wish, isProved);
    if (isProved || id === undefined) return;
    const letter = { template: "restock-opt-in", to: { shopId: shop.shopId, email, isProved }, now: wish.now } as const;
    await services.outbox.enqueueLimited(trx, letter, () => `${id}.${wish.now.getTime()}`);
  });
  services.outbox.sendSoon();
  return { status: isProved ? "successful" : "doi_pending" };
}

/**
 * Confirms a notice by the token of its mail, as often as it is sent.
 * @throws Problem 406 for what is no token of ours or is over
 */
export async function confirmRestockNotice({ services, shop }: Call, token: string): Promise<void> {
  const id = readLinkToken("restock-confirm", token, services.secret);
  if (id === undefined) throw tokenNotUsable();
  const now = services.now();
  if (!(await runTransaction(services.db, (trx) => confirmNotice(trx, shop.shopId, id, now)))) throw tokenNotUsable();
}

/**
 * Forgets a notice by the token of a mail, as often as it is sent.
 * @throws Problem 406 for what is no token of ours
 */
export async function endRestockNotice({ services, shop }: Call, token: string): Promise<void> {
  const id = readLinkToken("restock-end", token, services.secret);
  if (id === undefined) throw tokenNotUsable();
  await runTransaction(services.db, (trx) => endNotice(trx, shop.shopId, id));
}
