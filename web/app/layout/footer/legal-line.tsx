import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { LegalLine_ShopFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";

const LegalLineFragment = graphql(`
  fragment LegalLine_shop on Shop {
    id
    contact {
      companyName
      street
      zipCode
      city
      chamberOfCommerce
      vatNumber
    }
  }
`);

interface LegalLineProps {
  readonly shop: FragmentType<LegalLine_ShopFragment>;
  readonly className?: string;
}

/** Who the shop is, with its address and the numbers it is registered under (Directive 2000/31/EC, article 5). */
export function LegalLine({ shop, className }: LegalLineProps) {
  const { t } = useTranslation("layout");
  const { companyName, street, zipCode, city, chamberOfCommerce, vatNumber } = useFragment(
    LegalLineFragment,
    shop,
  ).contact;
  const { isDemo } = useSite();
  const address = `${companyName}, ${street}, ${zipCode} ${city}`;
  return (
    <p className={className}>
      {t("legal", { address, chamberOfCommerce, vatNumber })} {isDemo && t("exampleData")}
    </p>
  );
}
