import { contactMessageSchema } from "@warmeland/schema/rules/contact-message.ts";
import { useTranslation } from "react-i18next";
import { ContactForm, SendContactMessageMutation } from "#app/account/contact/contact-form.tsx";
import type { SendContactMessageMutation as Sent } from "#app/graphql/generated/graphql.ts";
import { queryOnServer } from "#app/graphql/query-on-server.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { randomKey } from "#app/ui/browser/random-key.ts";
import type { Route } from "./+types/contact-message";

export const handle: RouteHandle = { pageType: "content_page" };

const names = ["topic", "name", "email", "orderNumber", "message"] as const;

/** Sends what a browser without scripts sent: the number of the message, or what was typed with the reason it was not sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = new URLSearchParams(await request.text());
  const values = Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""]));
  const { data: message } = contactMessageSchema.safeParse(values);
  if (!message) return { values, message: null };
  const input = { ...message, website: form.get("website"), idempotencyKey: randomKey() };
  const { data } = await queryOnServer(context, SendContactMessageMutation, { input }, request.signal);
  const result = (data as Sent | null | undefined)?.sendContactMessage;
  if (result?.__typename === "SendContactMessagePayload") return { sent: result.message };
  return { values, message: result?.message ?? null };
}

/** The contact form by itself, for who runs no scripts, and what came of what they sent. */
export default function ContactMessage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  if (actionData && "sent" in actionData)
    return (
      <PlainPage title={t("received")} path={latePaths.contactMessage}>
        <Notice type="success" className="max-w-text">
          {actionData.sent}
        </Notice>
        <ButtonLink href="/service" variant="outline" className="mt-8">
          {t("toService")}
        </ButtonLink>
      </PlainPage>
    );
  return (
    <PlainPage title={t("title")} intro={t("intro")} path={latePaths.contactMessage}>
      {actionData ? (
        <ContactForm returned={{ values: actionData.values, message: actionData.message ?? t("invalid") }} />
      ) : (
        <ContactForm />
      )}
    </PlainPage>
  );
}
