import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Other words for what the shop calls otherwise. */
export const synonyms: readonly JudgedQuery[] = [
  { query: "sofa", grades: [[3, are.sofas]] },
  {
    query: "donsdeken",
    grades: [
      [3, are.and(are.duvets, { attributes: { fillingMaterial: ["Dons"] } })],
      [2, are.duvets],
    ],
  },
  { query: "tapijt", grades: [[3, are.rugs]] },
  {
    query: "karpet rond",
    grades: [
      [3, are.and(are.rugs, { attributes: { shape: ["Rond"] } })],
      [1, are.rugs],
    ],
  },
  { query: "kleerkast", grades: [[3, { in: ["/meubels/slaapkamer/kledingkasten"] }]] },
  { query: "commode", grades: [[3, { in: ["/meubels/slaapkamer/ladekasten"] }]] },
  {
    query: "koffietafel",
    grades: [
      [3, { in: ["/meubels/woonkamer/salontafels"] }],
      [1, { in: ["/meubels/woonkamer/bijzettafels"] }],
    ],
  },
  {
    query: "deken",
    grades: [
      [3, are.plaids],
      [2, are.duvets],
    ],
  },
  {
    query: "memory foam topper",
    grades: [
      [3, { in: ["/matrassen/toppers/traagschuim-toppers"] }],
      [1, are.toppers],
    ],
  },
  {
    query: "staande lamp",
    grades: [
      [3, { in: ["/wonen/verlichting/vloerlampen"] }],
      [1, are.lamps],
    ],
  },
  {
    query: "pendellamp",
    grades: [
      [3, { in: ["/wonen/verlichting/hanglampen"] }],
      [1, are.lamps],
    ],
  },
  {
    query: "oorstoel",
    grades: [
      [3, { in: ["/banken/fauteuils/oorfauteuils"] }],
      [1, are.armchairs],
    ],
  },
  {
    query: "beddengoed",
    grades: [
      [3, are.duvetCovers],
      [2, { in: ["/bedtextiel"] }],
    ],
  },
  {
    query: "badlaken",
    grades: [
      [3, are.and(are.towels, { sizes: ["70x140", "100x150", "70x130", "60x110", "70x150"] })],
      [2, are.towels],
    ],
  },
  {
    query: "3 zits bank",
    grades: [
      [
        3,
        { in: ["/banken/driezitsbanken"] },
        are.and(are.sofas, { attributes: { version: ["3-zits", "3-zits met chaise longue"] } }),
      ],
      [1, are.sofas],
    ],
  },
  {
    query: "tweezitter",
    grades: [
      [3, { in: ["/banken/tweezitsbanken"] }],
      [1, are.sofas],
    ],
  },
  {
    query: "bedbodem 90x200",
    grades: [
      [3, { in: ["/boxsprings-bedden/lattenbodems"], sizes: ["90x200"] }],
      [1, { in: ["/boxsprings-bedden/lattenbodems"] }],
    ],
  },
  { query: "garderobekast", grades: [[3, { in: ["/meubels/slaapkamer/kledingkasten"] }]] },
  {
    query: "rolgordijn verduisterend",
    grades: [
      [3, are.and(are.curtains, { attributes: { version: ["Verduisterend"] } })],
      [1, are.curtains],
    ],
  },
];
