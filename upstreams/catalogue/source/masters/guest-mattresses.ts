import type { MasterSource } from "../../builder/source.ts";

const rolled = { kind: "parcel", time: "1-2 day" } as const;

export const guestMattresses: MasterSource[] = [
  {
    key: "03-2522",
    title: "Logeermatras Rolder",
    subtitle: "Opgerold koudschuim, 14 cm hoog",
    description:
      "Rolder past in een kast en ligt in een half uur vlak. Twee brede banden houden de rol bijeen. Het is een volwaardig matras voor een paar nachten achter elkaar, op een bodem of gewoon op de grond. Voor elke nacht is 14 cm te weinig.",
    brand: "veenrand",
    categories: ["/matrassen/koudschuim/logeermatrassen", "/matrassen/koudschuim"],
    composition:
      "Kern: koudschuim met een dichtheid van 30 kilo per kubieke meter (100% polyurethaan). Tijk: 100% katoen.",
    care: "Hoes wasbaar op 60 graden. Bewaar de rol droog, en laat het matras na het uitrollen een half uur liggen.",
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Katoen", coreHeight: "14 cm" },
    claims: { metalFree: "Schuim, katoen en klittenband; geen metaal." },
    delivery: rolled,
    prices: { "70x190": 139, "80x200": 149, "90x200": 159, "140x200": 239 },
    weight: { perSquareMetre: 4.6 },
    levy: "mattress",
    formerPrices: [{ factor: 0.93 }],
    regularSince: "2026-06-01",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["matras-07", "kamer-matras-07", "matras-07-rol", "matras-07-band"],
        live: "2024-06-24",
        sold: 154,
      },
    },
  },
  {
    key: "03-2523",
    title: "Campermatras Trekvogel",
    subtitle: "Koudschuim voor camper en boot, 14 cm hoog",
    description:
      "De smalle en korte maten van Trekvogel passen op een vouwbed, een slaapbank of een kooi aan boord. De onderkant van de tijk is van gaas, zodat condens weg kan. Is uw hoek afgeschuind, dan mag u het schuim zelf met een broodmes inkorten; de hoes vouwt u om.",
    brand: "veenrand",
    categories: ["/matrassen/koudschuim/logeermatrassen", "/matrassen/koudschuim"],
    composition:
      "Kern: koudschuim met een dichtheid van 40 kilo per kubieke meter (100% polyurethaan). Tijk: 80% polyester, 20% katoen, onderkant van polyestergaas.",
    care: "Hoes wasbaar op 40 graden. Zet het matras in de winter rechtop, zodat de onderkant droog blijft.",
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Polyester en katoen",
      coreHeight: "14 cm",
      version: "Voor camper en boot",
    },
    delivery: rolled,
    prices: { "60x190": 169, "70x190": 179, "80x190": 189, "120x190": 269, "135x190": 299 },
    weight: { perSquareMetre: 5.4 },
    levy: "mattress",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["matras-2523a", "kamer-matras-2524a", "matras-2523a-hoek", "matras-2523a-tijk"],
        live: "2026-03-09",
        sold: 41,
      },
    },
  },
  {
    key: "03-2524",
    title: "Logeermatras Zolder",
    subtitle: "Hoger en zwaarder schuim, 16 cm hoog",
    description:
      "Voor schoonouders die een week blijven: Zolder is 2 cm hoger dan Rolder en gemaakt van schuim van 38 kilo, zodat ook iemand van 90 kilo de grond niet voelt. Opgerold is het een pak van 40 cm dik, dat rechtop achter een deur past. Rol het na gebruik strak op en leg de banden er meteen om, anders krijgt u het niet meer klein.",
    brand: "duinhof",
    categories: ["/matrassen/koudschuim/logeermatrassen", "/matrassen/koudschuim"],
    composition:
      "Kern: koudschuim met een dichtheid van 38 kilo per kubieke meter (100% polyurethaan). Tijk: 60% katoen, 40% polyester.",
    care: "Hoes wasbaar op 60 graden. Laat het matras na een logeerpartij eerst een dag vlak liggen om te drogen.",
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Katoen en polyester",
      coreHeight: "16 cm",
      version: "Opgerold",
    },
    delivery: rolled,
    prices: { "70x200": 179, "80x200": 189, "90x200": 199, "120x200": 259, "140x200": 295 },
    weight: { perSquareMetre: 6.2 },
    levy: "mattress",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-03-16",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["matras-2524a", "kamer-matras-2524a", "matras-2524a-hoek", "matras-2524a-tijk"],
        live: "2024-10-21",
        sold: 99,
      },
    },
  },
  {
    key: "03-2525",
    title: "Slaapbankmatras Schuif",
    subtitle: "Voor uitschuifbed en slaapbank, 12 cm hoog",
    description:
      "Onder een uitschuifbed is vaak niet meer dan 13 cm ruimte. Schuif is daarop gemaakt: 12 cm, met een gladde onderkant die over de latten glijdt en een tweekleurige band waaraan u ziet wat boven hoort. Vouwen kan het ook, in drieën, voor een slaapbank. Elke dag opgevouwen bewaren raden wij af; dan breekt het schuim bij de knik.",
    brand: "veenrand",
    categories: ["/matrassen/koudschuim/logeermatrassen", "/matrassen/koudschuim"],
    composition:
      "Kern: koudschuim met een dichtheid van 35 kilo per kubieke meter (100% polyurethaan). Tijk: 100% polyester.",
    care: "Hoes rondom af te ritsen en op 60 graden te wassen.",
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Polyester",
      coreHeight: "12 cm",
      version: "Voor uitschuifbed en slaapbank",
    },
    delivery: rolled,
    prices: {
      "70x190": 159,
      "80x190": 169,
      "80x200": 175,
      "90x190": 179,
      "90x200": 185,
      "140x190": 255,
      "160x190": 289,
    },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 4.9 },
    levy: "mattress",
    colours: {
      A: {
        colour: "denim",
        photos: ["matras-2525a", "kamer-matras-2531a", "matras-2525a-hoek", "matras-2525a-tijk"],
        live: "2025-02-17",
        sold: 107,
      },
    },
  },
  {
    key: "03-2526",
    title: "Stapelbedmatras Bivak",
    subtitle: "Licht te tillen, 13 cm hoog",
    description:
      "Een bovenbed verschonen is passen en meten met uw ellebogen, dus Bivak weegt bij 90 breed nog geen 7 kilo. Het is laag genoeg om onder de valrand van een stapelbed te blijven: die moet minstens 16 cm boven het matras uitsteken. Scholen en kampeerboerderijen kopen het vanwege de hoes, die een keer of honderd in de was kan. Volwassenen liggen er een weekend goed op.",
    brand: "veenrand",
    categories: ["/matrassen/koudschuim/logeermatrassen", "/matrassen/koudschuim"],
    composition:
      "Kern: koudschuim met een dichtheid van 28 kilo per kubieke meter (100% polyurethaan). Tijk: 100% polyester.",
    care: "Hoes wasbaar op 60 graden en geschikt voor de droger.",
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Polyester",
      coreHeight: "13 cm",
      version: "Voor stapelbedden",
    },
    claims: { metalFree: "Alleen schuim, garen en polyester; de sluiting is van klittenband." },
    delivery: rolled,
    prices: { "70x200": 119, "80x190": 119, "80x200": 125, "90x200": 132 },
    weight: { perSquareMetre: 3.7 },
    levy: "mattress",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-01-12",
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["matras-2526a", "kamer-matras-2447a", "matras-2526a-hoek", "matras-2526a-tijk"],
        live: "2024-04-29",
        sold: 61,
      },
    },
  },
];
