import { useTranslation } from "react-i18next";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

interface OrderLineAmountProps {
  /** As it is paid. */
  readonly total: { readonly cents: number; readonly currency: string };
  /** The line's share of the vouchers, taken off `total` already. */
  readonly voucherDiscount: { readonly cents: number; readonly formatted: string };
}

/** What a line of an order costs, so that the lines add up to the subtotal, and its share of the vouchers below. */
export function OrderLineAmount({ total, voucherDiscount }: OrderLineAmountProps) {
  const { t, i18n } = useTranslation("orders");
  const cents = total.cents + voucherDiscount.cents;
  return (
    <span className="text-right whitespace-nowrap tabular-nums">
      {cents === 0 ? t("order.free") : formatMoney(cents, total.currency, i18n.language)}
      {voucherDiscount.cents > 0 && (
        <span className="block text-xs text-ink-muted">
          <span className="sr-only">{t("order.voucherShare")} </span>−{"\u00a0"}
          {voucherDiscount.formatted}
        </span>
      )}
    </span>
  );
}
