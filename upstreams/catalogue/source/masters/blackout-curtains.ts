import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/wonen/gordijnen/verduisterende-gordijnen", "/wonen/gordijnen/overgordijnen"];

export const blackoutCurtains: MasterSource[] = [
  {
    key: "11-3104",
    title: "Verduisterende gordijnen Nachtwacht, set van twee",
    subtitle: "Driedubbel geweven, marineblauw",
    description:
      "Een zwarte draad in het midden van het weefsel houdt straatlantaarn en ochtendzon buiten. Dezelfde dichte stof scheelt tocht langs een oud raam. Laat de gordijnen tien centimeter buiten het kozijn hangen, anders valt er licht langs de zijkant.",
    brand: "weverijOost",
    categories,
    composition: "100% polyester, driedubbel geweven.",
    care: "Wasbaar op 30 graden, niet wringen, lauw strijken.",
    attributes: { fabric: "Polyester", packagingUnit: "2 gordijnen", version: "Verduisterend", unit: "Paar" },
    claims: { vegan: "Polyester zonder coating; rapport Textiellab Twente 2025-1188." },
    delivery,
    prices: {
      "140x240": 89.95,
      "140x260": 95,
      "140x280": 105,
      "200x240": 125,
      "200x260": 135,
      "200x280": 145,
      "290x240": 179,
      "290x260": 189,
      "290x280": 199,
    },
    weight: { perSquareMetre: 0.55 },
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-05-04",
    colours: {
      A: {
        colour: "marine",
        photos: ["gordijn-04", "kamer-bank-1184a", "gordijn-04-roede", "gordijn-04-plooi"],
        live: "2025-10-13",
        sold: 82,
      },
    },
  },
  {
    key: "11-3122",
    title: "Verduisterende gordijnen Siësta, set van twee",
    subtitle: "Fluweel met donkere achterkant",
    description:
      "Aan de kamerkant fluweel, aan de straatkant een grijze verduisteringslaag: die houdt 99,4% van het licht tegen, en dan ziet u geen hand voor ogen. Voor wie nachtdienst heeft, voor een kind dat om vijf uur wakker is of voor een beamer in de woonkamer. De laag maakt de stof stijf, zodat de plooien niet zacht vallen maar als een orgel staan.",
    brand: "kleurhof",
    categories,
    composition: "Bovenkant: 100% polyester (fluweel). Achterkant: acrylcoating.",
    care: "Wasbaar op 30 graden, binnenstebuiten, niet in de droger. Strijken alleen aan de fluwelen kant.",
    attributes: { fabric: "Fluweel", packagingUnit: "2 gordijnen", version: "Verduisterend", unit: "Paar" },
    delivery,
    prices: {
      "140x240": 109,
      "140x260": 119,
      "140x280": 129,
      "200x240": 149,
      "200x260": 159,
      "200x280": 169,
      "290x240": 219,
      "290x260": 229,
      "290x280": 239,
    },
    weight: { perSquareMetre: 0.74 },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["gordijn-3122a", "kamer-bank-1110a", "gordijn-3122a-roede", "gordijn-3122a-stof"],
        live: "2025-01-27",
        sold: 46,
      },
      B: {
        colour: "leem",
        photos: ["gordijn-3122b", "kamer-bank-1107a", "gordijn-3122b-roede", "gordijn-3122b-stof"],
        live: "2025-01-27",
        sold: 39,
        sale: { percent: 15, since: "2026-11-11" },
      },
    },
  },
  {
    key: "11-3125",
    title: "Kindergordijnen Slaapmuts, set van twee",
    subtitle: "Donker om zeven uur 's avonds",
    description:
      "In juni is het licht tot half elf. Slaapmuts houdt een kinderkamer donker zonder losse koordjes, kettingen of kwasten waar een hoofd in kan. De onderzoom eindigt 15 cm boven de vloer, buiten bereik van wie leert staan aan alles wat hangt. Wilt u het aardedonker, hang ze dan op een rail tegen het plafond.",
    brand: "nestpad",
    categories,
    composition: "100% polyester, dubbel geweven, vrij van weekmakers.",
    care: "Wasbaar op 40 graden, kreukvrij als u ze nat ophangt.",
    attributes: { fabric: "Polyester", packagingUnit: "2 gordijnen", version: "Verduisterend", unit: "Paar" },
    delivery,
    prices: {
      "110x160": 59.95,
      "110x220": 69.95,
      "140x160": 69.95,
      "140x220": 79.95,
      "140x240": 84.95,
      "200x160": 94.95,
    },
    weight: { perSquareMetre: 0.52 },
    colours: {
      A: {
        colour: "salie",
        photos: ["gordijn-3125a", "kamer-bank-1113a", "gordijn-3125a-roede", "gordijn-3125a-stof"],
        live: "2025-08-04",
        sold: 51,
      },
    },
  },
];
