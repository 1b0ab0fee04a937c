import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const terryCare = "Voor het eerste gebruik wassen. Wasbaar op 60 graden, mag in de droger. Geen wasverzachter: die maakt badstof glad.";

export const bathLinen: MasterSource[] = [
  {
    key: "10-1101",
    title: "Handdoek Texel",
    subtitle: "Dikke badstof, 500 gram per vierkante meter",
    description:
      "Texel is dik genoeg om u in één keer droog te krijgen en dun genoeg om voor de avond zelf weer droog te zijn. De lussen zijn aan twee kanten ongeschoren. Na de derde was neemt de stof het meeste vocht op. In een badkamer zonder raam droogt wafelstof sneller.",
    brand: "waterlijn",
    categories: ["/badtextiel/handdoeken"],
    composition: "100% katoen, 500 gram per vierkante meter.",
    care: terryCare,
    attributes: { fabric: "Badstof" },
    claims: { bestseller: "Meest verkochte handdoek van Warmeland, geteld over de 90 dagen tot en met 31 oktober 2026." },
    delivery,
    prices: { "16x21": 4.95, "30x50": 7.95, "50x100": 14.95, "60x110": 19.95, "70x140": 27.95, "100x150": 39.95 },
    weight: { perSquareMetre: 0.5 },
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-02-02",
    colours: {
      A: {
        colour: "salie",
        photos: ["handdoek-01", "kamer-r1"],
        live: "2024-02-12",
        sold: 384,
        stock: { "060110": 3, "050100": 88, "070140": 61 },
      },
      B: { colour: "denim", photos: ["handdoek-04", "kamer-02"], live: "2024-02-12", sold: 297, stock: { "070140": 54 } },
      C: { colour: "okergeel", photos: ["handdoek-08"], live: "2024-10-14", sold: 143, sale: { percent: 30, since: "2026-11-05" } },
      D: { colour: "antraciet", photos: ["handdoek-06"], live: "2025-02-10", sold: 201 },
    },
  },
  {
    key: "10-1104",
    title: "Handdoek Vlieland",
    subtitle: "Wafelstof, snel droog",
    description:
      "Het reliëf van wafelstof geeft een lichte wrijving en droogt aan de haak in een paar uur. Vlieland neemt in de kast half zoveel plaats in als badstof en is daarom geliefd in de sporttas. Zacht als een badlaken wordt hij niet.",
    brand: "waterlijn",
    categories: ["/badtextiel/handdoeken"],
    composition: "100% katoen, wafelbinding, 320 gram per vierkante meter.",
    care: "Wasbaar op 60 graden, krimpt bij de eerste was ongeveer 5%. Aan de lijn drogen.",
    attributes: { fabric: "Wafelstof" },
    delivery,
    prices: { "50x90": 12.95, "70x130": 24.95, "100x150": 34.95 },
    weight: { perSquareMetre: 0.32 },
    colours: { A: { colour: "zand", photos: ["handdoek-03"], live: "2025-05-12", sold: 119 } },
  },
  {
    key: "10-1107",
    title: "Gastendoekjes Griend, set van drie",
    subtitle: "Badstof in mosgroen",
    description:
      "Drie kleine doekjes, opgerold met een papieren band, voor naast de wastafel of om cadeau te geven. Door het lusje aan de korte kant hangen ze ook aan een haakje. Mosgroen geeft bij de eerste was af: houd wit erbuiten.",
    brand: "waterlijn",
    categories: ["/badtextiel/gastendoekjes"],
    composition: "100% katoen, 450 gram per vierkante meter.",
    care: terryCare,
    attributes: { fabric: "Badstof", packagingUnit: "3 doekjes" },
    delivery,
    prices: { "30x50": 19.95 },
    weight: { kg: 0.2 },
    colours: { A: { colour: "mosgroen", photos: ["handdoek-07"], live: "2026-11-10", sold: 17 } },
  },
  {
    key: "10-1201",
    title: "Badmat Rottum",
    subtitle: "Dubbel geweven katoen",
    description:
      "Rottum is tweezijdig te gebruiken en zo zwaar geweven dat hij blijft liggen zonder rubber eronder. Op gladde tegels legt u er toch een antislipmatje onder. De mat gaat gewoon met de handdoeken mee op 60 graden.",
    brand: "waterlijn",
    categories: ["/badtextiel/badmatten"],
    composition: "100% katoen, 900 gram per vierkante meter.",
    care: terryCare,
    attributes: { fabric: "Geweven katoen" },
    delivery,
    prices: { "50x70": 24.95, "60x90": 32.95 },
    weight: { perSquareMetre: 0.9 },
    colours: { A: { colour: "salie", photos: ["handdoek-05"], live: "2024-08-26", sold: 106 } },
  },
];
