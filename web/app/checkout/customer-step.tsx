import type { FragmentType } from "@apollo/client/masking";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { GuestForm } from "#app/account/sign-in/guest-form.tsx";
import { useSignOut } from "#app/account/sign-in/use-sign-out.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { stepHash } from "./checkout-step.ts";
import { StepHeading } from "./step-heading.tsx";
import { guestDraft, store, readStored } from "./tab-storage.ts";

const CustomerStepFragment = graphql(`
  fragment CustomerStep_checkout on Checkout {
    id
    customer {
      id
      firstName
      lastName
      email
      gender
      isGuest
    }
  }
`);

interface CustomerStepProps {
  readonly checkout: FragmentType<typeof CustomerStepFragment>;
  readonly takesFocus: boolean;
  /** Who orders may have changed: the checkout has to be asked for again. */
  readonly onChanged: () => Promise<unknown>;
}

/** Who is ordering; a guest can change it or stop being one. */
export function CustomerStep({ checkout, takesFocus, onChanged }: CustomerStepProps) {
  const { t } = useTranslation("checkout");
  const navigate = useNavigate();
  const { customer } = useFragment(CustomerStepFragment, checkout);
  const { signOut, busy } = useSignOut({ next: paths.basket, failed: t("customer.signOutFailed") });
  const [typed] = useState(() => readStored(guestDraft) as object | undefined);
  const goOn = () => void navigate({ hash: stepHash("shipping") });
  return (
    <section>
      <StepHeading takesFocus={takesFocus}>{t("customer.title")}</StepHeading>
      {customer && !customer.isGuest ? (
        <>
          <p className="mb-6 wrap-anywhere">
            {t("customer.known", { name: `${customer.firstName} ${customer.lastName}`, email: customer.email })}
          </p>
          <Button onClick={goOn}>{t("toDelivery")}</Button>
        </>
      ) : (
        <GuestForm
          key={customer?.id}
          defaultValues={{ ...customer, ...typed }}
          onTyped={(values) => store(guestDraft, values)}
          submitLabel={t("toDelivery")}
          busyLabel={t("saving")}
          onSignedIn={() => {
            store(guestDraft, undefined);
            void onChanged().then(goOn);
          }}
        />
      )}
      {customer && (
        <div className="mt-8 border-t border-line pt-4">
          <Button variant="ghost" dense busy={busy} onClick={signOut} className="-ml-2">
            {customer.isGuest ? t("customer.leaveGuest") : t("customer.signOut")}
          </Button>
        </div>
      )}
    </section>
  );
}
