import { useState } from "react";
import { useTranslation } from "react-i18next";
import { requestPasswordResetSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { paths } from "#app/locale/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { TextLink, textLinkClasses } from "#app/ui/text-link.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ... on RequestPasswordResetPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Asks for the mail with the link to a new password, and says the same whoever asks. */
export function ForgotPasswordForm() {
  const { t } = useTranslation("account");
  const [requestReset] = useSend(RequestPasswordResetMutation, "requestPasswordReset", {
    context: { leavesNoVisitor: true },
  });
  const [sentTo, setSentTo] = useState<string>();
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: requestPasswordResetSchema,
  });
  if (sentTo !== undefined) {
    return (
      <div className="max-w-xl">
        <Notice live type="success" title={t("forgot.sentTitle")}>
          <p className="wrap-anywhere">{t("forgot.sentText", { email: sentTo })}</p>
        </Notice>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-5 text-sm">
          <TextLink className="touch-target" href={paths.signIn}>
            {t("forgot.toSignIn")}
          </TextLink>
          <button
            type="button"
            className={classes(textLinkClasses, "touch-target")}
            onClick={() => setSentTo(undefined)}
          >
            {t("forgot.again")}
          </button>
        </p>
      </div>
    );
  }
  return (
    <FormFrame {...frame} onSubmit={onSubmit(requestReset, () => setSentTo(form.getValues("email").trim()))}>
      <EmailField {...field("email")} label={label("email")} autoComplete="username" />
      <Button type="submit" busy={isSubmitting} busyLabel={t("forgot.submitting")} className="mt-5 max-sm:w-full">
        {t("forgot.submit")}
      </Button>
      <p className="mt-5 text-sm">
        <TextLink className="touch-target" href={paths.signIn}>
          {t("forgot.toSignIn")}
        </TextLink>
      </p>
    </FormFrame>
  );
}
