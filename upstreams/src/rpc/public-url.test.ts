import { expect, test } from "vitest";

import { paymentWebhookUrl } from "./payment-webhook.ts";

test.each([
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://10.1.2.3",
  "http://172.20.0.4",
  "http://192.168.1.2",
  "http://169.254.169.254",
  "http://[::1]:3000",
  "http://[fd00::1]",
  "http://web:3000",
  "http://shop.local",
  "https://shop.example",
  "not an address",
  "",
])("%s cannot be reached by the payment provider", (address) => {
  expect(paymentWebhookUrl(address)).toBeUndefined();
});

test.each(["https://www.warmeland.nl", "https://203.0.114.7", "https://[2a02:898::1]"])(
  "%s is sent to the payment provider",
  (address) => {
    expect(paymentWebhookUrl(address)).toBe(`${address}/webhooks/payments`);
  },
);
