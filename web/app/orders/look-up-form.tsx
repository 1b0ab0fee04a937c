import { useTranslation } from "react-i18next";
import { orderLookUpSchema, type OrderLookUp } from "@warmeland/schema/rules/order-look-up.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { type FoundOrder, useLookupOrder } from "./use-lookup-order.ts";

interface LookUpFormProps {
  readonly submitLabel: string;
  readonly onFound: (found: FoundOrder) => void;
}

/** Number and e-mail address of an order: all that somebody without an account knows of it. */
export function LookUpForm({ submitLabel, onFound }: LookUpFormProps) {
  const { t } = useTranslation("orders");
  const lookUp = useLookupOrder();
  const { field, label, errors, attempt, message, isSubmitting, onSubmit } = useMutationForm<OrderLookUp, OrderLookUp>({
    schema: orderLookUpSchema,
    defaultValues: { orderNumber: "", email: "" },
    order: ["orderNumber", "email"],
  });
  return (
    <FormFrame errors={errors} attempt={attempt} message={message} onSubmit={onSubmit(lookUp, onFound)}>
      <div className="grid gap-4">
        <TextField
          {...field("orderNumber")}
          label={label("orderNumber")}
          hint={t("withdrawal.numberHint")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <TextField
          {...field("email")}
          label={label("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <Button type="submit" busy={isSubmitting} busyLabel={t("withdrawal.searching")} className="mt-6 max-sm:w-full">
        {submitLabel}
      </Button>
    </FormFrame>
  );
}
