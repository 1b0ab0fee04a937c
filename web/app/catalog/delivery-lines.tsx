import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { Icon } from "#app/ui/icon.tsx";
import { arrowUUpLeftIcon, truckIcon } from "#app/ui/icon-paths.ts";
import { deliveryText } from "./delivery-text.ts";
import { StockLine, type StockStatus } from "./stock-line.tsx";
import { type DeliveryTime, useDeliveryDaysOf } from "./use-delivery-days-of.ts";

interface DeliveryLinesProps {
  readonly status: StockStatus;
  /** Null when the catalogue does not say, or nothing can be delivered. */
  readonly delivery: DeliveryTime | null | undefined;
  readonly returnDays: number;
}

/** Whether it is there, when it comes, and how long it can go back. Writing days takes a browser a while, so React takes them over by themselves. */
export function DeliveryLines({ status, delivery, returnDays }: DeliveryLinesProps) {
  const { t } = useTranslation("catalog");
  return (
    <ul className="grid gap-2 border-y border-line py-4 text-sm">
      <li aria-live="polite" className="pl-1.5">
        <StockLine status={status} />
      </li>
      {delivery && status !== "SOLD_OUT" && (
        <Suspense>
          <DeliveryLine delivery={delivery} />
        </Suspense>
      )}
      {returnDays > 0 && <Line icon={arrowUUpLeftIcon}>{t("returnDays", { count: returnDays })}</Line>}
    </ul>
  );
}

function DeliveryLine({ delivery }: { readonly delivery: DeliveryTime }) {
  const { t } = useTranslation("catalog");
  const writeDays = useDeliveryDays("short");
  const { from, to, orderBefore } = useDeliveryDaysOf(delivery);
  const { day, hour } = useMomentTexts().weekHour(orderBefore.toISOString());
  return (
    <Line icon={truckIcon}>
      {deliveryText(t, delivery)}
      <b className="block font-semibold">{writeDays(from, to)}</b>
      <span className="block text-xs text-ink-muted">
        {delivery.unit === "DAY" && t("delivery.orderBefore", { day, hour })} {t(`delivery.kind.${delivery.kind}`)}
      </span>
    </Line>
  );
}

function Line({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon path={icon} className="mt-0.5 size-5" />
      <div>{children}</div>
    </li>
  );
}
