import { delayedDates } from "@warmeland/schema/rules/delivery/delivery-area.ts";
import { usePostcode } from "#app/catalog/postcode/use-postcode.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";

/** The days of a basket's packages, as ISO 8601: those of this browser's postcode until the checkout has an address. */
export function useBasketDates(isAddressKnown: boolean) {
  const { extraDays } = usePostcode();
  return (from: string, to: string) => delayedDates({ min: from, max: to }, isAddressKnown ? 0 : extraDays);
}

/** Writes those days: 'wo 25 t/m vr 27 november'. */
export function useBasketDays(isAddressKnown: boolean): (from: string, to: string) => string {
  const days = useDeliveryDays("short");
  const dates = useBasketDates(isAddressKnown);
  return (from, to) => {
    const { min, max } = dates(from, to);
    return days(min, max);
  };
}
