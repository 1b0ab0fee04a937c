import { sampleOrderSchema } from "@warmeland/schema/rules/sample-order.ts";
import * as z from "zod/mini";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressFields } from "#app/account/addresses/address-fields.tsx";
import { blankAddress, formAddress } from "#app/account/addresses/form-address.ts";
import { usePostcodeLookUp } from "#app/account/addresses/use-postcode-look-up.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SampleForm_CustomerFragment } from "#app/graphql/generated/graphql.ts";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { useSite } from "#app/locale/site.ts";
import { Button } from "#app/ui/button.tsx";
import { randomKey } from "#app/ui/browser/random-key.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { type SampleFabric, SampleFabrics } from "./sample-fabrics.tsx";

graphql(`
  fragment SampleForm_customer on Customer {
    id
    email
    firstName
    lastName
    gender
    addresses {
      ...BookAddress_address @unmask
    }
  }
`);

const OrderSamplesMutation = graphql(`
  mutation OrderSamples($input: OrderSamplesInput!) {
    orderSamples(input: $input) {
      ... on OrderSamplesPayload {
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

interface SampleFormProps {
  /** Null for who is not signed in. */
  readonly customer: SampleForm_CustomerFragment | null | undefined;
  readonly fabrics: readonly SampleFabric[];
  /** The colour that is looked at, chosen to begin with. */
  readonly productId: number;
  /** With what the shop says of it. */
  readonly onDone: (message: string) => void;
}

const formSchema = z.object({ email: sampleOrderSchema.shape.email, address: sampleOrderSchema.shape.address });
const names = [
  "gender",
  "firstName",
  "lastName",
  "zipCode",
  "houseNumber",
  "addition",
  "street",
  "city",
  "countryCode",
  "phone",
] as const;

/** Which fabrics, for whom; the customer's usual address is filled in. */
export function SampleForm({ customer, fabrics, productId, onDone }: SampleFormProps) {
  const { t } = useTranslation("samples");
  const { shop } = useSite();
  // no visitor begins with an order of samples
  const [order] = useSend(OrderSamplesMutation, "orderSamples", { context: { leavesNoVisitor: true } });
  const [chosen, setChosen] = useState(() =>
    fabrics.some((fabric) => fabric.productId === productId) ? [productId] : [],
  );
  const [isMissing, setMissing] = useState(false);
  // what is sent again after no response came is the same order
  const [idempotencyKey] = useState(randomKey);
  const book = customer?.addresses.filter(({ countryCode }) => countryCode === shop.country) ?? [];
  const usual = book.find(({ isDefaultShipping }) => isDefaultShipping) ?? book[0];
  const { form, field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: formSchema,
    defaultValues: {
      email: customer?.email ?? "",
      address: usual ? formAddress(usual) : blankAddress(customer ?? null, shop.country),
    },
    order: ["email", ...names.map((name) => `address.${name}` as const)],
    idPrefix: "samples-",
    unanswered: t("failedToOrder"),
  });
  const lookUp = usePostcodeLookUp(form, "address");
  return (
    <FormFrame
      {...frame}
      wide
      onSubmit={onSubmit(
        async (values) => {
          setMissing(chosen.length === 0);
          if (chosen.length === 0) return document.getElementById(`sample-${fabrics[0]?.productId}`)?.focus();
          return order({ ...values, productIds: chosen, idempotencyKey });
        },
        ({ message }) => onDone(message),
      )}
    >
      <SampleFabrics
        fabrics={fabrics}
        chosen={chosen}
        onChange={(next) => {
          setMissing(false);
          setChosen(next);
        }}
        error={isMissing ? t("none") : undefined}
      />
      <h3 className="mb-3 font-semibold">{t("address")}</h3>
      <TextField
        {...field("email")}
        label={label("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        className="mb-4"
      />
      <AddressFields
        part="shipping"
        countries={[shop.country]}
        field={(name) => field(`address.${name}`)}
        lookUp={lookUp}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={t("submitting")} className="mt-6">
        {t("submit", { count: Math.max(chosen.length, 1) })}
      </Button>
    </FormFrame>
  );
}
