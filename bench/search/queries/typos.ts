import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Slips of the finger and words written by ear. */
export const typos: readonly JudgedQuery[] = [
  {
    query: "mattras",
    grades: [
      [3, are.grownUpMattresses],
      [2, are.mattresses],
      [1, are.toppers],
    ],
  },
  { query: "dekbet", grades: [[3, are.duvets]] },
  { query: "boxpsring", grades: [[3, are.boxSprings]] },
  {
    query: "kusen",
    grades: [
      [3, { in: ["/kussens"] }],
      [1, { in: ["/bedtextiel/kussenslopen"] }],
    ],
  },
  {
    query: "hoofdkusen",
    grades: [
      [3, { in: ["/kussens/hoofdkussens"] }],
      [2, { in: ["/kussens/zijslaapkussens", "/kussens/kinderkussens"] }],
    ],
  },
  {
    query: "dekbedovertek 140x200",
    grades: [
      [3, are.and(are.duvetCovers, { sizes: ["140x200"] })],
      [1, are.duvetCovers],
    ],
  },
  { query: "vloerkleet", grades: [[3, are.rugs]] },
  {
    query: "handoek",
    grades: [
      [3, are.towels],
      [1, { in: ["/badtextiel/gastendoekjes"] }],
    ],
  },
  { query: "fautuil", grades: [[3, are.armchairs]] },
  { query: "gordijen", grades: [[3, are.curtains]] },
  {
    query: "traagshuim matras",
    grades: [
      [
        3,
        { in: ["/matrassen/traagschuim"] },
        are.and(are.mattresses, { attributes: { fillingMaterial: ["Traagschuim"] } }),
      ],
      [1, are.mattresses],
    ],
  },
  {
    query: "hoeslaaken",
    grades: [
      [3, are.fittedSheets],
      [2, are.sheetLikeProtectors],
    ],
  },
  { query: "nachtkasje", grades: [[3, { in: ["/meubels/slaapkamer/nachtkastjes"] }]] },
  { query: "lattebodem", grades: [[3, { in: ["/boxsprings-bedden/lattenbodems"] }]] },
  {
    query: "hoekbnak",
    grades: [
      [3, { in: ["/banken/hoekbanken"] }],
      [1, are.sofas],
    ],
  },
  {
    query: "salontafle",
    grades: [
      [3, { in: ["/meubels/woonkamer/salontafels"] }],
      [1, { in: ["/meubels/woonkamer/bijzettafels"] }],
    ],
  },
];
