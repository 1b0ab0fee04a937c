import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { addressCountries, addressSchema } from "@warmeland/schema/rules/account/address.ts";
import { useSite } from "#app/locale/site.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { AddressFields } from "./address-fields.tsx";
import type { BookAddress } from "./book-address.ts";
import { addressFieldOrder, blankAddress, formAddress, type FullAddress } from "./form-address.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { usePostcodeLookUp } from "./use-postcode-look-up.ts";
import { useSaveAddress } from "./use-save-address.ts";

interface AddressFormProps {
  /** The one to change; undefined for a new one. */
  readonly address: BookAddress | undefined;
  /** Whose it is, to begin with. */
  readonly person: Pick<FullAddress, "gender" | "firstName" | "lastName">;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const formSchema = z.object({ address: addressSchema, isDefaultShipping: z.boolean(), isDefaultBilling: z.boolean() });

/** An address for the address book. */
export function AddressForm({ address, person, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation("profile");
  const { shop } = useSite();
  const [save] = useSaveAddress();
  const { form, field, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: formSchema,
    defaultValues: {
      address: address ? formAddress(address) : blankAddress(person, shop.country),
      isDefaultShipping: address?.isDefaultShipping ?? false,
      isDefaultBilling: address?.isDefaultBilling ?? false,
    },
    order: [...addressFieldOrder.map((name) => `address.${name}` as const), "isDefaultShipping", "isDefaultBilling"],
    idPrefix: "book-",
    unanswered: t("addresses.failed"),
  });
  const lookUp = usePostcodeLookUp(form, "address");
  const send = async (values: z.output<typeof formSchema>) => {
    const input = { ...values, ...(address && { id: address.id }) };
    const outcome = await save(input);
    if (outcome.status !== "refused") return outcome;
    const fields = outcome.fields.map((problem) => ({ field: `address.${problem.field}`, message: problem.message }));
    return { ...outcome, fields };
  };
  return (
    <FormFrame {...frame} onSubmit={onSubmit(send, onSaved)}>
      <AddressFields
        part="home"
        countries={addressCountries}
        field={(name) => field(`address.${name}`)}
        lookUp={lookUp}
      />
      <div className="mt-4">
        <CheckboxRow {...field("isDefaultShipping")} label={t("addresses.isDefaultShipping")} />
        <CheckboxRow {...field("isDefaultBilling")} label={t("addresses.isDefaultBilling")} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={t("addresses.saving")} className="max-sm:w-full">
          {t("addresses.save")}
        </Button>
        <Button variant="ghost" onClick={onCancel} className="max-sm:w-full">
          {t("addresses.cancel")}
        </Button>
      </div>
    </FormFrame>
  );
}
