import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { Footer_ShopFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths, serviceAnchor } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Stripe } from "#app/ui/stripe.tsx";
import { CookieSettingsItem } from "#app/layout/consent/cookie-settings-item.tsx";
import { FooterColumn } from "./footer-column.tsx";
import { LegalLine } from "./legal-line.tsx";
import { Logo } from "#app/layout/header/logo.tsx";
import type { ShopSettings } from "#app/layout/shop-settings.ts";

const FooterFragment = graphql(`
  fragment Footer_shop on Shop {
    id
    name
    paymentMethods {
      key
      name
    }
    contact {
      email
      phone
      phoneHours
    }
    ...LegalLine_shop
  }
`);

/** What the law wants in reach of every page, whatever the settings link to (Directive (EU) 2023/2673), and its neighbours. */
const duties = [
  { key: "withdraw", href: paths.withdraw },
  { key: "followOrder", href: paths.orderLookUp },
  { key: "terms", href: paths.terms },
  { key: "privacy", href: paths.privacy },
] as const;

const dutyClasses =
  "py-1 underline-offset-4 max-lg:inline-flex max-lg:min-h-target max-lg:items-center hover:text-on-night hover:underline";

interface FooterProps {
  readonly shop: FragmentType<Footer_ShopFragment>;
  readonly settings: ShopSettings;
}

/** Claim, link columns, payment methods and who the shop is. */
export function Footer({ shop, settings }: FooterProps) {
  const { t } = useTranslation("layout");
  const data = useFragment(FooterFragment, shop);
  const { name, paymentMethods, contact } = data;
  return (
    <footer className="night bg-night text-on-night">
      <Stripe className="h-2.5 print:hidden" />
      <div className="mx-auto max-w-page px-gutter">
        <div className="grid py-6 print:hidden lg:grid-cols-[1.4fr_repeat(4,1fr)] lg:gap-8 lg:pt-14 lg:pb-10">
          <div className="pt-2 pb-5">
            <Logo name={name} />
            {settings.claim && <p className="mt-2 max-w-80 text-sm text-on-night-muted">{settings.claim}</p>}
            <p id={serviceAnchor} className="mt-3 scroll-mt-28 text-sm text-on-night-muted">
              <a
                href={`tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`}
                className="hover:text-on-night hover:underline"
              >
                {contact.phone}
              </a>
              {contact.phoneHours && `, ${contact.phoneHours}`}
              <br />
              <a href={`mailto:${contact.email}`} className="hover:text-on-night hover:underline">
                {contact.email}
              </a>
            </p>
          </div>
          {settings.columns.map(({ key, title, links }) => (
            <FooterColumn key={key} title={title} links={links} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5 pb-8 text-xs text-on-night-muted print:text-ink-muted lg:justify-between lg:border-t lg:border-line-night">
          <ul aria-label={t("paymentMethods")} className="flex flex-wrap gap-1.5 print:hidden">
            {paymentMethods.map((method) => (
              <li key={method.key} className="rounded-xs border border-line-night px-2 py-0.5 text-2xs text-on-night">
                {method.name}
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap items-baseline gap-x-4 gap-y-1 print:hidden">
            {duties.map(({ key, href }) => (
              <li key={key}>
                <Anchor href={href} className={dutyClasses}>
                  {t(key)}
                </Anchor>
              </li>
            ))}
            <CookieSettingsItem className={dutyClasses} />
          </ul>
          <LegalLine shop={data} className="lg:basis-full" />
        </div>
      </div>
    </footer>
  );
}
