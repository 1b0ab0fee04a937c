interface Manner {
  /** Between thousands. */
  readonly group: string;
  readonly point: string;
  /** What a whole amount ends with. */
  readonly whole: string;
  readonly signFirst: boolean;
}

/**
 * Writes an amount the way the shop's country does: whole Dutch amounts as `€ 1.299,-`, others as `€ 12,95` (docs/rules.md#money).
 * The space is a non-breaking one; a negative amount starts with a minus sign (`− € 20,-`).
 * @param cents integer cents, VAT as the amount itself has it
 * @param language BCP 47 tag of the shop
 */
export function formatMoney(cents: number, currency: string, language: string): string {
  // By hand: a browser takes longer to set up a format of its own than to hydrate ten product cards, and browsers differ.
  const { group, point, whole, signFirst } = mannerOf(language);
  const amount = Math.abs(cents);
  const rest = amount % 100;
  const written = `${grouped(Math.trunc(amount / 100), group)}${rest === 0 ? whole : point + String(rest).padStart(2, "0")}`;
  const sign = currency === "EUR" ? "€" : currency;
  return `${cents < 0 ? "−\u00a0" : ""}${signFirst ? `${sign}\u00a0${written}` : `${written}\u00a0${sign}`}`;
}

/** A whole number of euros or francs without its sign, as in `formatMoney`: `1.299`. */
export function formatWhole(amount: number, language: string): string {
  return grouped(amount, mannerOf(language).group);
}

function mannerOf(language: string): Manner {
  if (language.endsWith("-CH")) return { group: "'", point: ".", whole: ".–", signFirst: true };
  if (language.startsWith("nl")) return { group: ".", point: ",", whole: ",-", signFirst: true };
  if (language.startsWith("fr")) return { group: "\u202f", point: ",", whole: "", signFirst: false };
  return { group: ".", point: ",", whole: ",–", signFirst: language === "de-AT" };
}

function grouped(amount: number, group: string): string {
  return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
}
