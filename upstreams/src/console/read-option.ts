import { ConsoleError, type ConsoleArguments } from "./console-command.ts";

/** A word that must be there, such as an order's number. */
export function word(call: ConsoleArguments, index = 0): string {
  const found = call.words[index]?.trim();
  if (!found) throw new ConsoleError("An argument is missing");
  return found;
}

/** An option that takes text; undefined when it is left out. */
export function textOption(call: ConsoleArguments, name: string): string | undefined {
  const value = call.options[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** An option that must be there. */
export function neededOption(call: ConsoleArguments, name: string): string {
  const value = textOption(call, name);
  if (value === undefined) throw new ConsoleError(`--${name} is missing`);
  return value;
}

/** An option or word that is a whole number from `least` on. */
export function wholeNumber(text: string, name: string, least = 0): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > 1_000_000_000) {
    throw new ConsoleError(`${name} must be a whole number of at least ${least}`);
  }
  return value;
}

/** An amount such as `12`, `12.50` or `12,50` in cents. */
export function centsOf(text: string, name: string): number {
  if (!/^\d{1,7}([.,]\d{2})?$/.test(text)) throw new ConsoleError(`${name} must be an amount such as 12.50`);
  return Math.round(Number(text.replace(",", ".")) * 100);
}

/** A moment such as `2026-11-24` or `2026-11-24T10:00`, in the time zone of the machine. */
export function momentOf(text: string, name: string): Date {
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(moment.getTime())) {
    throw new ConsoleError(`${name} must be a date such as 2026-11-24 or a time such as 2026-11-24T10:00`);
  }
  return moment;
}
