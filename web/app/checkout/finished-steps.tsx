import type { FragmentType } from "@apollo/client/masking";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { PostalAddress_AddressFragment } from "#app/graphql/generated/graphql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { useForeignCountry } from "#app/locale/use-foreign-country.ts";
import { checkoutSteps, type CheckoutStep } from "./checkout-step.ts";
import { FinishedStep } from "./finished-step.tsx";

const FinishedStepsFragment = graphql(`
  fragment FinishedSteps_checkout on Checkout {
    id
    customer {
      id
      firstName
      lastName
      email
      isGuest
    }
    shippingAddress {
      ...PostalAddress_address @unmask
    }
    billingAddress {
      ...PostalAddress_address @unmask
    }
    shippingOptions {
      key
      name
      chosen
    }
    basket {
      id
      packages {
        packageId
        deliveryFrom
        deliveryTo
      }
    }
  }
`);

interface FinishedStepsProps {
  readonly checkout: FragmentType<typeof FinishedStepsFragment>;
  /** The step that is being worked on. */
  readonly until: CheckoutStep;
}

/** What the earlier steps have settled. */
export function FinishedSteps({ checkout, until }: FinishedStepsProps) {
  const { t } = useTranslation(["checkout", "ui"]);
  const { t: tShipments } = useTranslation("shipments");
  const days = useDeliveryDays("short");
  const foreignCountry = useForeignCountry();
  const { customer, shippingAddress, billingAddress, shippingOptions, basket } = useFragment(
    FinishedStepsFragment,
    checkout,
  );
  const position = checkoutSteps.indexOf(until);
  const option = shippingOptions.find((one) => one.chosen);
  return (
    <div className="mb-8 empty:hidden">
      {position > 0 && customer && (
        <FinishedStep step="auth" title={`${customer.firstName} ${customer.lastName}`}>
          {customer.isGuest ? t("customer.asGuest", { email: customer.email }) : customer.email}
        </FinishedStep>
      )}
      {position > 1 && shippingAddress && (
        <FinishedStep step="shipping" title={option?.name ?? t("steps.shipping")}>
          {basket.packages.map(({ packageId, deliveryFrom, deliveryTo }) => (
            <Fragment key={packageId}>
              {basket.packages.length > 1 && `${t("ui:label", { name: tShipments("number", { number: packageId }) })} `}
              {days(deliveryFrom, deliveryTo)}
              <br />
            </Fragment>
          ))}
          {oneLine(shippingAddress, foreignCountry(shippingAddress.countryCode))}
          {billingAddress && (
            <>
              <br />
              {t("delivery.billTo", { address: oneLine(billingAddress, foreignCountry(billingAddress.countryCode)) })}
            </>
          )}
        </FinishedStep>
      )}
    </div>
  );
}

function oneLine(
  { firstName, lastName, companyName, street, houseNumber, addition, zipCode, city }: PostalAddress_AddressFragment,
  country: string | null,
): string {
  const door = [street, houseNumber, addition].filter(Boolean).join(" ");
  return [companyName, `${firstName} ${lastName}`, door, `${zipCode} ${city}`, country].filter(Boolean).join(", ");
}
