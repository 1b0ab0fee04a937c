import { createHash, createHmac } from "node:crypto";

/** How long a payment may be returned from (docs/rules.md#return-from-payment). */
export const returnKeyDays = 30;

/** The unguessable key under which a shopper returns from the payment of an order; derived, so that a repeated call makes the same one. */
export function returnKeyOf(orderId: string, secret: string): string {
  return createHmac("sha256", secret).update(`return:${orderId}`).digest("base64url");
}

/** What is stored of a return key. */
export function returnKeyHash(returnKey: string): Buffer {
  return createHash("sha256").update(returnKey).digest();
}

/** The address a payment returns to: the shop's, and the key as its last part. */
export function returnUrl(paymentReturnUrl: string, returnKey: string): string {
  return `${paymentReturnUrl.replace(/\/+$/, "")}/${returnKey}`;
}
