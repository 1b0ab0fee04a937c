import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireNewsletterStatus } from "#gateway/sources/rpc/wire-account.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { CustomerRef } from "#gateway/account/customer.ts";

interface NewsletterOutcome {
  readonly status: WireNewsletterStatus;
  readonly textKey: TextKey;
}

const NewsletterStatusRef = builder.enumType("NewsletterStatus", {
  description: "Outcome of a newsletter sign-up, its confirmation, or its end.",
  values: {
    SUCCESSFUL: { value: "successful", description: "It is done." },
    DOI_PENDING: {
      value: "doi_pending",
      description:
        "A mail with a link to confirm the address was sent; the status for everybody who has not yet proved to own it.",
    },
    SUBSCRIBED: { value: "subscribed", description: "Nothing to change: it was done before." },
    DECLINED: { value: "declined", description: "The sign-up was refused because consent was missing." },
    NOT_FOUND: { value: "not_found", description: "The link belongs to no sign-up." },
    UNEXPECTED: {
      value: "unexpected",
      description: "The order service sent an unexpected response; nothing was changed as far as is known.",
    },
  } as const,
});

/** Payload of a newsletter mutation. */
export function newsletterPayload(name: string) {
  return builder.objectRef<NewsletterOutcome>(name).implement({
    description: "Outcome of a newsletter mutation.",
    fields: (t) => ({
      status: t.expose("status", { type: NewsletterStatusRef, description: "The outcome, for programs to branch on." }),
      message: t.string({
        description: "The outcome in the shop's language, for people only.",
        resolve: ({ textKey }, _args, context) => text(context.shop, textKey),
      }),
      viewer: t.field({
        type: CustomerRef,
        nullable: true,
        description:
          "The customer of the request, with `Customer.newsletter` as it is now; null for an anonymous visitor.",
        resolve: (_outcome, _args, context) => loadViewer(context),
      }),
    }),
  });
}

/** Calls the order service and reads the status of its response; one that cannot be read is `unexpected`. */
export async function newsletterOutcome(
  context: GatewayContext,
  textOf: (status: WireNewsletterStatus) => TextKey,
  call: (calls: GatewayContext["sources"]["rpc"]["account"]) => Promise<WireNewsletterStatus>,
): Promise<NewsletterOutcome> {
  const status = await refusing(context, {}, () => call(context.sources.rpc.account).catch(statusOfFailure));
  return { status, textKey: textOf(status) };
}

/** An upstream may say the same by status: 400, 401 and 404 are about somebody who is not there, and whatever is not expected is that. */
function statusOfFailure(error: unknown): WireNewsletterStatus {
  const status = rpcProblemOf(error)?.status;
  if (status === undefined || status === 429) throw error;
  return [400, 401, 404].includes(status) ? "not_found" : "unexpected";
}
