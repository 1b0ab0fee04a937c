import { deliveryDates, latestDates } from "@warmeland/schema/rules/delivery-dates.ts";
import type { BasketPackage, CarrierKey, PricedLine } from "./priced-basket.ts";

/**
 * One package per carrier in the order of the lines that can be had; it travels when the last of them is ready. Of a basket in which nothing can be
 * had, those it would have: a checkout keeps its choice of delivery meanwhile.
 */
export function basketPackages(
  lines: readonly Omit<PricedLine, "packageId">[],
  now: Date,
  cutOffHour: number,
): BasketPackage[] {
  const byCarrier = new Map<CarrierKey, Omit<PricedLine, "packageId">[]>();
  const available = lines.filter(({ status }) => status === "available");
  for (const line of available.length > 0 ? available : lines)
    byCarrier.set(line.carrierKey, [...(byCarrier.get(line.carrierKey) ?? []), line]);
  const packages: BasketPackage[] = [];
  for (const [carrierKey, carried] of byCarrier) {
    const dates = latestDates(carried.map((line) => deliveryDates(now, line.delivery, cutOffHour)));
    if (dates) packages.push({ id: packages.length + 1, carrierKey, deliveryDate: dates });
  }
  return packages;
}
