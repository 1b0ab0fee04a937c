import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { SignInForm } from "#app/account/sign-in/sign-in-form.tsx";
import { passwordWasReset } from "#app/account/sign-in/password-was-reset.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { useCustomerLeaves } from "#app/layout/use-customer-leaves.ts";
import { useIsOrdering } from "#app/layout/use-is-ordering.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

export const handle: RouteHandle = { pageType: "signin" };

/** Signing in, ordering as a guest and making an account beside each other (docs/rules.md#page-guard). */
export default function SignIn() {
  const { t } = useTranslation("account");
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  useCustomerLeaves();
  const wanted = parameters.get("redirectUrl");
  const withWish = (path: string) => (wanted ? `${path}?${new URLSearchParams({ redirectUrl: wanted })}` : path);
  const isOrdering = useIsOrdering();
  return (
    <PlainPage title={t(isOrdering ? "signIn.titleToOrder" : "signIn.title")} path={paths.signIn}>
      {passwordWasReset(state) && (
        <Notice live type="success" title={t("signIn.passwordChanged")} className="mb-8 max-w-3xl">
          {t("signIn.passwordChangedText")}
        </Notice>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <Choice id="known" title={t("signIn.knownTitle")}>
          <div className="mt-5">
            <SignInForm />
          </div>
        </Choice>
        <div className="grid content-start gap-6">
          <Choice id="as-guest" title={t("signIn.guestTitle")}>
            <p className="mt-2 mb-6 text-ink-muted">{t("signIn.guestText")}</p>
            <ButtonLink href={withWish(latePaths.guestSignUp)} variant="outline" className="max-sm:w-full">
              {t("signIn.guestButton")}
            </ButtonLink>
          </Choice>
          <Choice id="new-here" title={t("signIn.newTitle")}>
            <p className="mt-2 mb-6 text-ink-muted">{t("signIn.newText")}</p>
            <ButtonLink href={withWish(latePaths.signUp)} variant="outline" className="max-sm:w-full">
              {t("signIn.newButton")}
            </ButtonLink>
          </Choice>
        </div>
      </div>
    </PlainPage>
  );
}

function Choice({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="rounded-md border border-line p-[clamp(1.25rem,1rem+1vw,2rem)]">
      <h2 id={id} className="font-display text-h3 font-medium tracking-display">
        {title}
      </h2>
      {children}
    </section>
  );
}
