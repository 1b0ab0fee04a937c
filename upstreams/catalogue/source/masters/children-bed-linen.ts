import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-3 day" } as const;
const sloop = "1 overtrek, 1 sloop";

/** Covers, sheets and pillowcases for children. */
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
