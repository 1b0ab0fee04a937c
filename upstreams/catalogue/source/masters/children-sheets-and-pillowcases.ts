import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-3 day" } as const;

/** Fitted sheets and pillowcases for children. */
export const childrenSheetsAndPillowcases: MasterSource[] = [
  {
    key: "06-1219",
    title: "Kinderhoeslaken Gympie",
    subtitle: "Jersey voor wieg, ledikant en peuterbed",
    description:
      "Op een kindermatras zit een laken met losse hoeken binnen een nacht in een prop. Gympie heeft elastiek rondom en rekt zo ver dat één laken op drie matrasdiktes past. De kleinste maat is voor een wieg of bijzetbedje. Heeft het matras een waterdichte beschermer, dan kan dit laken er direct overheen.",
    brand: "nestpad",
    categories: ["/bedtextiel/hoeslakens/kinderhoeslakens", "/bedtextiel/hoeslakens/jersey-hoeslakens"],
    composition: "95% katoen, 5% elastaan.",
    care: "Wasbaar op 60 graden, drogen op lage stand.",
    attributes: { unit: "Stuk", fabric: "Jersey", version: "Hoek tot 15 cm", packagingUnit: "1 hoeslaken" },
    delivery,
    prices: {
      "40x90": 11.95,
      "55x95": 12.95,
      "60x120": 13.95,
      "70x140": 14.95,
      "70x150": 15.95,
      "80x160": 17.95,
      "90x200": 21.95,
    },
    weight: { perSquareMetre: 0.3 },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: [
          "hoeslaken-1219a",
          "kamer-hoeslaken-1219a",
          "hoeslaken-1219a-hoek",
          "hoeslaken-1219a-stof",
          "stof-jersey-grijsblauw",
        ],
        live: "2024-02-26",
        sold: 88,
      },
      B: {
        colour: "salie",
        photos: [
          "hoeslaken-1219b",
          "kamer-hoeslaken-1219b",
          "hoeslaken-1219b-hoek",
          "hoeslaken-1219b-stof",
          "stof-jersey-salie",
        ],
        live: "2025-06-30",
        sold: 73,
      },
      C: {
        colour: "oudroze",
        photos: [
          "hoeslaken-1219c",
          "kamer-hoeslaken-1219c",
          "hoeslaken-1219c-hoek",
          "hoeslaken-1219c-stof",
          "stof-jersey-oudroze",
        ],
        live: "2026-08-31",
        sold: 35,
      },
    },
  },
  {
    key: "06-1222",
    title: "Kinderhoeslakens Stapelbed, set van twee",
    subtitle: "Percal, hoge hoek voor bovenin",
    description:
      "Een stapelbed verschonen doet u met één hand aan de ladder. Daarom zit er aan de hoeken van dit laken een lus waar u het aan optrekt, en is de hoek gemerkt met links en rechts. Bedden met een verhoogde rand vragen wel wat wringen. Twee stuks, want boven en onder krijgen altijd tegelijk iets.",
    brand: "nestpad",
    categories: ["/bedtextiel/hoeslakens/kinderhoeslakens", "/bedtextiel/hoeslakens/percal-hoeslakens"],
    composition: "100% katoen, percalbinding.",
    care: "Wasbaar op 60 graden; strijken hoeft niet.",
    attributes: { unit: "Set", fabric: "Percal", version: "Hoek tot 20 cm", packagingUnit: "2 hoeslakens" },
    delivery,
    prices: { "70x150": 29.95, "80x200": 34.95, "90x200": 36.95, "90x210": 38.95 },
    weight: { perSquareMetre: 0.5 },
    sale: { percent: 20, since: "2026-11-06" },
    colours: {
      A: {
        colour: "ecru",
        photos: [
          "beddengoed-1222a",
          "kamer-beddengoed-1222a",
          "beddengoed-1222a-hoek",
          "beddengoed-1222a-stof",
          "stof-percal-ecru",
        ],
        live: "2025-10-06",
        sold: 38,
      },
    },
  },
  {
    key: "06-1246",
    title: "Kinderkussensloop Hinkelpad",
    subtitle: "Stippen, per twee, met overslag",
    description:
      "Twee slopen, zodat er altijd een schoon is. De overslag van 20 cm zit aan de achterzijde en heeft geen knopen of rits die in een oor drukken. Past om platte kinderkussens; om een hoog kussen spant het katoen te veel. Leuk bij een effen overtrek.",
    brand: "nestpad",
    categories: ["/bedtextiel/kussenslopen"],
    composition: "100% katoen, bedrukt met inkt op waterbasis.",
    care: "Wasbaar op 60 graden, mag in de droger.",
    attributes: { unit: "Set", fabric: "Katoen", packagingUnit: "2 slopen" },
    delivery,
    prices: { "40x60": 14.95, "50x60": 16.95, "60x70": 18.95 },
    weight: { perSquareMetre: 0.6 },
    colours: {
      A: {
        colour: "okergeel",
        photos: ["sloop-1246a", "kamer-sloop-1246a", "sloop-1246a-hoek", "sloop-1246a-stof"],
        live: "2025-02-10",
        sold: 57,
      },
    },
  },
];
