import { useState } from "react";
import { useTranslation } from "react-i18next";
import { resetPasswordFormSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { NewPasswordFields } from "#app/account/new-password-fields.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on ResetPasswordPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

interface ResetPasswordFormProps {
  /** What the link of the mail carried. */
  readonly token: string;
  readonly onReset: () => void | Promise<void>;
}

/** A new password after the old one was forgotten. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { t } = useTranslation("account");
  const [resetPassword] = useSend(ResetPasswordMutation, "resetPassword", { context: { leavesNoVisitor: true } });
  const [isLinkUsable, setLinkUsable] = useState(true);
  const { form, field, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: resetPasswordFormSchema,
  });
  const send = async ({ password }: { readonly password: string }) => {
    const outcome = await resetPassword({ token, password });
    setLinkUsable(outcome.status !== "refused" || outcome.error.__typename !== "LinkNotUsable");
    return outcome;
  };
  return (
    <FormFrame {...frame} onSubmit={onSubmit(send, onReset)}>
      {!isLinkUsable && (
        <p className="mb-6">
          <TextLink className="touch-target" href={latePaths.forgotPassword}>
            {t("reset.newLink")}
          </TextLink>
        </p>
      )}
      <div className="grid gap-4">
        <NewPasswordFields field={field} name="password" password={form.watch("password")} />
      </div>
      <Button type="submit" busy={isSubmitting} busyLabel={t("reset.submitting")} className="mt-5 max-sm:w-full">
        {t("reset.submit")}
      </Button>
    </FormFrame>
  );
}
