import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChangeEmail, changeEmailSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";

const ChangeEmailMutation = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      ... on ChangeEmailPayload {
        pendingEmail
        viewer {
          id
          email
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

const EmailFormFragment = graphql(`
  fragment EmailForm_customer on Customer {
    id
    email
  }
`);

/** Another e-mail address, which the customer confirms from a mail to it. */
export function EmailForm({ customer }: { readonly customer: FragmentType<typeof EmailFormFragment> }) {
  const { t } = useTranslation("profile");
  const { email } = useFragment(EmailFormFragment, customer);
  const [changeEmail] = useSend(ChangeEmailMutation, "changeEmail");
  const [response, setResponse] = useState<string>();
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: changeEmailSchema,
    idPrefix: "email-",
    unanswered: t("person.failed"),
  });
  const send = (input: ChangeEmail) => {
    setResponse(undefined);
    return changeEmail(input);
  };
  const onDone = ({ pendingEmail }: { readonly pendingEmail?: string | null }) => {
    form.reset();
    setResponse(pendingEmail ? t("email.pending", { email: pendingEmail }) : t("email.changed"));
  };
  return (
    <FormFrame {...frame} onSubmit={onSubmit(send, onDone)}>
      <p className="mb-4 wrap-anywhere">{t("email.current", { email })}</p>
      {response !== undefined && (
        <Notice live type="success" className="mb-6">
          <p className="wrap-anywhere">{response}</p>
        </Notice>
      )}
      <div className="grid gap-4">
        <EmailField {...field("email")} label={t("email.new")} hint={t("email.hint")} />
        <PasswordField {...field("password")} label={label("oldPassword")} autoComplete="current-password" />
      </div>
      <Button
        type="submit"
        variant="outline"
        busy={isSubmitting}
        busyLabel={t("email.submitting")}
        className="mt-5 max-sm:w-full"
      >
        {t("email.submit")}
      </Button>
    </FormFrame>
  );
}
