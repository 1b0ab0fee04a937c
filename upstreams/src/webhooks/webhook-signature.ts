import { createHmac } from "node:crypto";

interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** A secret as its receiver stores it. */
export function printSecret(secret: Buffer): string {
  return `whsec_${secret.toString("base64")}`;
}

/** The headers that say who sent a message and when, as Standard Webhooks 1.0.0 has them: one signature with each secret that is valid. */
export function signatureHeaders(message: SignedMessage, secrets: readonly Buffer[]): Record<string, string> {
  const { id, timestamp, body } = message;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signatures.join(" ") };
}
