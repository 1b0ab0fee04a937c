import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { Outcome } from "#app/graphql/mutation/send.ts";
import { useMutationForm } from "#app/graphql/mutation/use-mutation-form.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { caretDownIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { RedeemedVoucher } from "./redeemed-voucher.tsx";
import { readStored, store } from "#app/checkout/tab-storage.ts";

const RemoveVoucherMutation = graphql(`
  mutation RemoveVoucher($input: RemoveVoucherInput!) {
    removeVoucher(input: $input) {
      ... on RemoveVoucherPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...CheckoutConflict_error
      ...Refusal_error @unmask
    }
  }
`);

const RedeemVoucherMutation = graphql(`
  mutation RedeemVoucher($input: RedeemVoucherInput!) {
    redeemVoucher(input: $input) {
      ... on RedeemVoucherPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...CheckoutConflict_error
      ...Refusal_error @unmask
    }
  }
`);

const VoucherFieldFragment = graphql(`
  fragment VoucherField_checkout on Checkout {
    id
    vouchers {
      code
      name
      status
      because
      discount {
        formatted
      }
    }
    codePromotions {
      code
      name
      status
      because
      reduction {
        formatted
      }
    }
  }
`);

/** Under this name the tab keeps a code that was typed and not redeemed yet. */
const draftName = "voucher";

// what a code may look like the gateway knows
const codeSchema = z.object({ code: z.string() });
type Code = z.infer<typeof codeSchema>;

interface VoucherFieldProps {
  readonly checkout: FragmentType<typeof VoucherFieldFragment>;
  readonly onSignedOut: () => void;
}

/** Where a voucher is typed in, late in the checkout; beside it those redeemed, each with what it does and a way off. */
export function VoucherField({ checkout, onSignedOut }: VoucherFieldProps) {
  const { t } = useTranslation("checkout");
  const { vouchers, codePromotions } = useFragment(VoucherFieldFragment, checkout);
  const redeemed = [
    ...vouchers.map(({ code: own, name, status, because, discount }) => {
      return { code: own, name, status, because: status === "APPLIED" ? t("voucher.applies") : because, discount };
    }),
    ...codePromotions.map(({ code: own, name, status, because, reduction }) => {
      return { code: own ?? "", name, status, because, discount: reduction };
    }),
  ];
  const [redeem] = useSend(RedeemVoucherMutation, "redeemVoucher");
  const [remove] = useSend(RemoveVoucherMutation, "removeVoucher");
  const outcomeText = useOutcomeText();
  const { form, field, frame, setMessage, isSubmitting, onSubmit } = useMutationForm({
    schema: codeSchema,
    defaultValues: { code: storedCode() },
    idPrefix: "voucher-",
  });
  const [news, setNews] = useState<string>();
  const [open, setOpen] = useState(redeemed.length > 0 || form.getValues("code") !== "");
  const { error = frame.message, ...input } = field("code");
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => store(draftName, values.code || undefined),
      }),
    [form],
  );

  const leaveIfSignedOut = (outcome: Outcome) => {
    if (outcome.status === "refused" && outcome.error.__typename === "NotSignedIn") onSignedOut();
  };
  // the field is there to be typed in only once it is open
  const focusField = () => void setTimeout(() => form.setFocus("code"));
  const redeemCode = async ({ code }: Code) => {
    setNews(undefined);
    const outcome = await redeem({ code });
    leaveIfSignedOut(outcome);
    if (outcome.status === "done") setNews(t("voucher.redeemed", { code: code.trim().toUpperCase() }));
    focusField();
    return outcome;
  };
  const takeOff = async (code: string) => {
    const outcome = await remove({ code });
    leaveIfSignedOut(outcome);
    setMessage(outcome.status === "done" ? undefined : outcomeText(outcome));
    setNews(outcome.status === "done" ? t("voucher.removed", { code }) : undefined);
    setOpen(true);
    focusField();
  };
  return (
    <section aria-label={t("voucher.title")} className="mt-8 border-t border-line pt-5">
      {redeemed.length > 0 && (
        <ul aria-label={t("voucher.list")} className="mb-3 grid gap-2.5">
          {redeemed.map((each) => (
            <li key={each.code}>
              <RedeemedVoucher {...each} onRemove={() => takeOff(each.code)} />
            </li>
          ))}
        </ul>
      )}
      <details className="group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-target cursor-pointer items-center gap-2 font-semibold underline-offset-4 hover:underline">
          {t(redeemed.length > 0 ? "voucher.another" : "voucher.ask")}
          <Icon path={caretDownIcon} className="size-[1.125rem] transition-transform group-open:rotate-180" />
        </summary>
        <form
          noValidate
          onSubmit={onSubmit(redeemCode, () => form.setValue("code", ""))}
          className="mt-2 grid max-w-md items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <TextField
            {...input}
            label={t("voucher.code")}
            hint={t("voucher.hint")}
            error={error}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button
            type="submit"
            variant="outline"
            busy={isSubmitting}
            busyLabel={t("voucher.redeeming")}
            className="sm:mt-7"
          >
            {t("voucher.redeem")}
          </Button>
        </form>
      </details>
      <p role="status" className="sr-only">
        {error ?? news}
      </p>
    </section>
  );
}

function storedCode(): string {
  const stored = readStored(draftName);
  return typeof stored === "string" ? stored : "";
}
