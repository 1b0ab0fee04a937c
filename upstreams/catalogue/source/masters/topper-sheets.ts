import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;

/** Fitted sheets for toppers and split toppers. */
export const topperSheets: MasterSource[] = [
  {
    key: "06-1207",
    title: "Topperhoeslaken Laagwater",
    subtitle: "Voor toppers van 5 tot 12 cm",
    description:
      "Een gewoon hoeslaken bolt op rond een topper, omdat de hoek te diep is. Die van Laagwater is 12 cm en sluit aan zonder dat het schuim omkrult. Zo kan de topper los van het matras worden opgetild. Gebruikt u liever één laken over matras en topper samen, neem dan een model met een hoek van 40 cm.",
    brand: "weverijOost",
    categories: ["/bedtextiel/hoeslakens/topperhoeslakens", "/bedtextiel/hoeslakens/jersey-hoeslakens"],
    composition: "97% katoen, 3% elastaan, 160 gram per vierkante meter.",
    care: "Wasbaar op 60 graden, drogen op lage stand.",
    attributes: { unit: "Stuk", fabric: "Jersey", version: "Hoek tot 12 cm", packagingUnit: "1 hoeslaken" },
    delivery,
    prices: {
      "80x200": 24.95,
      "90x200": 25.95,
      "90x210": 27.95,
      "100x200": 28.95,
      "120x200": 30.95,
      "140x200": 32.95,
      "160x200": 35.95,
      "160x210": 37.95,
      "160x220": 39.95,
      "180x200": 38.95,
      "180x210": 41.95,
      "180x220": 43.95,
      "200x200": 42.95,
      "200x220": 46.95,
    },
    weight: { perSquareMetre: 0.27 },
    colours: {
      A: {
        colour: "oudroze",
        photos: [
          "hoeslaken-1207a",
          "kamer-hoeslaken-1207a",
          "stof-jersey-oudroze",
          "hoeslaken-1207a-hoek",
          "hoeslaken-1207a-stof",
        ],
        live: "2024-08-05",
        sold: 71,
      },
      B: {
        colour: "grijsblauw",
        photos: [
          "hoeslaken-1207b",
          "kamer-hoeslaken-1207b",
          "stof-jersey-grijsblauw",
          "hoeslaken-1207b-hoek",
          "hoeslaken-1207b-stof",
        ],
        live: "2025-05-26",
        sold: 97,
      },
    },
  },
  {
    key: "06-1210",
    title: "Splittopperhoeslaken Gaffel",
    subtitle: "Met inkeping aan het hoofdeind",
    description:
      "Bij een verstelbare boxspring met één topper is die topper over 70 cm doorgesneden, zodat uw hoofdeinden los van elkaar omhoog kunnen. Een gewoon laken houdt dat tegen. Gaffel heeft op dezelfde plek een inzet van elastisch jersey. Meet hoe diep de snede in uw topper is: het laken past bij 50 tot 75 cm. Zonder split koopt u het niet, de inzet blijft dan lubberen.",
    brand: "duinhof",
    categories: ["/bedtextiel/hoeslakens/topperhoeslakens", "/bedtextiel/hoeslakens/jersey-hoeslakens"],
    composition: "95% katoen, 5% elastaan, dubbel jersey, 200 gram per vierkante meter.",
    care: "Wasbaar op 60 graden, hangend drogen.",
    attributes: { unit: "Stuk", fabric: "Jersey", version: "Met split", packagingUnit: "1 hoeslaken" },
    delivery,
    prices: {
      "140x200": 42.95,
      "160x200": 44.95,
      "160x210": 46.95,
      "180x200": 47.95,
      "180x210": 49.95,
      "180x220": 52.95,
      "200x200": 52.95,
      "200x220": 55.95,
    },
    weight: { perSquareMetre: 0.33 },
    colours: {
      A: {
        colour: "antraciet",
        photos: [
          "hoeslaken-1210a",
          "kamer-hoeslaken-1210a",
          "hoeslaken-1210a-hoek",
          "hoeslaken-1210a-stof",
          "stof-jersey-antraciet",
        ],
        live: "2025-03-03",
        sold: 67,
      },
      B: {
        colour: "ecru",
        photos: [
          "hoeslaken-1210b",
          "kamer-hoeslaken-1210b",
          "hoeslaken-1210b-hoek",
          "hoeslaken-1210b-stof",
          "stof-jersey-ecru",
        ],
        live: "2025-03-03",
        sold: 32,
      },
    },
  },
  {
    key: "06-1213",
    title: "Topperhoeslaken Glijvlucht",
    subtitle: "Katoensatijn, hoek van 12 cm",
    description:
      "Omdraaien gaat op satijn lichter, iets wat mensen met een stijve rug of heup dadelijk opvalt. Glijvlucht is dicht geweven en daardoor koeler aan de hand dan flanel, warmer dan percal. Een kat die op bed kneedt, is er geen vriend van. Glijvlucht hoort bij het overtrek Spiegel.",
    brand: "weverijOost",
    categories: ["/bedtextiel/hoeslakens/topperhoeslakens", "/bedtextiel/hoeslakens"],
    composition: "100% Egyptisch katoen, satijnbinding, 300 draden per vierkante inch.",
    care: "Wasbaar op 40 graden, apart van kledingstukken met ritsen.",
    attributes: { unit: "Stuk", fabric: "Katoensatijn", version: "Hoek tot 12 cm", packagingUnit: "1 hoeslaken" },
    delivery,
    prices: {
      "90x200": 44.95,
      "140x200": 54.95,
      "160x200": 59.95,
      "180x200": 64.95,
      "180x210": 67.95,
      "180x220": 69.95,
      "200x200": 69.95,
    },
    weight: { perSquareMetre: 0.28 },
    colours: {
      A: {
        colour: "taupe",
        photos: ["beddengoed-1213a", "kamer-beddengoed-1213a", "beddengoed-1213a-hoek", "beddengoed-1213a-stof"],
        live: "2026-01-26",
        sold: 28,
      },
    },
  },
];
