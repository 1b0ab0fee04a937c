import type { FragmentType } from "@apollo/client";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSignOut } from "#app/account/sign-in/use-sign-out.ts";
import { Button } from "#app/ui/button.tsx";
import { AddressBook } from "#app/account/addresses/address-book.tsx";
import { DataExport } from "./data-export.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailForm } from "./email-form.tsx";
import { NewsletterChoice } from "#app/account/newsletter/newsletter-choice.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PersonForm } from "./person-form.tsx";
import type { SettingsPart } from "./settings-part.ts";

const AccountSettingsFragment = graphql(`
  fragment AccountSettings_customer on Customer {
    id
    email
    ...PersonForm_customer
    ...EmailForm_customer
    ...AddressBook_customer
    ...NewsletterChoice_customer
  }
`);

interface AccountSettingsProps {
  readonly customer: FragmentType<typeof AccountSettingsFragment>;
  readonly part: SettingsPart;
}

/** What a customer can change about the account, a part on each page; the way out for good is at the end of the last. */
export function AccountSettings({ customer, part }: AccountSettingsProps) {
  const { t } = useTranslation("profile");
  const data = useFragment(AccountSettingsFragment, customer);
  const parts: Readonly<Record<SettingsPart, ReactNode>> = {
    user: (
      <>
        <SettingsSection title={t("person.title")}>
          <PersonForm customer={data} />
        </SettingsSection>
        <SettingsSection title={t("email.title")}>
          <EmailForm customer={data} />
        </SettingsSection>
      </>
    ),
    addresses: (
      <SettingsSection title={t("addresses.title")}>
        <AddressBook customer={data} />
      </SettingsSection>
    ),
    password: (
      <SettingsSection title={t("password.title")}>
        <PasswordForm email={data.email} />
        <SignOutEverywhere />
      </SettingsSection>
    ),
    privacy: (
      <>
        <SettingsSection title={t("newsletter.title")}>
          <NewsletterChoice customer={data} />
        </SettingsSection>
        <SettingsSection title={t("export.title")}>
          <DataExport />
        </SettingsSection>
        <DeleteAccount />
      </>
    ),
  };
  return <div>{parts[part]}</div>;
}

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter of the account, under its heading. */
function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-9 first:border-0 first:pt-2">
      <h2 id={id} className="mb-5 font-display text-h3 font-medium tracking-display">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Ends the sessions of all devices, this one too. */
function SignOutEverywhere() {
  const { t } = useTranslation("profile");
  const { signOut, busy } = useSignOut({ everywhere: true });
  return (
    <div className="mt-8 max-w-xl text-sm">
      <p className="text-ink-muted">{t("password.everywhereText")}</p>
      <Button variant="ghost" dense busy={busy} onClick={signOut} className="-ml-2 mt-1">
        {t("password.everywhere")}
      </Button>
    </div>
  );
}
