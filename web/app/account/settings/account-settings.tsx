import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { AddressBook } from "#app/account/addresses/address-book.tsx";
import { DataExport } from "./data-export.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailForm } from "./email-form.tsx";
import { NewsletterChoice } from "#app/account/newsletter/newsletter-choice.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PersonForm } from "./person-form.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

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

/** Everything a customer can change about the account, to its end. */
export function AccountSettings({ customer }: { readonly customer: FragmentType<typeof AccountSettingsFragment> }) {
  const { t } = useTranslation("profile");
  const data = useFragment(AccountSettingsFragment, customer);
  return (
    <div>
      <SettingsSection title={t("person.title")}>
        <PersonForm customer={data} />
      </SettingsSection>
      <SettingsSection title={t("addresses.title")} anchor="adresboek">
        <AddressBook customer={data} />
      </SettingsSection>
      <SettingsSection title={t("newsletter.title")} anchor="nieuwsbrief">
        <NewsletterChoice customer={data} />
      </SettingsSection>
      <SettingsSection title={t("email.title")}>
        <EmailForm customer={data} />
      </SettingsSection>
      <SettingsSection title={t("password.title")}>
        <PasswordForm email={data.email} />
        <SignOutEverywhere />
      </SettingsSection>
      <SettingsSection title={t("export.title")}>
        <DataExport />
      </SettingsSection>
      <DeleteAccount />
    </div>
  );
}
