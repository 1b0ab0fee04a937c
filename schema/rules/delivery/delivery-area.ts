import type { ShopLocale } from "../shops.ts";
import type { DeliveryDates } from "./delivery-dates.ts";
import { addWorkingDays, isoDate } from "./working-days.ts";

/** What an address means for delivery. */
export interface DeliveryArea {
  /** Working days that a ferry adds; 0 on the mainland. */
  readonly extraDays: number;
}

/** Postcodes of the Wadden islands, first and last: Texel, Terschelling, Vlieland, Ameland and Schiermonnikoog. */
const islands: readonly (readonly [first: number, last: number])[] = [
  [1791, 1797],
  [8881, 8897],
  [8899, 8899],
  [9161, 9164],
  [9166, 9166],
];
const islandDays = 2;

const dutchPostcode = /^([1-9]\d{3})\s*(?!SA|SD|SS)[A-Z]{2}$/;

/** The area of a postcode in the shop's country (docs/rules.md#shipments); null when the shop delivers to no such postcode. */
export function deliveryArea({ country }: Pick<ShopLocale, "country">, zipCode: string): DeliveryArea | null {
  if (country !== "NL") return { extraDays: 0 };
  const digits = Number(dutchPostcode.exec(zipCode.trim().toUpperCase())?.[1]);
  if (!digits) return null;
  return { extraDays: islands.some(([first, last]) => digits >= first && digits <= last) ? islandDays : 0 };
}

/** Days of delivery so many working days later. */
export function delayedDates(dates: DeliveryDates, workingDays: number): DeliveryDates {
  if (workingDays === 0) return dates;
  const later = (day: string) => isoDate(addWorkingDays(new Date(day), workingDays));
  return { min: later(dates.min), max: later(dates.max) };
}
