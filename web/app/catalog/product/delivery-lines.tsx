import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { dateRangeParts } from "#app/locale/date-range.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { delayedDates } from "@warmeland/schema/rules/delivery/delivery-area.ts";
import { PostcodeForm } from "#app/catalog/postcode/postcode-form.tsx";
import { usePostcode } from "#app/catalog/postcode/use-postcode.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { arrowUUpLeftIcon, truckIcon } from "#app/ui/icon/icon-paths.ts";
import { deliveryText } from "./delivery-text.ts";
import { OpenStockLine } from "#app/catalog/variant/open-stock-line.tsx";
import type { StockStatus } from "./stock-line.tsx";
import { stockOfChoice } from "#app/catalog/variant/stock-of-choice.ts";
import type { Dimension } from "#app/catalog/variant/variant-choice.ts";
import { type DeliveryTime, useDeliveryDaysOf } from "./use-delivery-days-of.ts";

interface DeliverableVariant {
  readonly sellable: boolean;
  readonly stock: { readonly status: StockStatus };
  /** Null when the catalogue does not say. */
  readonly delivery?: DeliveryTime | null;
}

interface DeliveryLinesProps {
  /** All that can still be chosen. */
  readonly variants: readonly DeliverableVariant[];
  /** What is left to choose between them. */
  readonly open: readonly Dimension[];
  readonly returnDays: number;
}

/**
 * Whether it is there, when it comes, and how long it can go back, as far as that is true of whatever is chosen. Writing days takes a browser a
 * while, so React takes them over by themselves.
 */
export function DeliveryLines({ variants, open, returnDays }: DeliveryLinesProps) {
  const { t } = useTranslation("delivery");
  const times = variants.flatMap(({ sellable, delivery }) => (sellable && delivery ? delivery : []));
  const [time] = times;
  const isOneTime = times.every((other) => isSameTime(other, time));
  return (
    <ul className="grid gap-2 border-y border-line py-3 text-sm sm:py-4">
      <li aria-live="polite" className="pl-1.5">
        <OpenStockLine stock={stockOfChoice(variants)} open={open} />
      </li>
      {time && isOneTime && (
        <Suspense>
          <DeliveryLine delivery={time} />
        </Suspense>
      )}
      {time && !isOneTime && <Line icon={truckIcon}>{t("depends")}</Line>}
      {returnDays > 0 && <Line icon={arrowUUpLeftIcon}>{t("returnDays", { count: returnDays })}</Line>}
    </ul>
  );
}

function isSameTime(one: DeliveryTime, other: DeliveryTime | undefined): boolean {
  return one.min === other?.min && one.max === other.max && one.unit === other.unit;
}

function DeliveryLine({ delivery }: { readonly delivery: DeliveryTime }) {
  const { t } = useTranslation("delivery");
  const words = useDayWords();
  const { from, to, orderBefore } = useDeliveryDaysOf(delivery);
  const { day, hour } = useMomentTexts().weekHour(orderBefore.toISOString());
  const { t: tProduct } = useTranslation("product");
  const dates = delayedDates({ min: from, max: to }, usePostcode().extraDays);
  const home = dateRangeParts(dates.min, dates.max, words, "short");
  return (
    <Line icon={truckIcon}>
      <b className="block font-semibold">
        {home.from === undefined ? t("homeOn", { day: home.to }) : t("homeBetween", { from: home.from, to: home.to })}
      </b>
      {/* a phone keeps choice and button within reach; the part on delivery below says it too */}
      <span className="max-sm:sr-only">{deliveryText(t, delivery)}</span>
      <span className="block text-xs text-ink-muted max-sm:sr-only">
        {delivery.unit === "DAY" && t("orderBefore", { day, hour })} {t(`kind.${delivery.kind}`)}{" "}
        {delivery.kind === "TWO_PERSON" && tProduct("postcode.chooseDay")}
      </span>
      <PostcodeForm />
    </Line>
  );
}

function Line({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  return (
    // so close that the longest days stand on one line of a phone
    <li className="flex gap-1.5">
      <Icon path={icon} className="mt-0.5 size-5" />
      <div>{children}</div>
    </li>
  );
}
