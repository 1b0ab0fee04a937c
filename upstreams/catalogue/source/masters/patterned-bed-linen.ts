import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const sloops = "1 overtrek, 1 sloop 60 × 70 cm (2 vanaf 200 cm breed)";

/** Duvet covers with stripes, checks and dots for grown-ups. */
export const patternedBedLinen: MasterSource[] = [
  {
    key: "06-1159",
    title: "Dekbedovertrek Strandstoel",
    subtitle: "Bedrukte streep op renforcé",
    description:
      "Banen van vier centimeter breed, zoals op een ligstoel in Scheveningen. De kleur is gedrukt en blijft aan de achterzijde daarom lichter; op bed ziet u daar niets van. Leg de streep in de lengte en een kleine kamer lijkt langer. Renforcé voelt in het begin stijver dan percal en haalt dat na een wasbeurt of drie in.",
    brand: "kleurhof",
    categories: ["/bedtextiel/dekbedovertrekken/dessin", "/bedtextiel/dekbedovertrekken"],
    composition: "100% katoen, renforcé, bedrukt.",
    care: "Wasbaar op 40 graden, binnenstebuiten. Kan drogen op lage stand.",
    attributes: { unit: "Stuk", fabric: "Katoen", packagingUnit: sloops },
    delivery,
    prices: {
      "140x200": 44.95,
      "140x220": 48.95,
      "200x200": 64.95,
      "200x220": 69.95,
      "240x200": 77.95,
      "240x220": 79.95,
      "260x220": 87.95,
    },
    weight: { perSquareMetre: 0.27 },
    colours: {
      A: {
        colour: "denim",
        photos: ["beddengoed-1159a", "kamer-beddengoed-1159a", "beddengoed-1159a-hoek", "beddengoed-1159a-stof"],
        live: "2025-05-05",
        sold: 84,
      },
      B: {
        colour: "zand",
        photos: ["beddengoed-1159b", "kamer-beddengoed-1159a", "beddengoed-1159b-hoek", "beddengoed-1159b-stof"],
        live: "2025-05-05",
        sold: 66,
        sale: { percent: 25, since: "2026-11-09" },
      },
    },
  },
  {
    key: "06-1162",
    title: "Dekbedovertrek Keukenruit",
    subtitle: "Katoen met een ruit als van een theedoek",
    description:
      "De ruit van de theedoek van oma, vijf keer vergroot. Doordat schering en inslag om de beurt gekleurd zijn, ontstaan er drie tinten uit twee garens. Op een bed waar al veel patroon omheen hangt, wordt het druk. Keukenruit is onregelmatig geweven en hoeft niet gestreken te worden; het bobbelt een beetje en laat zo lucht langs de huid.",
    brand: "kleurhof",
    categories: ["/bedtextiel/dekbedovertrekken/dessin", "/bedtextiel/dekbedovertrekken"],
    composition: "100% katoen, seersucker, garengeverfd.",
    care: "Wasbaar op 60 graden en strijkvrij. Uitslaan en ophangen is genoeg.",
    attributes: { unit: "Stuk", fabric: "Seersucker", packagingUnit: sloops },
    delivery,
    prices: {
      "140x200": 52.95,
      "140x220": 56.95,
      "200x200": 74.95,
      "200x220": 79.95,
      "240x200": 86.95,
      "240x220": 89.95,
      "260x220": 97.95,
    },
    weight: { perSquareMetre: 0.24 },
    formerPrices: [{ factor: 0.93 }],
    regularSince: "2026-03-30",
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["beddengoed-1162a", "kamer-bed-2116a", "beddengoed-1162a-hoek", "beddengoed-1162a-stof"],
        live: "2024-06-10",
        sold: 75,
      },
      B: {
        colour: "lichtgrijs",
        photos: ["beddengoed-1162b", "kamer-bed-2119a", "beddengoed-1162b-hoek", "beddengoed-1162b-stof"],
        live: "2024-06-10",
        sold: 63,
      },
    },
  },
  {
    key: "06-1165",
    title: "Dekbedovertrek Dennenpad",
    subtitle: "Flanel met dubbele krijtstreep",
    description:
      "Donkergroen met twee lichte lijnen naast elkaar, afgekeken van een wandelbroek. Het flanel is alleen aan de binnenkant opgeruwd: warm waar het u raakt, glad waar u het ziet. Een donkere kleur geeft af, reken de eerste twee keer op een groen badje. Bij lamplicht oogt Dennenpad bijna zwart.",
    brand: "weverijOost",
    categories: ["/bedtextiel/dekbedovertrekken/flanel", "/bedtextiel/dekbedovertrekken/dessin"],
    composition: "100% katoen, enkelzijdig geruwd, 150 gram per vierkante meter.",
    care: "Apart wassen op 40 graden, ophangen of kort drogen.",
    attributes: { unit: "Stuk", fabric: "Flanel", packagingUnit: sloops },
    delivery,
    prices: {
      "140x200": 57.95,
      "140x220": 62.95,
      "200x200": 82.95,
      "200x220": 86.95,
      "240x200": 95.95,
      "240x220": 99.95,
    },
    weight: { perSquareMetre: 0.33 },
    colours: {
      A: {
        colour: "mosgroen",
        photos: ["beddengoed-1165a", "kamer-beddengoed-1156a", "beddengoed-1165a-hoek", "beddengoed-1165a-stof"],
        live: "2025-10-20",
        sold: 86,
        stock: { "240220": 2 },
      },
    },
  },
  {
    key: "06-1168",
    title: "Dekbedovertrek Bolrond",
    subtitle: "Witte stippen, ook voor grote mensen",
    description:
      "Stippen horen niet alleen in de kinderkamer. Die van Bolrond zijn zo groot als een eurocent en staan net niet in het gelid, met de hand getekend in Utrecht. Het satijn geeft de kleur diepte en maakt het overtrek ook wat warmer dan een bedrukt katoentje. Kussens in effen oker of terracotta passen erbij.",
    brand: "kleurhof",
    categories: ["/bedtextiel/dekbedovertrekken/dessin", "/bedtextiel/dekbedovertrekken/satijn"],
    composition: "100% katoen, satijnbinding, 210 draden per vierkante inch.",
    care: "Wasbaar op 40 graden, niet bleken, kort centrifugeren.",
    attributes: { unit: "Stuk", fabric: "Katoensatijn", packagingUnit: sloops },
    delivery,
    prices: {
      "140x200": 59.95,
      "140x220": 64.95,
      "200x200": 84.95,
      "200x220": 89.95,
      "240x200": 99.95,
      "240x220": 105,
    },
    weight: { perSquareMetre: 0.28 },
    colours: {
      A: {
        colour: "okergeel",
        photos: ["beddengoed-1168a", "kamer-boxspring-1101b", "beddengoed-1168a-hoek", "beddengoed-1168a-stof"],
        live: "2025-08-11",
        sold: 58,
      },
      B: {
        colour: "poederroze",
        photos: ["beddengoed-1168b", "kamer-bed-2136a", "beddengoed-1168b-hoek", "beddengoed-1168b-stof"],
        live: "2026-03-09",
        sold: 31,
      },
    },
  },
  {
    key: "06-1171",
    title: "Dekbedovertrek Vensterruit",
    subtitle: "Ruit in flessengroen, jersey",
    description:
      "Vensterruit is gebreid als een hemd: het rekt mee, valt soepel en kreukt niet. De lijnen zijn erop gedrukt en lopen over de naden netjes door, behalve aan het voeteneind. Jersey kan na lang gebruik pillen vormen op plaatsen waar een pyjamaknoop schuurt. Wie het benauwd krijgt onder dicht geweven doek, ligt hier luchtiger.",
    brand: "duinhof",
    categories: ["/bedtextiel/dekbedovertrekken/dessin", "/bedtextiel/dekbedovertrekken"],
    composition: "100% katoen, single jersey, 140 gram per vierkante meter.",
    care: "Wasbaar op 60 graden, drogen op lage stand. Strijken heeft geen zin.",
    attributes: { unit: "Stuk", fabric: "Jersey", packagingUnit: sloops },
    delivery,
    prices: {
      "140x200": 39.95,
      "140x220": 43.95,
      "200x200": 57.95,
      "200x220": 61.95,
      "240x200": 68.95,
      "240x220": 72.95,
    },
    weight: { perSquareMetre: 0.3 },
    sale: { percent: 15, since: "2026-10-28" },
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["beddengoed-1171a", "kamer-boxspring-1104a", "beddengoed-1171a-hoek", "beddengoed-1171a-stof"],
        live: "2025-01-27",
        sold: 82,
      },
    },
  },
];
