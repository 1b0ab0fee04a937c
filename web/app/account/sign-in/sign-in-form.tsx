import { useTranslation } from "react-i18next";
import { signInSchema, type SignIn } from "@warmeland/schema/rules/account/account-forms.ts";
import { paths } from "#app/locale/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useSignIn } from "./use-sign-in.ts";

/** E-mail address and password. Where the customer goes then is the page's affair. */
export function SignInForm() {
  const { t } = useTranslation("account");
  const signIn = useSignIn();
  const { field, label, errors, attempt, message, isSubmitting, onSubmit } = useMutationForm<SignIn, SignIn>({
    schema: signInSchema,
    defaultValues: { email: "", password: "" },
    order: ["email", "password"],
  });
  return (
    <FormFrame wide errors={errors} attempt={attempt} message={message} onSubmit={onSubmit(signIn, () => {})}>
      <div className="grid gap-4">
        <TextField
          {...field("email")}
          label={label("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
        />
        <PasswordField {...field("password")} label={label("password")} autoComplete="current-password" />
      </div>
      <p className="mt-3 text-sm">
        <TextLink className="touch-target" href={paths.forgotPassword}>
          {t("signIn.forgot")}
        </TextLink>
      </p>
      <Button type="submit" wide busy={isSubmitting} busyLabel={t("signIn.submitting")} className="mt-5">
        {t("signIn.submit")}
      </Button>
    </FormFrame>
  );
}
