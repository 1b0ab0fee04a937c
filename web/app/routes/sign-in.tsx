import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { PageHead } from "#app/layout/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { useCustomerLeaves } from "#app/layout/use-customer-leaves.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

export const handle: RouteHandle = { pageType: "signin" };

/** Accounts with a password do not exist yet; who comes here to order can do so as a guest. */
export default function SignIn() {
  const { t } = useTranslation("account");
  const [parameters] = useSearchParams();
  useCustomerLeaves();
  const wanted = parameters.get("redirectUrl");
  const guestSignUp = wanted ? `${paths.guestSignUp}?${new URLSearchParams({ redirectUrl: wanted })}` : paths.guestSignUp;
  return (
    <main id={contentId} className="mx-auto max-w-page px-gutter py-section">
      <PageHead title={t("signIn.title")} path={paths.signIn} hidden />
      <h1 className="font-display text-h1 font-medium tracking-display">{t("signIn.title")}</h1>
      <div className="mt-block max-w-xl rounded-md bg-surface p-6">
        <h2 className="font-display text-h3 font-medium">{t("signIn.guestTitle")}</h2>
        <p className="mt-2 mb-6">{t("signIn.guestText")}</p>
        <ButtonLink href={guestSignUp}>{t("signIn.guestButton")}</ButtonLink>
      </div>
    </main>
  );
}
