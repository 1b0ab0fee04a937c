import { expect, test } from "vitest";

import { hostedPage } from "./hosted-page.ts";
import type { SandboxPayment, SandboxStatus } from "./sandbox-payment.ts";

function pageOf(locale: string | null, status: SandboxStatus = "open"): Promise<string> {
  const payment: SandboxPayment = {
    id: "tr_1",
    profileId: "pfl_1",
    createdAt: "2026-11-20T10:00:00.000Z",
    expiresAt: "2026-11-20T10:15:00.000Z",
    status,
    amount: { currency: "EUR", value: "12.95" },
    description: "WL-1",
    method: "creditcard",
    metadata: null,
    locale,
    sequenceType: "oneoff",
    captureMode: "automatic",
    redirectUrl: "https://shop.example/",
    cancelUrl: null,
    webhookUrl: null,
    lines: null,
    billingAddress: null,
    shippingAddress: null,
    refunds: [],
  };
  return hostedPage(payment).text();
}

test.each([
  ["nl_NL", "nl-NL", "Testbetaling", "Creditcard"],
  ["de_AT", "de-AT", "Testzahlung", "Kreditkarte"],
  ["fr_BE", "fr-BE", "Paiement test", "Carte bancaire"],
  ["en_US", "nl-NL", "Testbetaling", "Creditcard"],
  [null, "nl-NL", "Testbetaling", "Creditcard"],
])("a payment with locale %s is made in %s", async (locale, language, banner, method) => {
  const html = await pageOf(locale);
  for (const part of [`<html lang="${language}">`, banner, method, "12,95"]) expect(html).toContain(part);
});

test("a status within a sentence begins small", async () => {
  expect(await pageOf("de_DE", "paid")).toContain("Status: bezahlt.");
  expect(await pageOf("nl_NL", "expired")).toContain("Status: verlopen.");
});
