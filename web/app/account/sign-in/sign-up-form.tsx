import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type SignUp, signUpFormSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { BirthdayFields } from "#app/account/settings/birthday-fields.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { FormPart } from "#app/account/form-part.tsx";
import { NewPasswordFields } from "#app/account/new-password-fields.tsx";
import { PersonFields } from "#app/account/person-fields.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useSignUp } from "./use-sign-up.ts";

interface SignUpValues extends Omit<SignUp, "birthDate"> {
  birthDate: string;
  passwordRepeat: string;
}

interface SignUpFormProps {
  /** Where somebody signs in who has an account already. */
  readonly signInHref: string;
}

/** Everything an account needs, and no more. Where the customer goes then is the page's affair. */
export function SignUpForm({ signInHref }: SignUpFormProps) {
  const { t } = useTranslation("account");
  const signUp = useSignUp();
  const [exists, setExists] = useState(false);
  const { form, field, label, errors, attempt, message, isSubmitting, onSubmit } = useMutationForm<
    SignUpValues,
    SignUp
  >({
    schema: signUpFormSchema,
    defaultValues: {
      gender: undefined,
      firstName: "",
      lastName: "",
      email: "",
      password: "",
      passwordRepeat: "",
      birthDate: "",
      newsletter: false,
      birthdayVoucher: false,
    },
    order: [
      "gender",
      "firstName",
      "lastName",
      "email",
      "password",
      "passwordRepeat",
      "newsletter",
      "birthdayVoucher",
      "birthDate",
    ],
  });
  const send = async (values: SignUp) => {
    const outcome = await signUp(values);
    setExists(outcome.status === "refused" && outcome.error.__typename === "AccountAlreadyExists");
    return outcome;
  };
  return (
    <FormFrame errors={errors} attempt={attempt} message={message} onSubmit={onSubmit(send, () => {})}>
      {exists && (
        <Notice type="info" className="mb-6">
          {t("signUp.known")} <TextLink href={signInHref}>{t("signUp.exists")}</TextLink>
        </Notice>
      )}
      <FormPart title={t("signUp.personTitle")}>
        <PersonFields field={field} />
      </FormPart>
      <FormPart title={t("signUp.loginTitle")}>
        <TextField
          {...field("email")}
          label={label("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
        />
        <NewPasswordFields field={field} name="password" password={form.watch("password")} />
      </FormPart>
      <FormPart title={t("signUp.extrasTitle")}>
        <CheckboxRow {...field("newsletter")} label={t("signUp.newsletter")} />
        <BirthdayFields field={field} isWanted={form.watch("birthdayVoucher")} />
      </FormPart>
      <p className="mt-5 text-xs text-ink-muted">{t("signUp.privacy")}</p>
      <Button type="submit" busy={isSubmitting} busyLabel={t("signUp.submitting")} className="mt-5 max-sm:w-full">
        {t("signUp.submit")}
      </Button>
    </FormFrame>
  );
}
