import { useTranslation } from "react-i18next";
import { orderLookUpSchema } from "@warmeland/schema/rules/order-look-up.ts";
import { FormFrame } from "#app/account/form-frame.tsx";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { type DocumentType, graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const LookUpOrderMutation = graphql(`
  mutation LookUpOrder($input: LookupOrderInput!) {
    lookupOrder(input: $input) {
      ... on LookupOrderPayload {
        token
        order {
          id
          number
          ...OrderDetails_order
          ...WithdrawPieces_order
          ...WithdrawLink_order
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** An order that was looked up, and the token that shows it. */
export type FoundOrder = Extract<
  DocumentType<typeof LookUpOrderMutation>["lookupOrder"],
  { __typename: "LookupOrderPayload" }
>;

interface LookUpFormProps {
  readonly submitLabel: string;
  readonly onFound: (found: FoundOrder) => void;
}

/** Number and e-mail address of an order: all that somebody without an account knows of it. */
export function LookUpForm({ submitLabel, onFound }: LookUpFormProps) {
  const { t } = useTranslation("orders");
  const [lookUp] = useSend(LookUpOrderMutation, "lookupOrder", { context: { leavesNoVisitor: true } });
  const { field, label, frame, isSubmitting, onSubmit } = useMutationForm({
    schema: orderLookUpSchema,
  });
  return (
    <FormFrame {...frame} onSubmit={onSubmit(lookUp, onFound)}>
      <div className="grid gap-4">
        <TextField
          {...field("orderNumber")}
          label={label("orderNumber")}
          hint={t("withdrawal.numberHint")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <EmailField {...field("email")} label={label("email")} />
      </div>
      <Button type="submit" busy={isSubmitting} busyLabel={t("withdrawal.searching")} className="mt-6 max-sm:w-full">
        {submitLabel}
      </Button>
    </FormFrame>
  );
}
