import { useTranslation } from "react-i18next";
import { EmailConfirmed } from "#app/account/settings/email-confirmed.tsx";
import { LinkAction } from "#app/account/link-action.tsx";
import { SignInForm } from "#app/account/sign-in/sign-in-form.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { useVerifyEmail } from "#app/account/settings/use-verify-email.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { useVisitor } from "#app/layout/use-visitor.ts";
import { mailLinkPaths } from "#app/locale/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail to a new account leads. It counts in that account's session alone, so whoever is not signed in does so here, with the link in hand. */
export default function VerifyEmail() {
  const { t } = useTranslation("profile");
  const verifyEmail = useVerifyEmail();
  const { visitor, isLoaded } = useVisitor();
  const token = useLinkToken();
  const mustSignIn = isLoaded && token !== null && (!visitor?.viewer || visitor.viewer.isGuest);
  return (
    <PlainPage title={t("emailConfirmed.verifyTitle")} path={mailLinkPaths.verifyEmail}>
      {mustSignIn ? (
        <div className="max-w-xl">
          <p className="mb-6">{t("emailConfirmed.signInFirst")}</p>
          <SignInForm />
        </div>
      ) : (
        <LinkAction
          token={token}
          text={t("emailConfirmed.verifyText")}
          submitLabel={t("emailConfirmed.submit")}
          busyLabel={t("emailConfirmed.submitting")}
          onPress={verifyEmail}
          done={<EmailConfirmed />}
          otherwise={<TextLink href={paths.account}>{t("emailConfirmed.toAccount")}</TextLink>}
        />
      )}
    </PlainPage>
  );
}
