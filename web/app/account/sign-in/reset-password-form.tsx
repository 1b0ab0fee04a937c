import { useState } from "react";
import { useTranslation } from "react-i18next";
import { resetPasswordFormSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { paths } from "#app/locale/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { NewPasswordFields } from "#app/account/new-password-fields.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useResetPassword } from "./use-reset-password.ts";

interface ResetPasswordFormProps {
  /** What the link of the mail carried. */
  readonly token: string;
  readonly onReset: () => void | Promise<void>;
}

interface Passwords {
  password: string;
  passwordRepeat: string;
}

/** A new password after the old one was forgotten. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { t } = useTranslation("account");
  const resetPassword = useResetPassword();
  const [isLinkUsable, setLinkUsable] = useState(true);
  const { form, field, errors, attempt, message, isSubmitting, onSubmit } = useMutationForm<Passwords, Passwords>({
    schema: resetPasswordFormSchema,
    defaultValues: { password: "", passwordRepeat: "" },
    order: ["password", "passwordRepeat"],
  });
  const send = async ({ password }: Passwords) => {
    const outcome = await resetPassword(token, password);
    setLinkUsable(outcome.status !== "refused" || outcome.error.__typename !== "LinkNotUsable");
    return outcome;
  };
  return (
    <FormFrame errors={errors} attempt={attempt} message={message} onSubmit={onSubmit(send, onReset)}>
      {!isLinkUsable && (
        <p className="mb-6">
          <TextLink className="touch-target" href={paths.forgotPassword}>
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
