import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { CheckoutFooter_ShopFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths, serviceAnchor } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { CookieSettingsItem } from "./consent/cookie-settings-item.tsx";
import { LegalLine } from "./footer/legal-line.tsx";

const CheckoutFooterFragment = graphql(`
  fragment CheckoutFooter_shop on Shop {
    id
    contact {
      email
      phone
      phoneHours
    }
    ...LegalLine_shop
  }
`);

const linkClasses = "touch-target py-1 underline-offset-4 hover:text-ink hover:underline";

/** Who helps, and who the shop is; little that leads away from an order. It shows once the height of the page is known, so that nothing moves it. */
export function CheckoutFooter({ shop }: { readonly shop: FragmentType<CheckoutFooter_ShopFragment> }) {
  const { t } = useTranslation(["layout", "checkout"]);
  const data = useFragment(CheckoutFooterFragment, shop);
  const { phone, phoneHours, email } = data.contact;
  return (
    <footer className="mt-section border-t border-line text-xs text-ink-muted peer-has-[[data-pending]]:invisible noscript:visible">
      <div className="mx-auto max-w-checkout px-gutter pt-6 pb-10">
        <ul id={serviceAnchor} className="flex flex-wrap items-baseline gap-x-6 gap-y-2 pointer-coarse:gap-y-6.5">
          <li>
            {t("checkout:frame.help")}{" "}
            <a
              href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
              className="touch-target py-1 text-ink underline underline-offset-4"
            >
              {phone}
            </a>
            {phoneHours && `, ${phoneHours}`}
          </li>
          <li>
            <a href={`mailto:${email}`} className={linkClasses}>
              {email}
            </a>
          </li>
          <li>
            <Anchor href={latePaths.delivery} className={linkClasses}>
              {t("checkout:frame.delivery")}
            </Anchor>
          </li>
          <li>
            <Anchor href={paths.withdraw} className={linkClasses}>
              {t("withdraw")}
            </Anchor>
          </li>
          <li>
            <Anchor href={paths.terms} className={linkClasses}>
              {t("terms")}
            </Anchor>
          </li>
          <li>
            <Anchor href={paths.privacy} className={linkClasses}>
              {t("privacy")}
            </Anchor>
          </li>
          <CookieSettingsItem className={linkClasses} />
        </ul>
        <LegalLine shop={data} className="mt-3" />
      </div>
    </footer>
  );
}
