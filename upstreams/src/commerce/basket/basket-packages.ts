import { deliveryDates } from "@warmeland/schema/rules/delivery/delivery-dates.ts";
import {
  awaitedLines,
  canChooseDelivery,
  shipmentsOf,
  type DeliveredLine,
  type DeliveryChoice,
} from "@warmeland/schema/rules/delivery/shipments.ts";
import type { BasketDelivery, BasketPackage, PricedLine } from "./priced-basket.ts";

type UnpackedLine = Omit<PricedLine, "packageId">;

interface LineInTime extends DeliveredLine {
  line: UnpackedLine;
}

/**
 * The packages of the lines that can be had (docs/rules.md#shipments), and the choice there is. Of a basket in which nothing can be had, those it
 * would have: a checkout keeps its choice of delivery meanwhile.
 */
export function basketPackages(
  lines: readonly UnpackedLine[],
  choice: DeliveryChoice,
  { now, cutOffHour }: { now: Date; cutOffHour: number },
): BasketDelivery {
  const available = lines.filter(({ status }) => status === "available");
  const inTime = (available.length > 0 ? available : lines).map((line) => ({
    line,
    carrierKey: line.carrierKey,
    dates: deliveryDates(now, line.delivery, cutOffHour),
  }));
  if (!canChooseDelivery(inTime)) return { packages: packagesOf(inTime, "apart"), options: [] };
  const options = (["apart", "together"] as const).map((key) => ({
    key,
    packages: packagesOf(inTime, key),
    chosen: key === choice,
  }));
  return { packages: options.find(({ chosen }) => chosen)!.packages, options };
}

function packagesOf(lines: readonly LineInTime[], choice: DeliveryChoice): BasketPackage[] {
  return shipmentsOf(lines, choice).map((shipment, index) => ({
    id: index + 1,
    carrierKey: shipment.carrierKey,
    deliveryDate: shipment.dates,
    itemKeys: keysOf(shipment.lines),
    awaitedKeys: keysOf(awaitedLines(shipment)),
  }));
}

function keysOf(lines: readonly LineInTime[]): string[] {
  return lines.map(({ line }) => line.itemKey);
}
