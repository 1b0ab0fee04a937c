import { brands, type Brand } from "../source/brands.ts";
import { valueKey } from "../builder/values.ts";

export interface Maker extends Brand {
  value: string;
}

const towns: readonly [string, string, string][] = [
  ["Hengelo", "7551", "Nederland"],
  ["Tilburg", "5038", "Nederland"],
  ["Gronau", "48599", "Duitsland"],
  ["Kortrijk", "8500", "België"],
  ["Guimarães", "4810", "Portugal"],
  ["Veenendaal", "3905", "Nederland"],
  ["Zwolle", "8011", "Nederland"],
  ["Bocholt", "46395", "Duitsland"],
  ["Poznań", "60-101", "Polen"],
  ["Izegem", "8870", "België"],
  ["Helmond", "5701", "Nederland"],
  ["Borås", "50332", "Zweden"],
];

const begins = [
  "Wouden",
  "Linden",
  "Noord",
  "Kamer",
  "Huis",
  "Veld",
  "Weef",
  "Spin",
  "Dons",
  "Hout",
  "Zaag",
  "Kleur",
  "Stof",
  "Rust",
  "Wol",
  "Vlas",
];
const ends = ["berg", "goed", "werk", "lijn", "meester", "huis", "draad", "stede", "maat", "gilde", "kamp", "wijk"];
const invented = 60;

/** Who makes the generated products: the brands of the shop first, then invented ones, so that a filter of brands is as long as in a big shop. */
export const makers: readonly Maker[] = [
  ...Object.values(brands).map(realMaker),
  ...Array.from({ length: invented }, (_, index) => inventedMaker(index)),
];

function realMaker(brand: Brand): Maker {
  return { ...brand, value: valueKey(brand.name) };
}

function inventedMaker(index: number): Maker {
  // 16 beginnings and 12 ends meet in 48 steps; the shift brings other pairs in the next round.
  const name = begins[index % begins.length]! + ends[(index + Math.floor(index / 48)) % ends.length]!;
  const [town, zipCode, country] = towns[index % towns.length]!;
  const value = valueKey(name);
  return {
    name,
    value,
    manufacturer: `${name} Wonen`,
    address: `Fabrieksweg ${index + 1}, ${zipCode} ${town}, ${country}`,
    safetyContact: `veiligheid@${value}.example`,
    madeIn: country,
    character: `${name} werkt in ${town} met vaste leveranciers.`,
  };
}
