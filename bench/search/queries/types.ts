import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Kinds of things, in one word or two. */
export const types: readonly JudgedQuery[] = [
  {
    query: "matras",
    grades: [
      [3, are.grownUpMattresses],
      [2, are.mattresses],
      [1, are.toppers],
    ],
  },
  {
    query: "matrassen",
    grades: [
      [3, are.grownUpMattresses],
      [2, are.mattresses],
      [1, are.toppers],
    ],
  },
  { query: "dekbed", grades: [[3, are.duvets]] },
  {
    query: "kussens",
    grades: [
      [3, { in: ["/kussens"] }],
      [1, { in: ["/bedtextiel/kussenslopen"] }],
    ],
  },
  {
    query: "hoofdkussen",
    grades: [
      [3, { in: ["/kussens/hoofdkussens"] }],
      [2, { in: ["/kussens/zijslaapkussens", "/kussens/kinderkussens"] }],
    ],
  },
  { query: "boxspring", grades: [[3, are.boxSprings]] },
  {
    query: "bed",
    grades: [
      [3, are.beds],
      [2, are.boxSprings],
      [1, { in: ["/boxsprings-bedden/lattenbodems"] }],
    ],
  },
  {
    query: "bank",
    grades: [
      [3, are.sofas],
      [1, { in: ["/meubels/eetkamer/eetbanken"] }],
    ],
  },
  { query: "fauteuil", grades: [[3, are.armchairs]] },
  {
    query: "handdoeken",
    grades: [
      [3, are.towels],
      [1, { in: ["/badtextiel/gastendoekjes"] }],
    ],
  },
  {
    query: "topper",
    grades: [
      [3, are.toppers],
      [1, { in: ["/bedtextiel/hoeslakens/topperhoeslakens"] }],
    ],
  },
  {
    query: "vloerkleed",
    grades: [
      [3, are.rugs],
      [1, { in: ["/badtextiel/badmatten"] }],
    ],
  },
  { query: "gordijnen", grades: [[3, are.curtains]] },
  { query: "lamp", grades: [[3, are.lamps]] },
  { query: "plaid", grades: [[3, are.plaids]] },
  { query: "nachtkastje", grades: [[3, { in: ["/meubels/slaapkamer/nachtkastjes"] }]] },
  {
    query: "kledingkast",
    grades: [
      [3, { in: ["/meubels/slaapkamer/kledingkasten"] }],
      [1, { in: ["/meubels/slaapkamer/ladekasten"] }],
    ],
  },
  {
    query: "tafel",
    grades: [
      [3, { in: ["/meubels/eetkamer/eettafels"] }],
      [2, { in: ["/meubels/woonkamer/salontafels", "/meubels/woonkamer/bijzettafels"] }],
    ],
  },
  {
    query: "stoel",
    grades: [
      [3, { in: ["/meubels/eetkamer/eetkamerstoelen"] }],
      [2, are.armchairs],
    ],
  },
  {
    query: "kast",
    grades: [
      [
        3,
        { in: ["/meubels/slaapkamer/kledingkasten", "/meubels/slaapkamer/ladekasten", "/meubels/woonkamer/dressoirs"] },
      ],
      [2, { in: ["/meubels/slaapkamer/nachtkastjes"] }],
    ],
  },
  { query: "poef", grades: [[3, { in: ["/banken/poefs"] }]] },
  { query: "badmat", grades: [[3, { in: ["/badtextiel/badmatten"] }]] },
  { query: "kussensloop", grades: [[3, { in: ["/bedtextiel/kussenslopen"] }]] },
  {
    query: "laken",
    grades: [
      [3, { in: ["/bedtextiel/lakens"] }],
      [2, are.fittedSheets],
      [1, are.sheetLikeProtectors],
    ],
  },
  { query: "dressoir", grades: [[3, { in: ["/meubels/woonkamer/dressoirs"] }]] },
];
