import { z } from "zod";

/** The key of a word in addresses and filters: `Massief eiken` is `massief-eiken`. */
export function keyOf(words: string): string {
  return words
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Several values in one cell, separated by `|`. */
export const listCell = z.string().transform((text) =>
  text
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean),
);

/** An amount as people write it (`1.299,95`, `1299.95`, `1299`), in cents. */
export const moneyCell = z
  .string()
  .regex(/^(€\s*)?\d{1,3}(([.,]\d{3})+|\d*)([.,]\d{1,2})?$/, "must be an amount such as 1299,95")
  .transform((text) => {
    const [, whole = "", decimals = ""] = /^\D*(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
    return Number(whole.replaceAll(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  });

/** A number with a comma or a point, such as `16,4`. */
export const numberCell = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,4})?$/, "must be a number such as 16,4")
  .transform((text) => Number(text.replace(",", ".")));

/** A whole number of pieces. */
export const countCell = z
  .string()
  .regex(/^\d{1,7}$/, "must be a whole number")
  .transform(Number);

/** A measure; halves of a centimetre go up. */
export const centimetresCell = z
  .string()
  .regex(/^\d{1,4}([.,]\d)?( ?cm)?$/i, "must be centimetres such as 180")
  .transform((text) => Math.round(Number(text.replace(/ ?cm$/i, "").replace(",", "."))));

/** A day as `2026-11-06` or `6-11-2026`; always written the first way. */
export const dayCell = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|\d{1,2}[-/]\d{1,2}[-/]\d{4})$/, "must be a day such as 2026-11-06")
  .transform((text) => {
    const [day = "", month = "", year] = text.split(/[-/]/);
    return year?.length === 4 ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  });

const yes = ["yes", "ja", "true", "1", "x"];
const no = ["no", "nee", "false", "0"];

/** Yes or no, in English or Dutch. */
export const yesCell = z
  .string()
  .refine((text) => [...yes, ...no].includes(text.toLowerCase()), "must be yes or no")
  .transform((text) => yes.includes(text.toLowerCase()));

/** Delivery time such as `3-5` or `6-8 week`; days unless said. */
export const deliveryTimeCell = z
  .string()
  .regex(/^\d{1,3}(\s*-\s*\d{1,3})?(\s+(days?|weeks?|months?))?$/, "must be a time such as 3-5 or 6-8 week")
  .transform((text) => {
    const [min = 0, max = min] = (text.match(/\d+/g) ?? []).map(Number);
    const unit = (/(day|week|month)/.exec(text)?.[1] ?? "day") as "day" | "week" | "month";
    return { min, max, unit };
  });
