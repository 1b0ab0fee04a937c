import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PostalAddress } from "#app/account/postal-address.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { useSite } from "#app/locale/site.ts";
import { orderDay } from "./order-dates.ts";

const OrderFactsFragment = graphql(`
  fragment OrderFacts_order on Order {
    id
    number
    placedAt
    email
    customerNumber
    shippingAddress {
      firstName
      lastName
      companyName
      street
      houseNumber
      addition
      zipCode
      city
    }
    billingAddress {
      firstName
      lastName
      companyName
      street
      houseNumber
      addition
      zipCode
      city
    }
    payment {
      methodName
    }
  }
`);

/** Number, day, who ordered, where it goes and how it is paid. */
export function OrderFacts({ order }: { readonly order: FragmentType<typeof OrderFactsFragment> }) {
  const { t } = useTranslation("orders");
  const { shop } = useSite();
  const { number, placedAt, email, customerNumber, shippingAddress, billingAddress, payment } = useMasked(OrderFactsFragment, order);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md bg-surface px-5 py-4 text-sm md:grid-cols-4">
        <Fact name={t("number")}>{number}</Fact>
        <Fact name={t("placedAt")}>{orderDay(placedAt, shop.language)}</Fact>
        {customerNumber !== null && <Fact name={t("customerNumberLabel")}>{customerNumber}</Fact>}
        <Fact name={t("email")}>{email}</Fact>
      </dl>
      <div className="mt-6 grid gap-6 text-sm sm:grid-cols-3">
        <PostalAddress title={t("order.shippingAddress")} address={shippingAddress} />
        <PostalAddress title={t("order.billingAddress")} address={billingAddress} />
        <div>
          <h3 className="font-semibold">{t("order.payment")}</h3>
          <p className="text-ink-muted">{payment.methodName}</p>
        </div>
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="font-semibold break-words tabular-nums">{children}</dd>
    </div>
  );
}
