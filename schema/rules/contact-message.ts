import * as z from "zod/mini";
import { emailAddress, type FieldProblemKey, optionalText, requiredText } from "./field-rules.ts";

/** What a message to the shop is about. */
export const contactTopics = ["ADVICE", "ORDER", "DELIVERY", "RETURN", "REVIEW", "OTHER"] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** No person fills in the form in less (docs/rules.md#messages-to-the-shop). */
export const fastestSeconds = 3;

const missing: FieldProblemKey = "required";

/** A message to the shop. Messages of its fields are `FieldProblemKey`s. */
export const contactMessageSchema = z.object({
  topic: z.enum(contactTopics, missing),
  name: requiredText(100),
  email: emailAddress(),
  orderNumber: optionalText(40),
  message: requiredText(4000),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** What a link to the form may begin a message with, as the state of its navigation. */
export type BegunMessage = Pick<ContactMessage, "topic" | "message">;

/** What tells a robot from a person, beside the message. */
export interface ContactSigns {
  /** What stands in a field that people do not see. */
  readonly website?: string | null | undefined;
  /** Seconds from showing the form to sending it; null where no script counts. */
  readonly secondsSpent?: number | null | undefined;
}

/** Whether a robot filled in the form. */
export function looksAutomated({ website, secondsSpent }: ContactSigns): boolean {
  return (website ?? "") !== "" || (secondsSpent ?? fastestSeconds) < fastestSeconds;
}
