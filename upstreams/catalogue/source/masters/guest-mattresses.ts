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
    composition: "Kern: koudschuim met een dichtheid van 30 kilo per kubieke meter (100% polyurethaan). Tijk: 100% katoen.",
    care: "Hoes wasbaar op 60 graden. Bewaar de rol droog, en laat het matras na het uitrollen een half uur liggen.",
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Katoen", coreHeight: "14 cm" },
    claims: { metalFree: "Schuim, katoen en klittenband; geen metaal." },
    delivery: rolled,
    prices: { "70x190": 139, "80x200": 149, "90x200": 159, "140x200": 239 },
    weight: { perSquareMetre: 4.6 },
    levy: "mattress",
    formerPrices: [{ factor: 0.93 }],
    regularSince: "2026-06-01",
    colours: { A: { colour: "gebroken wit", photos: ["matras-07"], live: "2024-06-24", sold: 154 } },
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
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Polyester en katoen", coreHeight: "14 cm", version: "Voor camper en boot" },
    delivery: rolled,
    prices: { "60x190": 169, "70x190": 179, "80x190": 189, "120x190": 269, "135x190": 299 },
    weight: { perSquareMetre: 5.4 },
    levy: "mattress",
    colours: { A: { colour: "gebroken wit", photos: ["matras-07"], live: "2026-03-09", sold: 41 } },
  },
];
