import { createHash } from "node:crypto";

/** The value key of a Dutch word: `Massief eiken` is `massief-eiken`. */
export function valueKey(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** An EAN of the range for use inside a company (GS1 prefix 29), the same for the same article number. */
export function internalEan(articleNumber: string): string {
  const drawn = createHash("sha256").update(articleNumber).digest().readUIntBE(0, 6) % 10 ** 10;
  const digits = `29${String(drawn).padStart(10, "0")}`;
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** `16,4 kg`, below a kilo `80 gram`. */
export function weightText(grams: number): string {
  if (grams < 1000) return `${grams}\u00a0gram`;
  return `${new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 1 }).format(grams / 1000)}\u00a0kg`;
}
