import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { signUpFormSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { BirthdayFields } from "#app/account/settings/birthday-fields.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { NewPasswordFields } from "#app/account/new-password-fields.tsx";
import { PersonFields } from "#app/account/person-fields.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { type Merged, useMergedNotice } from "./use-merged-notice.ts";

const SignUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      ... on SignUpPayload {
        viewer {
          id
        }
        merged {
          ...MergedNotice_merged @unmask
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

interface SignUpFormProps {
  /** Where somebody signs in who has an account already. */
  readonly signInHref: string;
}

/** Everything an account needs, and no more. Where the customer goes then is the page's affair. */
export function SignUpForm({ signInHref }: SignUpFormProps) {
  const { t } = useTranslation("account");
  const [signUp, { client }] = useSend(SignUpMutation, "signUp");
  const notifyMerged = useMergedNotice();
  const [exists, setExists] = useState(false);
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: signUpFormSchema,
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
  const send = async ({ passwordRepeat: _typedAgain, ...input }: z.output<typeof signUpFormSchema>) => {
    const outcome = await signUp(input);
    setExists(outcome.status === "refused" && outcome.error.__typename === "AccountAlreadyExists");
    return outcome;
  };
  const onDone = async ({ merged }: { readonly merged: Merged | null }) => {
    await forgetCustomer(client);
    notifyMerged(merged);
  };
  return (
    <FormFrame {...frame} onSubmit={onSubmit(send, onDone)}>
      {exists && (
        <Notice type="info" className="mb-6">
          {t("signUp.known")} <TextLink href={signInHref}>{t("signUp.exists")}</TextLink>
        </Notice>
      )}
      <FormPart title={t("signUp.personTitle")}>
        <PersonFields field={field} />
      </FormPart>
      <FormPart title={t("signUp.loginTitle")}>
        <EmailField {...field("email")} label={label("email")} autoComplete="username" />
        <NewPasswordFields field={field} name="password" password={form.watch("password")} />
      </FormPart>
      <FormPart title={t("signUp.extrasTitle")}>
        <CheckboxRow {...field("newsletter")} label={t("signUp.newsletter")} />
        <BirthdayFields field={field} isWanted={form.watch("birthdayVoucher") === true} />
      </FormPart>
      <p className="mt-5 text-xs text-ink-muted">{t("signUp.privacy")}</p>
      <Button type="submit" busy={isSubmitting} busyLabel={t("signUp.submitting")} className="mt-5 max-sm:w-full">
        {t("signUp.submit")}
      </Button>
    </FormFrame>
  );
}

/** A part of a form under a heading of its own. */
function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-9 grid gap-4">
      <h2 id={id} className="font-display text-h3 font-medium tracking-display">
        {title}
      </h2>
      {children}
    </section>
  );
}
