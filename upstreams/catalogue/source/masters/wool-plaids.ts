import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/wonen/plaids/wollen-plaids", "/wonen/plaids"];

export const woolPlaids: MasterSource[] = [
  {
    key: "11-1201",
    title: "Plaid Schaapskooi",
    subtitle: "Lamswol met franje",
    description:
      "Geweven van lamswol in kameel, met gedraaide franje aan de korte kanten. Schaapskooi is warm zonder zwaar te zijn. Nieuw voelt de wol iets stug; na een paar weken op de bank niet meer. Motten houden ervan: berg hem schoon op.",
    brand: "heideschaap",
    categories,
    composition: "100% lamswol.",
    care: "Luchten; handwas op 30 graden met wolwasmiddel, liggend drogen.",
    attributes: { fabric: "Wol", unit: "Stuk" },
    delivery,
    prices: { "130x180": 79.95, "140x200": 95, "150x220": 115 },
    weight: { perSquareMetre: 0.36 },
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-09-07",
    colours: {
      A: {
        colour: "kameel",
        photos: ["plaid-01", "kamer-boxspring-1133a", "plaid-01-franje", "plaid-01-stof", "stof-wolkam"],
        live: "2024-09-30",
        sold: 123,
      },
    },
  },
  {
    key: "11-1207",
    title: "Plaid Boswachter",
    subtitle: "Wol met ruit in flessengroen",
    description:
      "Een ruit van ecru op flessengroen, zo geweven dat beide kanten even mooi zijn. Boswachter is groot genoeg om met z'n tweeën onder te zitten. De wol is deels teruggewonnen uit gebruikte truien en voelt daarom wat vaster dan nieuwe.",
    brand: "kleurhof",
    categories,
    composition: "70% wol, waarvan de helft gerecycled, 30% polyamide.",
    care: "Luchten of laten stomen.",
    attributes: { fabric: "Wol", unit: "Stuk" },
    delivery,
    prices: { "140x200": 69.95, "200x220": 109 },
    weight: { kg: { "140x200": 1.1, "200x220": 1.7 } },
    colours: {
      A: {
        colour: "flessengroen",
        photos: ["plaid-1207a", "kamer-boxspring-1119a", "plaid-1207a-rand", "plaid-1207a-stof"],
        live: "2026-10-23",
        sold: 38,
      },
    },
  },
  {
    key: "11-1210",
    title: "Plaid Houtwal",
    subtitle: "Nieuwe wol, lichte ruit",
    description:
      "Alleen scheerwol van het eerste seizoen, dun gesponnen en los geweven: Houtwal weegt in de kleine maat nog geen 700 gram en is toch de warmste plaid voor in de tuin. Laat er geen kat mee spelen, want de open binding trekt aan een nagel zo een lus. De franje is van ongeverfd garen.",
    brand: "heideschaap",
    categories,
    composition: "100% scheerwol.",
    care: "Buiten luchten bij mist of dauw. Wassen alleen als het moet, koud en met de hand.",
    attributes: { fabric: "Wol", unit: "Stuk" },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "130x180": 109, "140x220": 139, "200x230": 199 },
    weight: { perSquareMetre: 0.29 },
    colours: {
      A: {
        colour: "flessengroen",
        photos: ["plaid-03", "kamer-boxspring-1128b", "plaid-03-ruit", "plaid-03-franje"],
        live: "2024-10-07",
        sold: 74,
      },
    },
  },
  {
    key: "11-1213",
    title: "Plaid Spinnewiel",
    subtitle: "Gebreid van dikke wol",
    description:
      "Er gaat per plaid bijna twee kilometer garen door de breimachine. De steek is open, zodat lucht blijft hangen en de wol niet plakt op een zomeravond. Spinnewiel rekt mee als u hem om uw schouders slaat en veert terug. Van elke partij is bekend van welke boerderij in Patagonië de wol komt.",
    brand: "heideschaap",
    categories,
    composition: "100% merinowol.",
    care: "Wolprogramma op 30 graden in een groot kussensloop, liggend drogen op een rek.",
    attributes: { fabric: "Wol", unit: "Stuk" },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "120x170": 159, "140x200": 199 },
    weight: { perSquareMetre: 0.55 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["plaid-1213a", "kamer-bank-1113a", "plaid-1213a-rand", "plaid-1213a-stof"],
        live: "2025-10-20",
        sold: 61,
        stock: { "140200": 3 },
      },
    },
  },
  {
    key: "11-1216",
    title: "Plaid Spindel",
    subtitle: "Merino en kasjmier",
    description:
      "Tien procent kasjmier maakt van een goede wollen plaid een plaid die aan de huid mag, ook aan een hals die van wol gaat jeuken. Spindel is smal genoeg voor één stoel en één lezer. De pluis op het oppervlak vormt na een winter bolletjes; met een wolkam zijn ze in vijf minuten weg.",
    brand: "weverijOost",
    categories,
    composition: "90% merinowol, 10% kasjmier.",
    care: "Handwas tot 30 graden, in een handdoek uitrollen en plat drogen.",
    attributes: { fabric: "Wol", unit: "Stuk" },
    delivery,
    prices: { "100x150": 129, "130x180": 189, "140x220": 239 },
    weight: { perSquareMetre: 0.33 },
    colours: {
      A: {
        colour: "kameel",
        photos: ["plaid-1216a", "kamer-bank-1101b", "plaid-1216a-rand", "plaid-1216a-stof", "stof-wolkam"],
        live: "2025-11-10",
        sold: 52,
      },
    },
  },
];
