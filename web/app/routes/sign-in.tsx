import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { GuestBenefits } from "#app/account/guest-benefits.tsx";
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
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter pb-section outline-none">
      <PageHead title={t("signIn.title")} path={paths.signIn} hidden />
      <h1 className="pt-7 pb-block font-display text-h1 font-medium tracking-display">{t("signIn.title")}</h1>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <section aria-labelledby="as-guest" className="self-start rounded-md border border-line p-[clamp(1.25rem,1rem+1vw,2rem)]">
          <h2 id="as-guest" className="font-display text-h3 font-medium tracking-display">
            {t("signIn.guestTitle")}
          </h2>
          <p className="mt-2 mb-6 text-ink-muted">{t("signIn.guestText")}</p>
          <ButtonLink href={guestSignUp} prefetch="render" className="max-sm:w-full">
            {t("signIn.guestButton")}
          </ButtonLink>
        </section>
        <GuestBenefits />
      </div>
    </main>
  );
}
