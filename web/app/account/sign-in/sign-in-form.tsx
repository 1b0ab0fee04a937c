import { useTranslation } from "react-i18next";
import { signInSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { FormFrame } from "#app/account/form-frame.tsx";
import { PasswordField } from "#app/account/password-field.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { type Merged, useMergedNotice } from "./use-merged-notice.ts";

const SignInMutation = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ... on SignInPayload {
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

/** E-mail address and password. Where the customer goes then is the page's affair. */
export function SignInForm() {
  const { t } = useTranslation("account");
  const [signIn, { client }] = useSend(SignInMutation, "signIn");
  const notifyMerged = useMergedNotice();
  const { field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: signInSchema,
  });
  const onDone = async ({ merged }: { readonly merged: Merged | null }) => {
    await forgetCustomer(client);
    notifyMerged(merged);
  };
  return (
    <FormFrame wide {...frame} onSubmit={onSubmit(signIn, onDone)}>
      <div className="grid gap-4">
        <EmailField {...field("email")} label={label("email")} autoComplete="username" />
        <PasswordField {...field("password")} label={label("password")} autoComplete="current-password" />
      </div>
      <p className="mt-3 text-sm">
        <TextLink className="touch-target" href={latePaths.forgotPassword}>
          {t("signIn.forgot")}
        </TextLink>
      </p>
      <Button type="submit" wide busy={isSubmitting} busyLabel={t("signIn.submitting")} className="mt-5">
        {t("signIn.submit")}
      </Button>
    </FormFrame>
  );
}
