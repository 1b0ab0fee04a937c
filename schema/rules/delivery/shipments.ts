import { type DeliveryDates, latestDates } from "./delivery-dates.ts";
import { addWorkingDays, isoDate } from "./working-days.ts";

/** How goods travel: as a parcel, or brought by two people to the room of choice. */
export type CarrierKey = "parcel" | "two_person";

/** Whether shipments of different days come each on its own, or all with the last one. */
export type DeliveryChoice = "apart" | "together";

/** What a shipment is made of: a line with its own days. */
export interface DeliveredLine {
  readonly carrierKey: CarrierKey;
  readonly dates: DeliveryDates;
}

/** Lines that arrive together. */
export interface Shipment<Line extends DeliveredLine> {
  readonly carrierKey: CarrierKey;
  readonly dates: DeliveryDates;
  readonly lines: readonly Line[];
}

/** Working days that goods wait for each other without being asked. */
const longestWait = 3;

/**
 * The shipments of lines, in order of time (docs/rules.md#shipments): each carrier brings together what lies within three working days, the rest by
 * itself. Chosen together, everything comes with the last of it where more than that lies between; two people bring it when something needs them.
 */
export function shipmentsOf<Line extends DeliveredLine>(
  lines: readonly Line[],
  choice: DeliveryChoice,
): Shipment<Line>[] {
  if (choice === "together" && canChooseDelivery(lines)) return [shipment(lines)];
  const groups: Shipment<Line>[][] = [];
  for (const alike of linesAlike(lines).toSorted(inTime)) {
    const group = groups.find((each) => each[0]!.carrierKey === alike.carrierKey && isWithinWait([...each, alike]));
    if (group) group.push(alike);
    else groups.push([alike]);
  }
  return groups.map((group) => shipment(group.flatMap((alike) => alike.lines))).toSorted(inTime);
}

/** Whether so much time lies between lines that the shopper is asked to choose. */
export function canChooseDelivery(lines: readonly DeliveredLine[]): boolean {
  return !isWithinWait(lines);
}

/** The lines of a shipment that the others wait for; none when all are there at the same time. */
export function awaitedLines<Line extends DeliveredLine>({
  lines,
  dates,
}: Pick<Shipment<Line>, "lines" | "dates">): Line[] {
  const last = lines.filter((line) => line.dates.max === dates.max);
  const awaited = last.length < lines.length ? last : lines.filter((line) => line.dates.min === dates.min);
  return awaited.length < lines.length ? awaited : [];
}

// a basket of many lines has few delivery times
function linesAlike<Line extends DeliveredLine>(lines: readonly Line[]): Shipment<Line>[] {
  const alike = Map.groupBy(lines, ({ carrierKey, dates }) => `${carrierKey} ${dates.min} ${dates.max}`);
  return [...alike.values()].map(shipment);
}

function shipment<Line extends DeliveredLine>(lines: readonly Line[]): Shipment<Line> {
  const carrierKey = lines.some((line) => line.carrierKey === "two_person") ? "two_person" : "parcel";
  return { carrierKey, dates: latestDates(lines.map(({ dates }) => dates))!, lines };
}

function isWithinWait(lines: readonly DeliveredLine[]): boolean {
  return (["min", "max"] as const).every((end) => {
    const days = lines.map(({ dates }) => dates[end]).sort();
    const [first, last] = [days[0], days.at(-1)];
    return first === last || last! <= isoDate(addWorkingDays(new Date(first!), longestWait));
  });
}

/** What comes first stands first. */
export function inTime(one: DeliveredLine, other: DeliveredLine): number {
  return (
    compare(one.dates.min, other.dates.min) ||
    compare(one.dates.max, other.dates.max) ||
    compare(one.carrierKey, other.carrierKey)
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
