import type { MasterSource } from "../../builder/source.ts";

export const poufs: MasterSource[] = [
  {
    key: "08-2205",
    title: "Poef Lam",
    subtitle: "Bouclé van schapenwol, eiken pootjes",
    description:
      "Gevuld met wolvlokken van eigen schapen en bekleed met een bouclé waarin grijze haren meelopen. Een poef om de voeten op te leggen; als zitplaats zakt Lam verder in dan een schuimpoef, en na een maand of drie heeft hij uw vorm. Onder de bodem zit een rits om wol bij te vullen. Motten houden van wol die stilstaat: gebruik hem, of berg hem op met cederhout.",
    brand: "heideschaap",
    categories: ["/banken/poefs"],
    composition: "Frame: essen. Vulling: schapenwol. Bekleding: 90% wol, 10% katoen (bouclé).",
    care: "Maandelijks uitkloppen en keren. Vlekken laten drogen en uitborstelen.",
    attributes: {
      upholstery: "Bouclé",
      shape: "Vierkant",
      footVariant: "Eiken",
      version: "Poef",
      fillingMaterial: "Schapenwol",
      unit: "Stuk",
    },
    delivery: { kind: "parcel", time: "2-3 week" },
    prices: { "45x45x40": 199, "60x60x40": 259 },
    weight: { kg: { "45x45x40": 6.2, "60x60x40": 9.6 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["poef-2205a", "kamer-bank-1119a", "poef-2205a-stof", "poef-2205a-poot"],
        live: "2026-11-02",
        sold: 9,
        stock: { "045045040": 14, "060060040": "order" },
      },
    },
  },
  {
    key: "08-2207",
    title: "Poef Tol",
    subtitle: "Rond, in twee kleuren met een eigen stof",
    description:
      "Mosterd is glad geweven, terracotta heeft een rib; onder de stof zijn ze gelijk. De kern van Tol bestaat uit schuimvlokken om een stevig hart, waardoor de rand niet omkrult als een kind erop springt. De bodem is van gerecycled rubber en glijdt niet op hout of laminaat. Aan een eettafel is 40 cm hoogte te laag, aan een speeltafel past het.",
    brand: "kleurhof",
    categories: ["/banken/poefs"],
    composition: "Vulling: schuimvlokken rond een kern van koudschuim. Bekleding: 100% katoen. Bodem: rubber.",
    care: "De hoes kan er niet af. Afnemen met een lauwe doek en een druppel afwasmiddel.",
    measures: { height: 40 },
    attributes: { shape: "Rond", footVariant: "Zwarte plint", version: "Poef", unit: "Stuk" },
    claims: { vegan: "Katoen, schuim en rubber; de fabrikant verklaart geen dierlijke lijm te gebruiken." },
    delivery: { kind: "parcel", time: "2-4 day" },
    prices: { "rond-45": 89, "rond-55": 119, "rond-70": 169 },
    weight: { kg: { "rond-45": 5.1, "rond-55": 7.4, "rond-70": 11.8 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "mosterd",
        photos: ["poef-2207a", "kamer-bank-1122a", "poef-2207a-stof", "poef-2207a-poot"],
        live: "2025-03-24",
        sold: 86,
        stock: { R45: 38, R55: 21, R70: 3 },
        attributes: { upholstery: "Katoen" },
      },
      B: {
        colour: "terracotta",
        photos: ["poef-2207b", "kamer-bank-1181a", "poef-2207b-stof", "poef-2207b-poot", "stof-weefselter"],
        live: "2025-10-06",
        sold: 12,
        attributes: { upholstery: "Ribstof" },
        sale: { percent: 25, since: "2026-11-05" },
      },
    },
  },
];
