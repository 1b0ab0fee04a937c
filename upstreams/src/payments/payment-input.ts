import { opensPageOrApp } from "@warmeland/schema/rules/client-addresses.ts";
import { z } from "zod";

import { ApiProblem } from "./api-problem.ts";
import { takesAmount } from "./payment-methods.ts";
import { centsOf, holdingMethods, payLaterMethods } from "./sandbox-payment.ts";

const amount = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^(?!0+\.00$)\d{1,8}\.\d{2}$/),
});
const webUrl = z.url({ protocol: /^https?$/ }).max(2048);
const metadata = z.unknown().refine((value) => value === undefined || JSON.stringify(value).length <= 1024);

const text = z.string().min(1);
const line = z.looseObject({
  description: text,
  quantity: z.int().positive(),
  totalAmount: z.object({ value: z.string().regex(/^-?\d+\.\d{2}$/) }),
});
const billingAddress = z.looseObject({
  givenName: text,
  familyName: text,
  email: text,
  streetAndNumber: text,
  city: text,
  country: z.string().length(2),
});

const paymentInput = z.object({
  amount,
  description: z.string().min(1).max(255),
  // Mollie also leads back to apps, by a scheme of their own
  redirectUrl: z.string().max(2048).refine(opensPageOrApp),
  cancelUrl: webUrl.optional(),
  webhookUrl: webUrl.optional(),
  method: z
    .union([
      z.string(),
      z
        .array(z.string())
        .length(1)
        .transform(([method]) => method!),
    ])
    .nullish(),
  metadata: metadata.optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .nullish(),
  sequenceType: z.enum(["oneoff", "first"]).default("oneoff"),
  captureMode: z.enum(["automatic", "manual"]).default("automatic"),
  lines: z.array(line).optional(),
  billingAddress: billingAddress.optional(),
  shippingAddress: z.record(z.string(), z.unknown()).optional(),
});

export type PaymentInput = z.output<typeof paymentInput>;

const refundInput = z.object({ amount, description: z.string().max(255).default(""), metadata: metadata.optional() });

const captureInput = z.object({ amount: amount.optional(), description: z.string().max(255).default("") });

export type CaptureInput = z.output<typeof captureInput>;

export type RefundInput = z.output<typeof refundInput>;

/**
 * Checks the body of `POST /v2/payments` by Mollie's rules, as far as the sandbox keeps them.
 * @throws ApiProblem 422 naming the field
 */
export function parsePaymentInput(body: unknown): PaymentInput {
  const input = parse(paymentInput, body);
  if (input.method && !takesAmount(input.method, input.amount)) {
    throw new ApiProblem(422, "The payment method is not enabled, or does not take this amount", "method");
  }
  if (input.captureMode === "manual" && !(input.method && holdingMethods.has(input.method))) {
    throw new ApiProblem(422, "The payment method does not support manual capture", "captureMode");
  }
  if (input.method && payLaterMethods.has(input.method)) {
    if (!input.lines) throw new ApiProblem(422, "The 'lines' field is required for this payment method", "lines");
    if (!input.billingAddress)
      throw new ApiProblem(422, "The 'billingAddress' field is required for this payment method", "billingAddress");
  }
  const total = input.lines?.reduce((sum, { totalAmount }) => sum + Math.round(Number(totalAmount.value) * 100), 0);
  if (total !== undefined && total !== centsOf(input.amount)) {
    throw new ApiProblem(422, "The amount of the payment does not match the sum of its lines", "amount");
  }
  return input;
}

/**
 * Checks the body of `POST /v2/payments/{id}/refunds`.
 * @throws ApiProblem 422 naming the field
 */
export function parseRefundInput(body: unknown): RefundInput {
  return parse(refundInput, body);
}

/**
 * Checks the body of `POST /v2/payments/{id}/captures`; without an amount the whole payment is captured.
 * @throws ApiProblem 422 naming the field
 */
export function parseCaptureInput(body: unknown): CaptureInput {
  return parse(captureInput, body);
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") ?? "";
  throw new ApiProblem(
    422,
    field ? `The '${field}' field is missing or invalid` : "The body is missing or invalid",
    field || undefined,
  );
}
