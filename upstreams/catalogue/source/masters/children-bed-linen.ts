import type { MasterSource } from "../../builder/source.ts";

const withinTwoDays = { kind: "parcel", time: "1-2 day" } as const;
const delivery = { kind: "parcel", time: "1-3 day" } as const;
const sloop = "1 overtrek, 1 sloop";

/** Duvet covers for children that come within two days. */
export const childrenBedLinenWithinTwoDays: MasterSource[] = [
  {
    key: "06-1116",
    title: "Kinderdekbedovertrek Sterrenwacht",
    subtitle: "Katoen met sterren",
    description:
      "Sterren op ijsblauw, bedrukt met inkt op waterbasis. De sluiting heeft drukknopen die een kind zelf open krijgt. In de maat 100 × 135 cm past het op een ledikant, in 140 × 200 cm op het grote bed. Heet wassen mag, al trekt de kleur dan iets weg.",
    brand: "nestpad",
    categories: ["/bedtextiel/dekbedovertrekken/kinderen", "/bedtextiel/dekbedovertrekken"],
    composition: "100% katoen, renforcé.",
    care: "Wasbaar op 60 graden, mag in de droger.",
    attributes: { unit: "Set", fabric: "Katoen", packagingUnit: sloop },
    delivery: withinTwoDays,
    prices: { "100x135": 29.95, "120x150": 34.95, "140x200": 44.95 },
    weight: { perSquareMetre: 0.27 },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["beddengoed-05", "kamer-beddengoed-05", "beddengoed-05-hoek", "beddengoed-05-ster"],
        live: "2024-06-17",
        sold: 95,
      },
    },
  },
  {
    key: "06-1118",
    title: "Kinderdekbedovertrek Confetti",
    subtitle: "Katoen met stippen",
    description:
      "Losse stippen die nergens precies rijen vormen, want dat vinden kinderen saai. Het katoen is sterk geweven en kan tegen een bed dat ook hut, boot en tafel is. Keer het voor het wassen binnenstebuiten.",
    brand: "nestpad",
    categories: ["/bedtextiel/dekbedovertrekken/kinderen", "/bedtextiel/dekbedovertrekken"],
    composition: "100% katoen, renforcé.",
    care: "Wasbaar op 60 graden, mag in de droger.",
    attributes: { unit: "Set", fabric: "Katoen", packagingUnit: sloop },
    delivery: withinTwoDays,
    prices: { "120x150": 34.95, "140x200": 42.95, "140x220": 46.95 },
    weight: { perSquareMetre: 0.27 },
    colours: {
      A: {
        colour: "poederroze",
        photos: ["beddengoed-08", "kamer-beddengoed-08", "beddengoed-08-band", "beddengoed-08-stip"],
        live: "2025-02-03",
        sold: 68,
      },
      B: {
        colour: "okergeel",
        photos: ["beddengoed-14", "kamer-beddengoed-08", "beddengoed-14-sloop", "beddengoed-14-voeteneind"],
        live: "2025-02-03",
        sold: 83,
      },
    },
  },
];

/** The other duvet covers for children. */
export const childrenBedLinen: MasterSource[] = [
  {
    key: "06-1174",
    title: "Kinderdekbedovertrek Nachthemel",
    subtitle: "Wit met blauwe sterren",
    description:
      "Overdag zijn het blauwe sterren op wit, en dat blijven ze in het donker: lichtgevende inkt gebruikt Nestpad niet, omdat die na tien keer wassen op is. Het overtrek heeft aan het voeteneind een strook van 50 cm om in te stoppen, zodat het dekbed niet van het bed glijdt. Bij de maten van 140 cm zit een sloop van 60 × 70 cm, bij de kleine een van 40 × 60 cm.",
    brand: "nestpad",
    categories: ["/bedtextiel/dekbedovertrekken/kinderen", "/bedtextiel/dekbedovertrekken/dessin"],
    composition: "100% katoen, percalbinding, bedrukt.",
    care: "Wasbaar op 60 graden; vlekken van viltstift eerst koud inweken.",
    attributes: { unit: "Stuk", fabric: "Percal", packagingUnit: sloop },
    delivery,
    prices: { "100x135": 32.95, "120x150": 37.95, "140x200": 47.95, "140x220": 51.95 },
    weight: { perSquareMetre: 0.26 },
    colours: {
      A: {
        colour: "wit",
        photos: ["beddengoed-1174a", "kamer-beddengoed-05", "beddengoed-1174a-hoek", "beddengoed-1174a-stof"],
        live: "2024-11-18",
        sold: 106,
      },
    },
  },
  {
    key: "06-1177",
    title: "Kinderdekbedovertrek Duikplank",
    subtitle: "Brede streep, te draaien",
    description:
      "Duikplank heeft strepen aan de bovenkant en is effen wit van onderen, zodat uw kind zelf kiest hoe het bed erbij ligt. De opening zit aan de zijkant: dat verschoont sneller dan aan het voeteneind. Ledikantmaten zijn er niet, de streep is daar te breed voor. Tieners slapen er ook nog onder zonder zich te schamen.",
    brand: "nestpad",
    categories: ["/bedtextiel/dekbedovertrekken/kinderen", "/bedtextiel/dekbedovertrekken/dessin"],
    composition: "100% katoen, renforcé, garengeverfd.",
    care: "Wasbaar op 60 graden, droger toegestaan.",
    attributes: { unit: "Stuk", fabric: "Katoen", packagingUnit: sloop },
    delivery,
    prices: { "120x150": 34.95, "140x200": 44.95, "140x220": 47.95 },
    weight: { perSquareMetre: 0.28 },
    colours: {
      A: {
        colour: "denim",
        photos: ["beddengoed-1177a", "kamer-beddengoed-1177a", "beddengoed-1177a-hoek", "beddengoed-1177a-stof"],
        live: "2026-04-20",
        sold: 49,
      },
    },
  },
  {
    key: "06-1180",
    title: "Ledikantset Boerderij",
    subtitle: "Overtrek en sloop met ruitje",
    description:
      "Ruitjes zijn vergeeflijk: een plas appelmoes valt er minder in op dan op wit. De set bestaat uit een overtrek en een sloop voor het ledikant, van dubbel gesponnen katoen met rits. Die rits begint in een zakje, zodat er niets aan een wang krast. De grootste maat past op een bed van 70 × 150 cm.",
    brand: "nestpad",
    categories: ["/bedtextiel/dekbedovertrekken/kinderen"],
    composition: "100% katoen.",
    care: "Wasbaar op 60 graden; eerste keer vóór gebruik wassen.",
    attributes: { unit: "Set", fabric: "Katoen", packagingUnit: sloop },
    delivery,
    prices: { "80x80": 22.95, "100x135": 29.95, "120x150": 34.95 },
    weight: { perSquareMetre: 0.29 },
    formerPrices: [{ factor: 0.9 }],
    regularSince: "2026-01-05",
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["beddengoed-1180a", "kamer-boxspring-1119a", "beddengoed-1180a-hoek", "beddengoed-1180a-stof"],
        live: "2024-07-22",
        sold: 62,
      },
    },
  },
  {
    key: "06-1183",
    title: "Kinderdekbedovertrek Waterverf",
    subtitle: "Geschilderde sterren op jersey",
    description:
      "Gebreid katoen, zo rekbaar dat een kind zijn dekbed er zelf in krijgt. De ruitvormige sterren zijn met een kwast geschilderd en daarna gescand; nergens zijn er twee gelijk. Aan scherp speelgoed blijft een breisel eerder haken dan geweven stof. In de zomer ligt Waterverf ook zonder dekbed erin goed op de huid.",
    brand: "nestpad",
    categories: ["/bedtextiel/dekbedovertrekken/kinderen", "/bedtextiel/dekbedovertrekken/dessin"],
    composition: "100% biologisch katoen, jersey.",
    care: "Wasbaar op 40 graden, in model trekken en drogen.",
    attributes: { unit: "Stuk", fabric: "Jersey", packagingUnit: sloop },
    delivery,
    prices: { "100x135": 34.95, "120x150": 39.95, "140x200": 49.95 },
    weight: { perSquareMetre: 0.31 },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["beddengoed-1183a", "kamer-beddengoed-1177a", "beddengoed-1183a-hoek", "beddengoed-1183a-stof"],
        live: "2026-09-21",
        sold: 33,
      },
    },
  },
];
