import type { MasterSource } from "../../builder/source.ts";

const categories = ["/boxsprings-bedden/bedden/kinderbedden", "/boxsprings-bedden/bedden"];
const wooden = [...categories, "/boxsprings-bedden/bedden/houten-bedden"];

export const childrenBeds: MasterSource[] = [
  {
    key: "07-2130",
    title: "Kinderbed Kwartel",
    subtitle: "Grenen met latten aan het hoofdeinde",
    description:
      "Een echt bed voor wie het ledikant uit is. Kwartel staat laag, zodat een val uit bed 32 cm diep is, en alle randen zijn rond geschaafd. In het blanke hout komen tekeningen, stickers en een enkele deuk; met schuurpapier is het na een jaar of tien weer nieuw. De lattenbodem is meegeleverd, een matras niet.",
    brand: "nestpad",
    categories: wooden,
    composition: "Massief grenen, geolied. Latten van grenen, bouten van staal met kunststof doppen.",
    care: "Afnemen met een vochtige doek. Kale plekken inwrijven met lijnolie.",
    frame: { width: 8, depth: 10, height: 75 },
    attributes: {
      woodType: "Massief grenen",
      woodColor: "Naturel",
      headboard: "Horizontale latten, 75 cm hoog",
      frameHeight: "26 cm",
      footVariant: "Grenen, 14 cm",
      version: "Met lattenbodem",
    },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: { "80x160": 239, "80x200": 269, "90x200": 279, "90x210": 299 },
    weight: { perSquareMetre: 13 },
    levy: "furniture",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-03-16",
    sale: { percent: 15, since: "2026-11-09" },
    colours: {
      A: {
        colour: "naturel",
        photos: ["bed-2130a", "kamer-bed-2130a", "bed-2130a-hoofdbord", "bed-2130a-hoek"],
        live: "2024-08-26",
        sold: 57,
      },
    },
  },
  {
    key: "07-2133",
    title: "Meegroeibed Kievit",
    subtitle: "Van 140 naar 200 cm in twee stappen",
    description:
      "De zijplanken van Kievit schuiven in elkaar. U begint op 140 cm, zet het bed na een paar jaar op 170 en daarna op 200; de bijgeleverde matrasdelen groeien mee. Het bed is breder dan een peuterbed, dus op een smalle kamer houdt u minder speelvloer over. Verzetten kost een half uur en een inbussleutel.",
    brand: "nestpad",
    categories: wooden,
    composition: "Massief grenen, lak op waterbasis. Matrasdelen: koudschuim met een katoenen hoes.",
    care: "Hout afnemen met een vochtige doek. Hoezen van de matrasdelen wasbaar op 60 graden.",
    frame: { width: 8, depth: 10, height: 70 },
    attributes: {
      woodType: "Massief grenen",
      woodColor: "Naturel",
      headboard: "Horizontale latten, 70 cm hoog",
      frameHeight: "25 cm",
      footVariant: "Grenen, 12 cm",
      version: "Meegroeibed",
      packagingUnit: "1 bed en 3 matrasdelen",
    },
    claims: {
      allergySuitable: "Hoezen van de matrasdelen op 60 graden te wassen; rapport 2026-03 van Kinderlab Amersfoort.",
    },
    delivery: { kind: "two_person", time: "1-2 week" },
    prices: { "80x200": 449, "90x200": 469 },
    weight: { perSquareMetre: 19 },
    levy: "furniture",
    colours: {
      A: {
        colour: "naturel",
        photos: ["bed-2133a", "kamer-bed-2133a", "bed-2133a-hoofdbord", "bed-2133a-hoek"],
        live: "2026-10-28",
        sold: 11,
      },
    },
  },
  {
    key: "07-2136",
    title: "Tienerbed Merel",
    subtitle: "Spijlenbed van wit eiken in de maten van een tienerkamer",
    description:
      "Merel begint bij 90 cm en houdt op bij 140: groot genoeg voor een vriendin die blijft slapen. De spijlen staan 9 cm uit elkaar, dus telefoons en kussens blijven aan de goede kant. Onder het frame past een bak of een logeerlade van 22 cm hoog. Het lichte hout verkleurt door zonlicht iets naar honing; bij een zonnig raam ziet u dat na een jaar.",
    brand: "nestpad",
    categories: wooden,
    composition: "Massief eiken, wit geolied, met spijlen van eiken. Latten van berken.",
    care: "Afnemen met een vochtige doek. Elke twee jaar behandelen met witte onderhoudsolie.",
    frame: { width: 8, depth: 10, height: 90 },
    attributes: {
      woodType: "Massief eiken",
      woodColor: "Wit geolied",
      headboard: "Spijlen, 90 cm hoog",
      frameHeight: "30 cm",
      footVariant: "Eiken, 20 cm",
      version: "Met lattenbodem",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: { "90x200": 429, "90x210": 449, "120x200": 489, "140x200": 529 },
    weight: { perSquareMetre: 16 },
    levy: "furniture",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-06-01",
    colours: {
      A: {
        colour: "wit eiken",
        photos: ["bed-2136a", "kamer-bed-2136a", "bed-2136a-hoofdbord", "bed-2136a-hoek"],
        live: "2025-08-18",
        sold: 34,
      },
    },
  },
  {
    key: "07-2139",
    title: "Tienerbed Spijl",
    subtitle: "Zwart staal dat tegen stoeien kan",
    description:
      "De verbindingen van Spijl zijn 30.000 keer belast met 80 kilo, want een tienerbed wordt ook gebruikt als bank, trampoline en kapstok. Het voeteneind is laag genoeg om overheen te stappen. Staal geleidt geluid: ligt er beneden een broer te slapen, leg dan een kleed onder de poten.",
    brand: "nestpad",
    categories: [...categories, "/boxsprings-bedden/bedden/metalen-bedden"],
    composition: "Staal met poedercoating zonder oplosmiddelen.",
    care: "Afnemen met een vochtige doek. De bouten in het eerste jaar twee keer aandraaien.",
    frame: { width: 6, depth: 8, height: 100 },
    attributes: { headboard: "Spijlen, 100 cm hoog", frameHeight: "32 cm", footVariant: "Staal, 27 cm" },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: { "80x200": 219, "90x200": 229, "90x210": 245, "120x200": 279 },
    weight: { perSquareMetre: 12 },
    levy: "furniture",
    colours: {
      A: {
        colour: "zwart",
        photos: ["bed-2139a", "kamer-bed-2139a", "bed-2139a-hoofdbord", "bed-2139a-hoek"],
        live: "2025-07-07",
        sold: 27,
      },
    },
  },
];
