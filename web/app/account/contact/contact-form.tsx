import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLocation } from "react-router";
import {
  type BegunMessage,
  type ContactMessage,
  contactMessageSchema,
  type ContactSigns,
  contactTopics,
} from "@warmeland/schema/rules/contact-message.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FormMessage } from "#app/ui/form/form-message.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { HoneypotField } from "./honeypot-field.tsx";

export const SendContactMessageMutation = graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      ... on SendContactMessagePayload {
        number
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

interface ContactFormProps {
  /** What somebody without scripts has sent, and what the shop says of it. */
  readonly returned?: { readonly values: Readonly<Record<string, string>>; readonly message: string };
}

/** A form that sends the shop a message. Without scripts the browser sends it, and the page it leads to shows it again when something is wrong. */
export function ContactForm({ returned }: ContactFormProps) {
  const { t } = useTranslation("contact");
  const inBrowser = useInBrowser();
  const action = useHref(latePaths.contactMessage);
  const begun = useLocation().state as BegunMessage | null;
  const values: Readonly<Record<string, string>> = { ...begun, ...returned?.values };
  const [sendMessage] = useSend(SendContactMessageMutation, "sendContactMessage", {
    context: { leavesNoVisitor: true },
  });
  const [done, setDone] = useState<string>();
  // what is sent again after no response came is the same message
  const [idempotencyKey] = useState(randomKey);
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const {
    field: bound,
    label,
    frame,
    isSubmitting,
    onSubmit,
  } = useMutationForm({
    schema: contactMessageSchema,
    defaultValues: { ...values, topic: topicOf(values["topic"]) },
    idPrefix: "contact-",
    unanswered: t("failed"),
  });
  // the server's HTML has to have the values itself
  const field = (name: keyof ContactMessage) => ({ ...bound(name), defaultValue: values[name] });
  if (done !== undefined)
    return (
      <Notice live type="success">
        {done}
      </Notice>
    );
  const signs = (): ContactSigns => ({
    website: honeypot.current?.value ?? "",
    secondsSpent: Math.floor((performance.now() - (shownAt.current ?? 0)) / 1000),
  });
  const send = (message: ContactMessage) =>
    sendMessage({ ...message, orderNumber: message.orderNumber ?? null, ...signs(), idempotencyKey });
  return (
    <form
      method="post"
      action={action}
      noValidate={inBrowser}
      onSubmit={(event) => onSubmit(send, ({ message }) => setDone(message))(event)}
      className="max-w-xl"
    >
      <ErrorSummary errors={frame.errors} attempt={frame.attempt} />
      {(frame.message ?? returned?.message) !== undefined && (
        <FormMessage>{frame.message ?? returned?.message}</FormMessage>
      )}
      <div className="grid gap-4">
        <SelectField
          {...field("topic")}
          label={label("topic")}
          required
          options={[
            { value: "", label: t("choose") },
            ...contactTopics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) })),
          ]}
        />
        <TextField {...field("name")} label={label("name")} required autoComplete="name" maxLength={100} />
        <EmailField {...field("email")} label={label("email")} required />
        <TextField {...field("orderNumber")} label={label("orderNumber")} optional autoComplete="off" maxLength={40} />
        <TextArea {...field("message")} label={label("message")} required maxLength={4000} rows={7} />
        <HoneypotField ref={honeypot} />
      </div>
      <p className="mt-3 text-xs text-ink-muted">{t("privacy")}</p>
      <Button type="submit" busy={isSubmitting} busyLabel={t("sending")} className="mt-6 max-sm:w-full">
        {t("send")}
      </Button>
    </form>
  );
}

function topicOf(value: string | undefined): ContactMessage["topic"] | undefined {
  return contactTopics.find((topic) => topic === value);
}
