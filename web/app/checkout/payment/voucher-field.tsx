import type { FragmentType } from "@apollo/client/masking";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { caretDownIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { RedeemedVoucher } from "./redeemed-voucher.tsx";
import { keep, readKept } from "#app/checkout/tab-storage.ts";
import { useVouchers } from "./use-vouchers.ts";

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
  const { redeem, remove, redeeming } = useVouchers(onSignedOut);
  const [code, setCode] = useState(keptCode);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(redeemed.length > 0 || code !== "");

  const type = (text: string) => {
    setCode(text);
    keep(draftName, text || undefined);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (redeeming) return;
    const refused = await redeem(code);
    setProblem(refused);
    setNews(refused === undefined ? t("voucher.redeemed", { code: code.trim().toUpperCase() }) : undefined);
    if (refused === undefined) type("");
    input.current?.focus();
  };
  const takeOff = async (removed: string) => {
    const refused = await remove(removed);
    setProblem(refused);
    setNews(refused === undefined ? t("voucher.removed", { code: removed }) : undefined);
    setOpen(true);
    // the field is there to be typed in only once it is open
    setTimeout(() => input.current?.focus());
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
          onSubmit={(event) => void submit(event)}
          className="mt-2 grid max-w-md items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <TextField
            ref={input}
            id="voucherCode"
            name="code"
            label={t("voucher.code")}
            hint={t("voucher.hint")}
            error={problem}
            value={code}
            onChange={(event) => type(event.target.value)}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button
            type="submit"
            variant="outline"
            busy={redeeming}
            busyLabel={t("voucher.redeeming")}
            className="sm:mt-7"
          >
            {t("voucher.redeem")}
          </Button>
        </form>
      </details>
      <p role="status" className="sr-only">
        {problem ?? news}
      </p>
    </section>
  );
}

function keptCode(): string {
  const kept = readKept(draftName);
  return typeof kept === "string" ? kept : "";
}
