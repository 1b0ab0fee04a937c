import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { Accordion, AccordionRow } from "#app/ui/accordion.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { AttributeTable } from "./attribute-table.tsx";
import { ProductFacts } from "./product-facts.tsx";

export const ProductDetailsFragment = graphql(`
  fragment ProductDetails_product on Product {
    id
    description
    badges {
      key
      label
      color
      basis
    }
    delivery {
      kind
    }
    passport {
      manufacturer
      manufacturerAddress
      safetyContact
      composition
      care
      origin
    }
    ...ProductFacts_product
  }
`);

export const ProductDetailsShopFragment = graphql(`
  fragment ProductDetails_shop on Shop {
    id
    freeShipping
    returnDays
    contact {
      email
      phone
      phoneHours
    }
  }
`);

interface ProductDetailsProps {
  readonly product: FragmentType<typeof ProductDetailsFragment>;
  readonly shop: FragmentType<typeof ProductDetailsShopFragment>;
}

/** Everything there is to know about a product, in rows that open. */
export function ProductDetails({ product, shop }: ProductDetailsProps) {
  const { t } = useTranslation("product");
  const details = useFragment(ProductDetailsFragment, product);
  const { description, badges, delivery, passport } = details;
  const { freeShipping, returnDays, contact } = useFragment(ProductDetailsShopFragment, shop);
  const proven = badges.filter((badge) => badge.basis);
  const material = [
    ...(passport?.composition ? [{ label: t("details.composition"), value: passport.composition }] : []),
    ...(passport?.care ? [{ label: t("details.care"), value: passport.care }] : []),
  ];
  return (
    <Accordion>
      <div className="gap-x-16 lg:grid lg:grid-cols-2 lg:items-start">
        {description && (
          <AccordionRow title={t("details.description")} defaultOpen>
            {description.split("\n\n").map((paragraph) => (
              <p key={paragraph} className="not-first:mt-3">
                {paragraph}
              </p>
            ))}
          </AccordionRow>
        )}
        <AccordionRow title={t("details.attributes")} defaultOpen>
          <ProductFacts product={details} />
        </AccordionRow>
      </div>
      {material.length > 0 && (
        <AccordionRow title={t("details.material")}>
          <AttributeTable rows={material} />
        </AccordionRow>
      )}
      {proven.length > 0 && (
        <AccordionRow title={t("details.basis")}>
          <AttributeTable rows={proven.map(({ label, basis }) => ({ label, value: basis ?? "" }))} />
        </AccordionRow>
      )}
      <AccordionRow title={t("details.delivery")}>
        <p>
          {delivery && t(`details.kind.${delivery.kind}`)} {freeShipping && t("details.free")}{" "}
          {returnDays > 0 && t("details.returns", { count: returnDays })}
        </p>
        <p className="mt-3">
          <TextLink href={latePaths.delivery} className="touch-target">
            {t("details.deliveryLink")}
          </TextLink>
        </p>
      </AccordionRow>
      <AccordionRow title={t("details.guarantee")}>
        <p>{t("details.guaranteeText")}</p>
        <p className="mt-3">
          {t("details.guaranteeContact", { phone: contact.phone, hours: contact.phoneHours })}{" "}
          <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
        </p>
      </AccordionRow>
      {passport && (
        <AccordionRow title={t("details.passport")}>
          <AttributeTable
            rows={[
              { label: t("details.manufacturer"), value: passport.manufacturer },
              { label: t("details.address"), value: passport.manufacturerAddress },
              { label: t("details.safetyContact"), value: <SafetyContact contact={passport.safetyContact} /> },
              ...(passport.origin ? [{ label: t("details.origin"), value: passport.origin }] : []),
            ]}
          />
        </AccordionRow>
      )}
    </Accordion>
  );
}

function SafetyContact({ contact }: { readonly contact: string }) {
  const isAddress = /^https?:\/\//.test(contact);
  if (!isAddress && !contact.includes("@")) return contact;
  return (
    <TextLink href={isAddress ? contact : `mailto:${contact}`} className="touch-target">
      {contact}
    </TextLink>
  );
}
