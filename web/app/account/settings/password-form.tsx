import { useTranslation } from "react-i18next";
import { updatePasswordFormSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { Button } from "#app/ui/button.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { NewPasswordFields } from "#app/account/new-password-fields.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useUpdatePassword } from "./use-update-password.ts";

interface Passwords {
  oldPassword: string;
  newPassword: string;
  passwordRepeat: string;
}

/** Another password, for who knows the one before. @param email tells a password manager whose it is */
export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation("profile");
  const updatePassword = useUpdatePassword();
  const notifications = useNotifications();
  const { form, field, label, errors, attempt, message, isSubmitting, onSubmit } = useMutationForm<
    Passwords,
    Passwords
  >({
    schema: updatePasswordFormSchema,
    defaultValues: { oldPassword: "", newPassword: "", passwordRepeat: "" },
    order: ["oldPassword", "newPassword", "passwordRepeat"],
    idPrefix: "password-",
    unanswered: t("password.failed"),
  });
  const onDone = () => {
    form.reset();
    notifications.show({ id: "password-changed", type: "success", title: t("password.changed") });
  };
  return (
    <FormFrame errors={errors} attempt={attempt} message={message} onSubmit={onSubmit(updatePassword, onDone)}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className="grid gap-4">
        <PasswordField {...field("oldPassword")} label={label("oldPassword")} autoComplete="current-password" />
        <NewPasswordFields field={field} name="newPassword" password={form.watch("newPassword")} />
      </div>
      <Button
        type="submit"
        variant="outline"
        busy={isSubmitting}
        busyLabel={t("password.submitting")}
        className="mt-5 max-sm:w-full"
      >
        {t("password.submit")}
      </Button>
    </FormFrame>
  );
}
