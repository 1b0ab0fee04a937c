import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Several wishes at once, and rare things. */
export const longTail: readonly JudgedQuery[] = [
  {
    query: "hoeslaken jersey grijs 180x200",
    grades: [
      [
        3,
        are.and(are.fittedSheets, {
          sizes: ["180x200"],
          colours: [...are.greys, "grijsblauw"],
          attributes: { fabric: ["Jersey"] },
        }),
      ],
      [2, are.and(are.fittedSheets, { sizes: ["180x200"], attributes: { fabric: ["Jersey"] } })],
      [1, are.fittedSheets],
    ],
  },
  {
    query: "dekbedovertrek katoen 240x220 wit",
    grades: [
      [3, are.and(are.duvetCovers, { sizes: ["240x220"], colours: are.whites })],
      [2, are.and(are.duvetCovers, { sizes: ["240x220"], colours: ["ecru", "crème"] })],
      [1, are.and(are.duvetCovers, { sizes: ["240x220"] })],
    ],
  },
  {
    query: "boxspring 140x200 grijs met topper",
    grades: [
      [3, are.and(are.boxSprings, { sizes: ["140x200"], colours: [...are.greys, "grijsblauw"] })],
      [2, are.and(are.boxSprings, { sizes: ["140x200"] })],
      [1, are.boxSprings],
    ],
  },
  {
    query: "koudschuim matras 160x200 zacht",
    grades: [
      [
        3,
        are.and(are.mattresses, {
          sizes: ["160x200"],
          hardness: ["Zacht"],
          attributes: { fillingMaterial: ["Koudschuim"] },
        }),
      ],
      [2, are.and(are.mattresses, { sizes: ["160x200"], attributes: { fillingMaterial: ["Koudschuim"] } })],
      [1, are.and(are.mattresses, { sizes: ["160x200"] })],
    ],
  },
  {
    query: "sierkussen fluweel petrol 45x45",
    grades: [
      [3, { masters: ["11-4104"] }],
      [2, are.and(are.cushions, { attributes: { fabric: ["Fluweel"] } })],
      [1, are.cushions],
    ],
  },
  {
    query: "barkruk leer",
    grades: [
      [3, { masters: ["09-2225", "09-2228"] }],
      [1, { in: ["/meubels/eetkamer/eetkamerstoelen"] }],
    ],
  },
  {
    query: "hamamdoek",
    grades: [
      [3, { masters: ["10-1149"] }],
      [1, { in: ["/badtextiel/handdoeken/sauna-en-strandlakens"] }],
    ],
  },
  {
    query: "schuifdeurkast met spiegel",
    grades: [
      [3, { masters: ["09-1204", "09-1213"] }],
      [1, { in: ["/meubels/slaapkamer/kledingkasten"] }],
    ],
  },
  {
    query: "splittopper hoeslaken",
    grades: [
      [3, { masters: ["06-1210"] }],
      [2, { in: ["/bedtextiel/hoeslakens/topperhoeslakens"] }],
      [1, { masters: ["03-3117"] }],
    ],
  },
  {
    query: "linnen gordijnen half doorlatend",
    grades: [
      [3, are.and(are.curtains, { attributes: { fabric: ["Linnen", "Linnen en katoen", "Katoen en linnen"] } })],
      [1, are.curtains],
    ],
  },
  {
    query: "molton 180x200",
    grades: [
      [3, are.and(are.protectors, { sizes: ["180x200"], attributes: { fabric: ["Molton", "Wolmolton"] } })],
      [2, are.and(are.protectors, { sizes: ["180x200"] })],
    ],
  },
  {
    query: "bouclé fauteuil",
    grades: [
      [3, are.and(are.armchairs, { attributes: { upholstery: ["Bouclé"] } })],
      [1, are.armchairs],
    ],
  },
  {
    query: "sisal vloerkleed",
    grades: [
      [3, are.and(are.rugs, { attributes: { fabric: ["Sisal"] } })],
      [1, are.rugs],
    ],
  },
  {
    query: "kinderdekbedovertrek sterren",
    grades: [
      [3, { in: ["/bedtextiel/dekbedovertrekken/kinderen"], says: "ster" }],
      [1, { in: ["/bedtextiel/dekbedovertrekken/kinderen"] }],
    ],
  },
  {
    query: "poef rond terracotta",
    grades: [
      [3, { in: ["/banken/poefs"], colours: ["terracotta"] }],
      [1, { in: ["/banken/poefs"] }],
    ],
  },
  {
    query: "walnoot ladekast smal",
    grades: [
      [3, { in: ["/meubels/slaapkamer/ladekasten"], colours: ["walnoot"] }],
      [1, { in: ["/meubels/slaapkamer/ladekasten"] }],
    ],
  },
];
