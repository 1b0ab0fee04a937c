import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";

interface RedeemedVoucherProps {
  readonly code: string;
  readonly name: string;
  readonly status: "APPLIED" | "BLOCKED";
  /** What it does, or why it does nothing now, in a sentence. */
  readonly because: string;
  readonly discount: { readonly formatted: string };
  readonly onRemove: () => Promise<void>;
}

/** A voucher, or a promotion with a code, that was redeemed. */
export function RedeemedVoucher({ code, name, status, because, discount, onRemove }: RedeemedVoucherProps) {
  const { t } = useTranslation("checkout");
  const [busy, setBusy] = useState(false);
  const applies = status === "APPLIED";
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    await onRemove();
    setBusy(false);
  };
  return (
    <div
      className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md border px-4 py-3 text-sm ${applies ? "border-success-line bg-success-ground" : "border-warn-line bg-warn-ground"}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <Badge look="teaser">{code}</Badge>
        <b className="font-semibold">{name}</b>
      </p>
      <p className="text-right font-semibold whitespace-nowrap text-sale tabular-nums">
        {applies && `−\u00a0${discount.formatted}`}
      </p>
      <p className={applies ? "text-success" : "text-warn"}>{because}</p>
      <button
        type="button"
        aria-label={t("voucher.removeCode", { code })}
        aria-busy={busy || undefined}
        onClick={() => void remove()}
        className="-my-2 inline-flex min-h-target cursor-pointer items-center justify-self-end underline underline-offset-4 hover:decoration-2"
      >
        {t("voucher.remove")}
      </button>
    </div>
  );
}
