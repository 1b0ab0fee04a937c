const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes an amount the way the shop's country does: whole Dutch amounts as `€ 1.299,-`, others as `€ 12,95` (docs/rules.md#money).
 * The space is a non-breaking one; a negative amount starts with a minus sign (`− € 20,-`).
 * @param cents integer cents, VAT as the amount itself has it
 * @param language BCP 47 tag of the shop
 */
export function formatMoney(cents: number, currency: string, language: string): string {
  const amount = Math.abs(cents);
  const written =
    currency === "EUR" && language.startsWith("nl") ? inDutch(amount) : asElsewhere(amount, currency, language);
  return cents < 0 ? `−\u00a0${written}` : written;
}

/** By hand: a browser takes longer to set up a format of its own than to hydrate ten product cards. */
function inDutch(cents: number): string {
  const digits = String(Math.trunc(cents / 100));
  const euros = digits.length > 3 ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ".") : digits;
  const rest = cents % 100;
  return `€\u00a0${euros},${rest === 0 ? "-" : String(rest).padStart(2, "0")}`;
}

function asElsewhere(cents: number, currency: string, language: string): string {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: "currency", currency });
    formats.set(key, format);
  }
  const amount = format.format(cents / 100);
  return language.startsWith("nl") && cents % 100 === 0 ? amount.replace(/,00$/, ",-") : amount;
}
