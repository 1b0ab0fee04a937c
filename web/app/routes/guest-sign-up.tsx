import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BenefitList } from "#app/account/sign-in/benefit-list.tsx";
import { GuestForm } from "#app/account/sign-in/guest-form.tsx";
import { guestDraft, store, readStored } from "#app/checkout/tab-storage.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { useCustomerLeaves } from "#app/layout/use-customer-leaves.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

export const handle: RouteHandle = { pageType: "guest-signup" };

const benefits = ["confirmation", "basket", "withdrawal"] as const;

export default function GuestSignUp() {
  const { t } = useTranslation("account");
  useCustomerLeaves();
  const [typed] = useState(() => readStored(guestDraft) as object | undefined);
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("guestSignUp.title")} path={latePaths.guestSignUp} hidden />
      <div className="pt-7 pb-block">
        <h1 className="font-display text-h1 font-medium tracking-display">{t("guestSignUp.title")}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-muted">{t("guestSignUp.intro")}</p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
        <GuestForm
          defaultValues={typed}
          submitLabel={t("guestSignUp.submit")}
          busyLabel={t("guestSignUp.submitting")}
          onTyped={(values) => store(guestDraft, values)}
          onSignedIn={() => store(guestDraft, undefined)}
        >
          <p className="mt-4 text-xs text-ink-muted">{t("guestSignUp.privacy")}</p>
        </GuestForm>
        <BenefitList
          title={t("guestSignUp.why")}
          benefits={benefits.map((benefit) => t(`guestSignUp.benefits.${benefit}`))}
        />
      </div>
    </main>
  );
}
