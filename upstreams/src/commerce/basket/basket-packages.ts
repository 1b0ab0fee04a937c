import { delayedDates, deliveryArea } from "@warmeland/schema/rules/delivery/delivery-area.ts";
import { deliveryDates } from "@warmeland/schema/rules/delivery/delivery-dates.ts";
import { firstChosenDay } from "@warmeland/schema/rules/delivery/delivery-days.ts";
import {
  awaitedLines,
  canChooseDelivery,
  inTime,
  shipmentsOf,
  type DeliveredLine,
  type Shipment,
} from "@warmeland/schema/rules/delivery/shipments.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { BasketDelivery, BasketPackage, DeliveryWish, PricedLine } from "./priced-basket.ts";

type UnpackedLine = Omit<PricedLine, "packageId">;

interface LineInTime extends DeliveredLine {
  line: UnpackedLine;
}

/**
 * The packages of the lines that can be had (docs/rules.md#shipments), on the days chosen for them, and the choice there is. Of a basket in which nothing can be had, those it
 * would have: a checkout keeps its choice of delivery meanwhile.
 */
export function basketPackages(
  lines: readonly UnpackedLine[],
  { choice, zipCode, days }: DeliveryWish,
  { now, shop }: { now: Date; shop: ShopLocale },
): BasketDelivery {
  const extraDays = zipCode === null ? 0 : (deliveryArea(shop, zipCode)?.extraDays ?? 0);
  const available = lines.filter(({ status }) => status === "available");
  const dated = (available.length > 0 ? available : lines).map((line) => ({
    line,
    carrierKey: line.carrierKey,
    dates: delayedDates(deliveryDates(now, line.delivery, shop.cutOffHour), extraDays),
  }));
  if (!canChooseDelivery(dated)) return { packages: packagesOf(dated, "apart", days), options: [] };
  const options = (["apart", "together"] as const).map((key) => ({
    key,
    packages: packagesOf(dated, key, days),
    chosen: key === (choice ?? "apart"),
  }));
  return { packages: options.find(({ chosen }) => chosen)!.packages, options };
}

function packagesOf(
  lines: readonly LineInTime[],
  choice: "apart" | "together",
  days: DeliveryWish["days"],
): BasketPackage[] {
  return shipmentsOf(lines, choice)
    .map((shipment) => Object.assign({ readyDates: shipment.dates }, shipment, chosenDates(shipment, days)))
    .toSorted(inTime)
    .map((shipment, index) => ({
      id: index + 1,
      carrierKey: shipment.carrierKey,
      deliveryDate: shipment.dates,
      itemKeys: keysOf(shipment.lines),
      awaitedKeys: keysOf(awaitedLines({ lines: shipment.lines, dates: shipment.readyDates })),
      readyDates: shipment.readyDates,
      chosenDay: shipment.chosenDay,
    }));
}

/** The day that was chosen for all lines of a package, unless it is too early by now. */
function chosenDates({ lines, dates }: Shipment<LineInTime>, days: DeliveryWish["days"]) {
  const [day, ...others] = new Set(lines.map(({ line }) => days[line.itemKey]));
  if (day === undefined || others.length > 0 || day < firstChosenDay(dates)) return { chosenDay: null };
  return { chosenDay: day, dates: { min: day, max: day } };
}

function keysOf(lines: readonly LineInTime[]): string[] {
  return lines.map(({ line }) => line.itemKey);
}
