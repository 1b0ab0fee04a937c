import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;

/** Fitted sheets of organic cotton and of linen. */
export const naturalFittedSheets: MasterSource[] = [
  {
    key: "06-1216",
    title: "Hoeslaken Dubbeldek",
    subtitle: "Zo dik dat een molton niet nodig is",
    description:
      "Twee lagen breisel, aan elkaar gebreid tot een doek van 240 gram. Dubbeldek neemt zweet op waar u anders een molton onder legt, en dat scheelt bij het verschonen een laag. Tegen lekken helpt het niet, daarvoor is een waterdichte beschermer nodig. De hoek van 35 cm gaat ook om een dik matras met een dunne topper erop.",
    brand: "heideschaap",
    categories: ["/bedtextiel/hoeslakens/jersey-hoeslakens", "/bedtextiel/hoeslakens"],
    composition: "97% biologisch katoen, 3% elastaan, 240 gram per vierkante meter.",
    care: "Wasbaar op 60 graden. Het doek is dik: reken bij het ophangen op een dag.",
    attributes: { unit: "Stuk", fabric: "Jersey", version: "Hoek tot 35 cm", packagingUnit: "1 hoeslaken" },
    claims: {
      allergySuitable:
        "Wasbaar op 60 graden; stof vrij van formaldehyde bevonden door Textielkeur Twente, rapport 2026-0052.",
    },
    delivery,
    prices: {
      "80x200": 39.95,
      "90x200": 42.95,
      "90x210": 44.95,
      "100x200": 46.95,
      "120x200": 49.95,
      "140x200": 54.95,
      "160x200": 59.95,
      "160x210": 62.95,
      "180x200": 64.95,
      "180x210": 67.95,
      "180x220": 69.95,
      "200x200": 69.95,
      "200x220": 74.95,
    },
    weight: { perSquareMetre: 0.42 },
    colours: {
      A: {
        colour: "ecru",
        photos: [
          "beddengoed-1216a",
          "kamer-beddengoed-1216a",
          "stof-jersey-ecru",
          "beddengoed-1216a-hoek",
          "beddengoed-1216a-stof",
        ],
        live: "2024-10-21",
        sold: 81,
      },
      B: {
        colour: "salie",
        photos: [
          "beddengoed-1216b",
          "kamer-beddengoed-1216b",
          "stof-jersey-salie",
          "beddengoed-1216b-hoek",
          "beddengoed-1216b-stof",
        ],
        live: "2026-11-02",
        sold: 14,
      },
    },
  },
  {
    key: "06-1225",
    title: "Hoeslaken Akkerrand",
    subtitle: "Linnen, past bij Vlasakker",
    description:
      "Onder u slijt linnen sneller dan boven u, vandaar een garen dat een slag dikker is dan bij het overtrek. Akkerrand voelt de eerste weken korrelig, bijna als een massage, en wordt daarna soepel. Voor baby's en een gevoelige huid is het aanvankelijk te ruw. De knoesten in het weefsel horen erbij.",
    brand: "heideschaap",
    categories: ["/bedtextiel/hoeslakens"],
    composition: "100% linnen, 200 gram per vierkante meter.",
    care: "Wasbaar op 40 graden, aan de lijn. Na het drogen even uitslaan.",
    attributes: { unit: "Stuk", fabric: "Linnen", version: "Hoek tot 30 cm", packagingUnit: "1 hoeslaken" },
    claims: { vegan: "Linnen, en elastiek van natuurrubber; verklaring van Heideschaap van 14 februari 2025." },
    delivery: { kind: "parcel", time: "1-2 week" },
    prices: {
      "90x200": 79.95,
      "90x210": 82.95,
      "140x200": 99.95,
      "160x200": 109,
      "160x210": 115,
      "180x200": 119,
      "180x210": 125,
      "200x200": 129,
      "200x220": 139,
    },
    weight: { perSquareMetre: 0.36 },
    colours: {
      A: {
        colour: "zand",
        photos: [
          "hoeslaken-1225a",
          "kamer-hoeslaken-1225a",
          "stof-linnen-zand",
          "hoeslaken-1225a-hoek",
          "hoeslaken-1225a-stof",
        ],
        live: "2025-07-07",
        sold: 21,
      },
    },
  },
];
