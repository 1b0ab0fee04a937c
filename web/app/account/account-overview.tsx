import type { FragmentType } from "@apollo/client";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { PostalAddress } from "./addresses/postal-address.tsx";
import { settingsPath } from "./settings/settings-part.ts";
import { UnconfirmedEmail } from "./settings/unconfirmed-email.tsx";

const AccountOverviewFragment = graphql(`
  fragment AccountOverview_customer on Customer {
    id
    number
    firstName
    lastName
    email
    phone
    newsletter
    birthdayVoucher
    addresses {
      id
      isDefaultShipping
      ...PostalAddress_address @unmask
    }
    ...UnconfirmedEmail_customer
  }
`);

/** The account at a glance: who, where, and what is sent. */
export function AccountOverview({ customer }: { readonly customer: FragmentType<typeof AccountOverviewFragment> }) {
  const { t } = useTranslation("profile");
  const data = useFragment(AccountOverviewFragment, customer);
  const { number, firstName, lastName, email, phone, newsletter, birthdayVoucher, addresses } = data;
  const address = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0];
  return (
    <>
      <p className="mb-6 text-lead wrap-anywhere">
        {t("overview.greeting", { name: `${firstName} ${lastName}` })}
        <span className="block text-sm text-ink-muted">{t("overview.number", { number })}</span>
      </p>
      <UnconfirmedEmail customer={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Card title={t("overview.data")} link={t("overview.change")} href={settingsPath("user")}>
          <p className="wrap-anywhere">
            {firstName} {lastName}
            <br />
            {email}
            {phone && (
              <>
                <br />
                {phone}
              </>
            )}
          </p>
        </Card>
        <Card
          title={t("overview.address")}
          link={address ? t("overview.change") : t("overview.addAddress")}
          href={settingsPath("addresses")}
        >
          {address ? <PostalAddress address={address} /> : <p>{t("overview.noAddress")}</p>}
        </Card>
        <Card title={t("overview.newsletter")} link={t("overview.change")} href={settingsPath("privacy")}>
          <p>
            {newsletter ? t("overview.newsletterOn") : t("overview.newsletterOff")}
            <br />
            {birthdayVoucher ? t("overview.birthdayOn") : t("overview.birthdayOff")}
          </p>
        </Card>
      </div>
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly link: string;
  readonly href: string;
  readonly children: ReactNode;
}

function Card({ title, link, href, children }: CardProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-md border border-line p-6 text-sm text-ink-muted">
      <h2 id={id} className="mb-2 text-h4 font-semibold text-ink">
        {title}
      </h2>
      {children}
      <TextLink href={href} className="touch-target mt-auto self-start pt-4">
        {link}
        <span className="sr-only">{t("detail", { value: title })}</span>
      </TextLink>
    </section>
  );
}
