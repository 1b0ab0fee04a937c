import { audit } from "../audit.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import { notSignedIn } from "../problem.ts";
import type { Call } from "../procedure.ts";
import type { WireNewsletter } from "../wire-account.ts";
import { readLinkToken } from "../link-token.ts";
import { requestSubscription, confirmSubscription, endSubscription, subscribeProved } from "./subscriptions.ts";

/**
 * Signs an address up for the newsletter. Whoever has not proved to own it gets the same response, subscribed or not, and a mail asks its owner, at most
 * once in 15 minutes (docs/rules.md#newsletter).
 * @throws Problem 429 after too many from one address of the network
 */
export async function subscribe(
  call: Call,
  { email, isWanted }: { email: string; isWanted: boolean },
): Promise<WireNewsletter> {
  if (!isWanted) return { status: "declined" };
  const { services, shop } = call;
  const { shopId } = shop;
  await services.limits.countAttempt("newsletter", call);
  const customer = (await call.session())?.customer;
  const isProved = customer?.email === email && !customer.is_guest && customer.email_verified_at !== null;
  const now = services.now();
  const status = await runTransaction(services.db, async (trx) => {
    const to = { shopId, email, isProved };
    if (!isProved) {
      await services.outbox.enqueueLimited(trx, { template: "newsletter-opt-in", to, now }, () =>
        requestSubscription(trx, shopId, email, now),
      );
      return "doi_pending" as const;
    }
    const id = await subscribeProved(trx, shopId, email, now);
    if (id === null) return "subscribed" as const;
    await services.outbox.enqueueLimited(trx, { template: "newsletter-welcome", to, now }, () => id);
    return "successful" as const;
  });
  services.outbox.sendSoon();
  if (status === "successful")
    audit(services, "newsletter-subscribed", { shopId, email, correlationId: call.correlationId });
  return { status };
}

/** Confirms a sign-up by the token of its mail; repeated it says `subscribed`, and for what is no token of ours `not_found`. */
export async function confirm(call: Call, token: string): Promise<WireNewsletter> {
  const { services, shop } = call;
  const id = readLinkToken("newsletter-confirm", token, services.secret);
  if (id === undefined) return { status: "not_found" };
  const status = await runTransaction(services.db, async (trx) => {
    const now = services.now();
    const { outcome, email } = await confirmSubscription(trx, shop.shopId, id, now);
    const to = { shopId: shop.shopId, email, isProved: true };
    if (outcome === "successful")
      await services.outbox.enqueueLimited(trx, { template: "newsletter-welcome", to, now }, () => id);
    return outcome;
  });
  services.outbox.sendSoon();
  if (status === "successful")
    audit(services, "newsletter-subscribed", {
      shopId: shop.shopId,
      subscriptionId: id,
      correlationId: call.correlationId,
    });
  return { status };
}

/**
 * Ends a subscription: by the token of a mail, as often as it is sent, or for the address that the session's customer has proved.
 * @throws Problem 401 with neither token nor session
 */
export async function unsubscribe(
  call: Call,
  { token, email }: { token: string | undefined; email: string | undefined },
): Promise<WireNewsletter> {
  const { services, shop } = call;
  const { shopId } = shop;
  if (token !== undefined) {
    const id = readLinkToken("newsletter-unsubscribe", token, services.secret);
    if (id === undefined) return { status: "not_found" };
    const ended = await runTransaction(services.db, (trx) => endSubscription(trx, shopId, { id }));
    if (ended)
      audit(services, "newsletter-unsubscribed", { shopId, subscriptionId: id, correlationId: call.correlationId });
    return { status: "successful" };
  }
  const customer = (await call.session())?.customer;
  if (!customer) throw notSignedIn();
  const isOwn =
    !customer.is_guest && customer.email_verified_at !== null && (email ?? customer.email) === customer.email;
  const ended =
    isOwn && (await runTransaction(services.db, (trx) => endSubscription(trx, shopId, { email: customer.email })));
  if (ended)
    audit(services, "newsletter-unsubscribed", {
      shopId,
      customerId: customer.customer_id,
      correlationId: call.correlationId,
    });
  return { status: ended ? "successful" : "not_found" };
}
