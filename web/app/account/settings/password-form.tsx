import { useTranslation } from "react-i18next";
import { type UpdatePassword, updatePasswordFormSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { Button } from "#app/ui/button.tsx";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { NewPasswordFields } from "#app/account/new-password-fields.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";

const UpdatePasswordMutation = graphql(`
  mutation UpdatePassword($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      ... on UpdatePasswordPayload {
        viewer {
          id
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Another password, for who knows the one before. @param email tells a password manager whose it is */
export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation("profile");
  const [updatePassword] = useSend(UpdatePasswordMutation, "updatePassword");
  const notifications = useNotifications();
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: updatePasswordFormSchema,
    idPrefix: "password-",
    unanswered: t("password.failed"),
  });
  const send = ({ oldPassword, newPassword }: UpdatePassword) => updatePassword({ oldPassword, newPassword });
  const onDone = () => {
    form.reset();
    notifications.show({ id: "password-changed", type: "success", title: t("password.changed") });
  };
  return (
    <FormFrame {...frame} onSubmit={onSubmit(send, onDone)}>
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
