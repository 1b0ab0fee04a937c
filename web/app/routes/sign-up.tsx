import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { BenefitList } from "#app/account/sign-in/benefit-list.tsx";
import { SignUpForm } from "#app/account/sign-in/sign-up-form.tsx";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { useCustomerLeaves } from "#app/layout/use-customer-leaves.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

export const handle: RouteHandle = { pageType: "signup" };

const benefits = ["orders", "addresses", "wishlist", "birthday"] as const;

/** Making an account; somebody who orders as a guest may do so too. */
export default function SignUp() {
  const { t } = useTranslation("account");
  const [parameters] = useSearchParams();
  const wanted = parameters.get("redirectUrl");
  useCustomerLeaves({ guestsStay: true, otherwise: paths.account });
  return (
    <PlainPage title={t("signUp.title")} intro={t("signUp.intro")} path={latePaths.signUp}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
        <SignUpForm
          signInHref={wanted ? `${paths.signIn}?${new URLSearchParams({ redirectUrl: wanted })}` : paths.signIn}
        />
        <BenefitList title={t("signUp.why")} benefits={benefits.map((benefit) => t(`signUp.benefits.${benefit}`))} />
      </div>
    </PlainPage>
  );
}
