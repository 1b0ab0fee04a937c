import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { EmailConfirmed } from "#app/account/settings/email-confirmed.tsx";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { SignInForm } from "#app/account/sign-in/sign-in-form.tsx";
import { useVisitor } from "#app/layout/use-visitor.ts";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail to a new account leads. It counts in that account's session alone, so whoever is not signed in does so here, with the link in hand. */
export default function VerifyEmail() {
  const { t } = useTranslation("profile");
  const [verifyEmail] = useSend(VerifyEmailMutation, "verifyEmail", { context: { leavesNoVisitor: true } });
  const { visitor, isLoaded } = useVisitor();
  const mustSignIn = isLoaded && (!visitor?.viewer || visitor.viewer.isGuest);
  return (
    <MailLinkPage
      first={
        mustSignIn ? (
          <div className="max-w-xl">
            <p className="mb-6">{t("emailConfirmed.signInFirst")}</p>
            <SignInForm />
          </div>
        ) : undefined
      }
      path={mailLinkPaths.verifyEmail}
      title={t("emailConfirmed.verifyTitle")}
      text={t("emailConfirmed.verifyText")}
      submitLabel={t("emailConfirmed.submit")}
      busyLabel={t("emailConfirmed.submitting")}
      onPress={verifyEmail}
      renderDone={() => <EmailConfirmed />}
      otherwise={
        <TextLink className="touch-target" href={paths.account}>
          {t("emailConfirmed.toAccount")}
        </TextLink>
      }
    />
  );
}
