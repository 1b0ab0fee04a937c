import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { Accordion, AccordionRow } from "#app/ui/accordion.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { AttributeTable } from "./attribute-table.tsx";

export const ProductDetailsFragment = graphql(`
  fragment ProductDetails_product on Product {
    id
    description
    brand {
      name
    }
    attributes {
      key
      label
      values {
        label
      }
    }
    badges {
      key
      label
      basis
    }
    passport {
      manufacturer
      manufacturerAddress
      safetyContact
      composition
      care
      origin
    }
  }
`);

/** Attributes that stand elsewhere on the page or are no facts for a shopper. */
const elsewhere = new Set([
  "productName",
  "masterTitle",
  "subtitle",
  "description",
  "color",
  "masterReviewsCount",
  "masterReviewsScore",
  "brand",
  "promotion",
]);
const claims = new Set(["vegan", "productFilterMadeInGermany", "allergySuitable", "metalFree", "bestseller", "topReview"]);

/** Everything there is to know about a product, in rows that open. */
export function ProductDetails({
  product,
  deliveryPage,
}: {
  readonly product: FragmentType<typeof ProductDetailsFragment>;
  readonly deliveryPage: string;
}) {
  const { t } = useTranslation("catalog");
  const data = useMasked(ProductDetailsFragment, product);
  const facts = data.attributes.filter(({ key, values }) => !elsewhere.has(key) && !claims.has(key) && values.length > 0);
  const rows = [
    { label: t("brand"), value: data.brand.name },
    ...facts.map(({ label, values }) => ({ label, value: values.map((value) => value.label).join(", ") })),
  ];
  const proven = data.badges.filter((badge) => badge.basis);
  const { passport } = data;
  return (
    <Accordion>
      {data.description && (
        <AccordionRow title={t("details.description")} defaultOpen>
          {data.description.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="not-first:mt-3">
              {paragraph}
            </p>
          ))}
        </AccordionRow>
      )}
      <AccordionRow title={t("details.attributes")} defaultOpen>
        <AttributeTable rows={rows} />
      </AccordionRow>
      {proven.length > 0 && (
        <AccordionRow title={t("details.basis")}>
          <AttributeTable rows={proven.map(({ label, basis }) => ({ label, value: basis ?? "" }))} />
        </AccordionRow>
      )}
      <AccordionRow title={t("details.delivery")}>
        <p>{t("details.deliveryText")}</p>
        <p className="mt-3">
          <TextLink href={deliveryPage}>{t("details.deliveryLink")}</TextLink>
        </p>
      </AccordionRow>
      {passport?.care && (
        <AccordionRow title={t("details.care")}>
          <p>{passport.care}</p>
        </AccordionRow>
      )}
      {passport && (
        <AccordionRow title={t("details.passport")}>
          <AttributeTable
            rows={[
              { label: t("details.manufacturer"), value: `${passport.manufacturer}, ${passport.manufacturerAddress}` },
              { label: t("details.safetyContact"), value: passport.safetyContact },
              ...(passport.composition ? [{ label: t("details.composition"), value: passport.composition }] : []),
              ...(passport.origin ? [{ label: t("details.origin"), value: passport.origin }] : []),
            ]}
          />
        </AccordionRow>
      )}
    </Accordion>
  );
}
