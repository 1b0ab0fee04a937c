import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { addressCountries } from "@warmeland/schema/rules/account/address.ts";
import { AddressFields } from "#app/account/addresses/address-fields.tsx";
import { blankAddress } from "#app/account/addresses/form-address.ts";
import { usePostcodeLookUp } from "#app/account/addresses/use-postcode-look-up.ts";
import { BasketShipments } from "#app/basket/delivery/basket-shipments.tsx";
import { DeliveryChoice } from "#app/basket/delivery/delivery-choice.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { arrowLeftIcon } from "#app/ui/icon/late-icon-paths.ts";
import { FormMessage } from "#app/ui/form/form-message.tsx";
import { IconLink } from "#app/ui/icon/icon-link.tsx";
import { stepHash } from "#app/checkout/checkout-step.ts";
import { ChooseAddress } from "./choose-address.tsx";
import { DeliveryDays } from "./delivery-days.tsx";
import { deliveryDefaults } from "./delivery-defaults.ts";
import { deliveryOrder, deliverySchema, type DeliveryForm } from "./delivery-form.ts";
import { KeepAddress } from "./keep-address.tsx";
import { ShippingOptions } from "./shipping-options.tsx";
import { StepHeading } from "#app/checkout/step-heading.tsx";
import { readStored, store } from "#app/checkout/tab-storage.ts";
import { useAddressBook } from "./use-address-book.ts";
import { useKeepAddress } from "./use-keep-address.ts";
import { useSaveDelivery } from "./use-save-delivery.ts";
import { useUsualAddresses } from "./use-usual-addresses.ts";

const DeliveryStepFragment = graphql(`
  fragment DeliveryStep_checkout on Checkout {
    id
    basket {
      id
      ...BasketShipments_basket
      ...DeliveryChoice_basket
    }
    customer {
      id
      firstName
      lastName
      gender
      isGuest
    }
    shippingAddress {
      ...AddressFields_address @unmask
    }
    billingAddress {
      ...AddressFields_address @unmask
    }
    ...DeliveryDays_checkout
    shippingOptions {
      key
      name
      description
      chosen
      price {
        cents
        formatted
      }
    }
  }
`);

/** Under this name the tab keeps what was typed, so that a reload loses nothing. */
const draftName = "delivery";

interface DeliveryStepProps {
  readonly checkout: FragmentType<typeof DeliveryStepFragment>;
  readonly takesFocus: boolean;
  readonly onSignedOut: () => void;
  /** Asks for the checkout again. */
  readonly onChanged: () => Promise<unknown>;
}

/** Where the order goes and how it gets there. */
export function DeliveryStep({ checkout, takesFocus, onSignedOut, onChanged }: DeliveryStepProps) {
  const { t } = useTranslation("checkout");
  const { shop } = useSite();
  const navigate = useNavigate();
  const data = useFragment(DeliveryStepFragment, checkout);
  const save = useSaveDelivery();
  const [defaultValues] = useState(() => deliveryDefaults(data, shop.country, readStored(draftName)));
  const { form, field, frame, isSubmitting, onSubmit } = useMutationForm<typeof deliverySchema, DeliveryForm>({
    schema: deliverySchema,
    defaultValues,
    order: deliveryOrder,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => store(draftName, values) }),
    [form],
  );
  const shippingLookUp = usePostcodeLookUp(form, "shipping");
  const billingLookUp = usePostcodeLookUp(form, "billing");
  const billingIsSame = field("billingIsSame");
  const [hasOwnBilling, setOwnBilling] = useState(!defaultValues.billingIsSame);
  const blank = blankAddress(data.customer, shop.country);
  const book = useAddressBook(data.customer?.isGuest === false);
  const deliverable = book?.filter(({ countryCode }) => countryCode === shop.country);
  useUsualAddresses({
    form,
    deliverable,
    usualBilling: book?.find(({ isDefaultBilling }) => isDefaultBilling),
    onOwnBilling: () => setOwnBilling(true),
  });
  const keeping = useKeepAddress(book);

  const saveDelivery = async (values: DeliveryForm) => {
    const outcome = await save(values);
    if (outcome.status === "done") void keeping.keepIfWanted(values.shipping);
    const isSignedOut = outcome.status === "refused" && outcome.error.__typename === "NotSignedIn";
    return isSignedOut ? onSignedOut() : outcome;
  };
  const onSaved = async () => {
    store(draftName, undefined);
    await navigate({ hash: stepHash("payment") });
  };
  return (
    <form noValidate onSubmit={onSubmit(saveDelivery, onSaved)}>
      <ErrorSummary
        attempt={frame.attempt}
        errors={frame.errors.map(({ fieldId, name }) => ({
          fieldId,
          name: fieldId.startsWith("billing.") ? t("delivery.billingField", { name }) : name,
        }))}
      />
      {frame.message !== undefined && <FormMessage>{frame.message}</FormMessage>}
      <section className="pb-8">
        <StepHeading takesFocus={takesFocus}>{t("delivery.where")}</StepHeading>
        <ChooseAddress form={form} part="shipping" addresses={deliverable ?? []} blank={blank} />
        <AddressFields
          part="shipping"
          countries={[shop.country]}
          field={(name) => field(`shipping.${name}`)}
          lookUp={shippingLookUp}
        />
        <div className="mt-4">
          <KeepAddress form={form} keeping={keeping} />
          <CheckboxRow
            {...billingIsSame}
            label={t("delivery.billingIsSame")}
            onChange={(event) => {
              setOwnBilling(!event.target.checked);
              void billingIsSame.onChange(event);
            }}
          />
          {!hasOwnBilling && <p className="text-sm text-ink-muted">{t("delivery.business")}</p>}
        </div>
      </section>
      {hasOwnBilling && (
        <section className="border-t border-line py-8">
          <h2 className="mb-4.5 font-display text-h3 font-medium tracking-display">{t("delivery.billing")}</h2>
          <ChooseAddress form={form} part="billing" addresses={book ?? []} blank={blank} />
          <AddressFields
            part="billing"
            countries={addressCountries}
            field={(name) => field(`billing.${name}`)}
            lookUp={billingLookUp}
          />
        </section>
      )}
      <section className="border-t border-line py-8">
        <Fieldset id="shippingOption" look="heading" legend={t("delivery.how")} error={field("shippingOption").error}>
          <ShippingOptions options={data.shippingOptions} binding={field("shippingOption")} />
        </Fieldset>
        <DeliveryChoice basket={data.basket} onChanged={onChanged} />
        <DeliveryDays checkout={data} onChanged={onChanged} />
        <BasketShipments basket={data.basket} />
      </section>
      <div className="flex flex-wrap-reverse items-center justify-between gap-4">
        <IconLink href={stepHash("auth")} icon={arrowLeftIcon} iconSide="start">
          {t("backToCustomer")}
        </IconLink>
        <Button type="submit" busy={isSubmitting} busyLabel={t("saving")} className="max-sm:w-full">
          {t("toPayment")}
        </Button>
      </div>
    </form>
  );
}
