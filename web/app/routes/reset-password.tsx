import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { passwordResetState } from "#app/account/sign-in/password-was-reset.ts";
import { ResetPasswordForm } from "#app/account/sign-in/reset-password-form.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

export const handle: RouteHandle = { pageType: "reset-password" };

/** Where the link of the mail leads; after it the customer signs in. */
export default function ResetPassword() {
  const { t } = useTranslation("account");
  const token = useLinkToken();
  const navigate = useNavigate();
  return (
    <PlainPage title={t("reset.title")} intro={t("reset.intro")} path={mailLinkPaths.resetPassword}>
      {token === null ? (
        <div className="max-w-xl">
          <Notice type="warn" title={t("reset.noToken")}>
            {t("reset.noTokenText")}
          </Notice>
          <ButtonLink href={latePaths.forgotPassword} className="mt-6 max-sm:w-full">
            {t("reset.newLink")}
          </ButtonLink>
        </div>
      ) : (
        <ResetPasswordForm
          token={token}
          onReset={async () => navigate(paths.signIn, { replace: true, state: passwordResetState })}
        />
      )}
    </PlainPage>
  );
}
