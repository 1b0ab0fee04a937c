import type { MasterSource } from "../../builder/source.ts";

const categories = ["/meubels/woonkamer/dressoirs", "/meubels/woonkamer"];

export const sideboards: MasterSource[] = [
  {
    key: "09-3204",
    title: "Dressoir Rietland",
    subtitle: "Essen lamellen, van 140 tot 200 cm",
    description:
      "De latjes van Rietland zijn 18 mm breed en lopen zonder onderbreking over deuren en lades, alleen de kieren verraden waar een lade begint. Openen gaat aan de onderrand, grepen zijn er niet. Een bord van 29 cm past achter de deur, een platenspeler op het blad. Boven 180 cm breed staat hij op zes poten. Essen vergeelt aan de zonkant: zet hem liever niet vlak naast een raam.",
    brand: "veenrand",
    categories,
    composition: "Latten en poten van massief essen, romp van essenfineer op multiplex. Afwerking: matte lak.",
    care: "Stof van boven naar onder wegborstelen, blad licht vochtig afnemen.",
    attributes: {
      woodType: "Massief essen",
      woodColor: "Naturel",
      version: "2 deuren en 3 laden",
      footVariant: "Essen, 18 cm",
      unit: "Stuk",
    },
    claims: { madeInGermany: "Lamellen en romp worden in Rheine gemaakt; verklaring van herkomst van de fabrikant." },
    delivery: { kind: "two_person", time: "4-6 week" },
    prices: { "140x42x76": 895, "160x42x76": 965, "180x42x76": 1045, "200x42x76": 1145 },
    weight: { kg: { "140x42x76": 51, "160x42x76": 57, "180x42x76": 63, "200x42x76": 70 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "naturel",
        photos: ["dressoir-3204a", "kamer-tafel-2104a", "dressoir-3204a-front", "dressoir-3204a-poot"],
        live: "2026-08-31",
        sold: 12,
        stock: { "*": "order", "160042076": 4 },
      },
    },
  },
  {
    key: "09-3207",
    title: "Buffetkast Fluit",
    subtitle: "Compact dressoir met twee ribbeldeuren",
    description:
      "Voor naast de bank of in de hal: Fluit is 100 cm breed en heeft achter de ribbeldeuren twee planken, hoog genoeg voor flessen. De ribbels zijn uit massief walnoot gefreesd, niet opgeplakt. Sluit u de deur te hard, dan hoort u dat; demping past niet in zo'n dun paneel. Op het blad kan 40 kg. Op de foto staat hij in een eetkamer, achter tafel Kiezel.",
    brand: "houtstroom",
    categories,
    composition: "Deuren en poten van massief walnoot, romp van walnootfineer op multiplex. Afwerking: hardwaxolie.",
    care: "Ribbels met een verfkwast stoffen. Eenmaal per jaar een dunne laag olie op het blad.",
    attributes: {
      woodType: "Massief walnoot",
      woodColor: "Donkerbruin",
      version: "2 deuren",
      footVariant: "Walnoot",
      unit: "Stuk",
    },
    delivery: { kind: "two_person", time: "3-5 week" },
    prices: { "100x42x80": 795, "120x42x80": 875 },
    weight: { kg: { "100x42x80": 42, "120x42x80": 49 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "walnoot",
        photos: ["dressoir-3207a", "kamer-tafel-2113a", "dressoir-3207a-front", "dressoir-3207a-poot"],
        live: "2025-09-01",
        sold: 21,
        stock: { "100042080": 4, "120042080": "order" },
      },
    },
  },
];
