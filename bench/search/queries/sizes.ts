import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Sizes in the many ways they are written; the wrong size is hardly worth a look. */
export const sizes: readonly JudgedQuery[] = [
  {
    query: "matras 140x200",
    grades: [
      [3, are.and(are.grownUpMattresses, { sizes: ["140x200"] })],
      [2, are.and(are.mattresses, { sizes: ["140x200"] })],
    ],
  },
  {
    query: "matras 90 x 200 cm",
    grades: [
      [3, are.and(are.grownUpMattresses, { sizes: ["90x200"] })],
      [2, are.and(are.mattresses, { sizes: ["90x200"] })],
    ],
  },
  {
    query: "dekbed 240×220",
    grades: [
      [3, are.and(are.duvets, { sizes: ["240x220"] })],
      [1, are.duvets],
    ],
  },
  {
    query: "dekbedovertrek 1.40 bij 2.00",
    grades: [
      [3, are.and(are.duvetCovers, { sizes: ["140x200"] })],
      [2, are.and(are.duvetCovers, { sizes: ["140x220"] })],
    ],
  },
  {
    query: "topper 180 200",
    grades: [
      [3, are.and(are.toppers, { sizes: ["180x200"] })],
      [1, are.and(are.boxSprings, { sizes: ["180x200"] })],
    ],
  },
  {
    query: "topper 180x210",
    grades: [
      [3, are.and(are.toppers, { sizes: ["180x210"] })],
      [1, are.toppers],
    ],
  },
  {
    query: "topper 140x200",
    grades: [
      [3, are.and(are.toppers, { sizes: ["140x200"] })],
      [1, are.toppers],
    ],
  },
  {
    query: "hoeslaken 160 bij 200",
    grades: [
      [3, are.and(are.fittedSheets, { sizes: ["160x200"] })],
      [1, are.fittedSheets],
      [2, are.sheetLikeProtectors],
    ],
  },
  {
    query: "boxspring 1,80x2,00",
    grades: [
      [3, are.and(are.boxSprings, { sizes: ["180x200"] })],
      [1, are.boxSprings],
    ],
  },
  {
    query: "kussen 60x70",
    grades: [
      [3, { in: ["/kussens"], sizes: ["60x70"] }],
      [2, { in: ["/bedtextiel/kussenslopen"], sizes: ["60x70"] }],
    ],
  },
  {
    query: "kussen 70x60",
    grades: [
      [3, { in: ["/kussens"], sizes: ["60x70"] }],
      [2, { in: ["/bedtextiel/kussenslopen"], sizes: ["60x70"] }],
    ],
  },
  {
    query: "vloerkleed 160 x 230",
    grades: [
      [3, are.and(are.rugs, { sizes: ["160x230"] })],
      [1, are.rugs],
    ],
  },
  {
    query: "bed 160 breed",
    grades: [
      [3, are.and(are.beds, { sizes: ["160x*"] })],
      [2, are.and(are.boxSprings, { sizes: ["160x*"] })],
    ],
  },
  {
    query: "matras 80*200",
    grades: [
      [3, are.and(are.grownUpMattresses, { sizes: ["80x200"] })],
      [2, are.and(are.mattresses, { sizes: ["80x200"] })],
    ],
  },
  {
    query: "2x matras 90x200",
    grades: [
      [3, are.and(are.grownUpMattresses, { sizes: ["90x200"] })],
      [2, are.and(are.mattresses, { sizes: ["90x200"] })],
    ],
  },
  {
    query: "tweepersoons dekbed",
    grades: [
      [3, are.and(are.duvets, { sizes: ["200x200", "200x220", "240x200", "240x220", "260x220"] })],
      [2, are.duvets],
    ],
  },
  {
    query: "matras extra lang 220",
    grades: [
      [3, are.and(are.mattresses, { sizes: ["*x220"] })],
      [1, are.and(are.mattresses, { sizes: ["*x210"] })],
    ],
  },
  {
    query: "eenpersoons matras",
    grades: [
      [3, are.and(are.grownUpMattresses, { attributes: { shopSize: ["Eenpersoons"] } })],
      [2, are.and(are.mattresses, { attributes: { shopSize: ["Eenpersoons"] } })],
    ],
  },
  {
    query: "140x200",
    grades: [
      [3, { in: ["/matrassen", "/dekbedden", "/boxsprings-bedden", "/bedtextiel"], sizes: ["140x200"] }],
      [2, { sizes: ["140x200"] }],
    ],
  },
  {
    query: "handdoek 50x100",
    grades: [
      [3, are.and(are.towels, { sizes: ["50x100"] })],
      [1, are.towels],
    ],
  },
];
