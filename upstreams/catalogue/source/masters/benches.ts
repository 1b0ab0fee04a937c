import type { MasterSource } from "../../builder/source.ts";

const categories = ["/meubels/eetkamer/eetbanken", "/meubels/eetkamer"];

export const benches: MasterSource[] = [
  {
    key: "09-2304",
    title: "Eetbank Stal",
    subtitle: "Dik eiken op plankpoten",
    description:
      "Drie planken van 4,5 cm dik, met zwaluwstaarten aan elkaar, meer is het niet. Stal draagt drie volwassenen of een week aan wasgoed. In de hal zet u er schoenen onder, aan tafel laat u de stoelen weg. De kopse kanten blijven zichtbaar en mogen scheurtjes krijgen van enkele millimeters; dat verzwakt niets. Wel wat hard: een vacht of kussen bestelt u apart.",
    brand: "houtstroom",
    categories,
    composition: "Massief Europees eiken. Afwerking: hardwaxolie.",
    care: "Oliën zodra waterdruppels niet meer op het blad blijven staan.",
    attributes: {
      woodType: "Massief eiken",
      woodColor: "Naturel",
      shape: "Rechthoekig",
      footVariant: "Houten wangen",
      frameHeight: "46 cm",
      unit: "Stuk",
    },
    delivery: { kind: "two_person", time: "2-4 week" },
    prices: { "120x36": 345, "140x36": 385, "160x36": 425, "180x36": 465 },
    weight: { perSquareMetre: 55 },
    levy: "furniture",
    colours: {
      A: {
        colour: "eiken",
        photos: ["bankje-2304a", "kamer-tafel-2110a", "bankje-2304a-blad", "bankje-2304a-poot"],
        live: "2024-12-02",
        sold: 30,
        stock: { "*": 6, "180036": "order" },
      },
    },
  },
  {
    key: "09-2307",
    title: "Eetbank Richel",
    subtitle: "Smal, met wasbaar kussen in zand",
    description:
      "Richel is 33 cm diep en past daarmee onder een tafel van 80 cm breed waar aan de overkant stoelen staan. De schuine poten staan vrij van de tafelpoten, let daar bij 160 cm wel op. Aan het kussen zit een antislipvlies; de hoes van gerecycled polyester droogt in een nacht. Wie achterover wil leunen, heeft er de muur bij nodig. Eikenfineer houdt het gewicht laag: 11 kg voor de kortste maat.",
    brand: "veenrand",
    categories,
    composition:
      "Zitting van eikenfineer op multiplex, poten van massief eiken. Kussen: koudschuim met hoes van polyester.",
    care: "Hoes op 30 graden, liggend drogen. Hout droog afnemen.",
    attributes: {
      woodType: "Eikenfineer",
      woodColor: "Naturel",
      upholstery: "Geweven stof",
      footVariant: "Eiken",
      frameHeight: "45 cm",
      packagingUnit: "Bank en kussen",
    },
    delivery: { kind: "two_person", time: "8-12 day" },
    prices: { "120x33": 225, "140x33": 245, "160x33": 265 },
    weight: { kg: { "120x33": 11, "140x33": 12.5, "160x33": 14 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "eiken",
        photos: ["bankje-2307a", "kamer-tafel-2119a", "bankje-2307a-blad", "bankje-2307a-poot"],
        live: "2026-02-23",
        sold: 18,
        stock: { "*": 9, "160033": 3 },
      },
    },
  },
];
