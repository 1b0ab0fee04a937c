import { useTranslation } from "react-i18next";
import { ForgotPasswordForm } from "#app/account/sign-in/forgot-password-form.tsx";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

export const handle: RouteHandle = { pageType: "forgot-password" };

export default function ForgotPassword() {
  const { t } = useTranslation("account");
  return (
    <PlainPage title={t("forgot.title")} intro={t("forgot.intro")} path={latePaths.forgotPassword}>
      <ForgotPasswordForm />
    </PlainPage>
  );
}
