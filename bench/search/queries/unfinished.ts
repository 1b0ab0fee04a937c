import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Words left unfinished, which mean what they begin. */
export const unfinished: readonly JudgedQuery[] = [
  {
    query: "dek",
    grades: [
      [3, are.duvets],
      [2, are.duvetCovers],
    ],
  },
  {
    query: "mat",
    grades: [
      [3, are.mattresses],
      [2, { in: ["/badtextiel/badmatten"] }],
    ],
  },
  { query: "lam", grades: [[3, are.lamps]] },
  { query: "hoesl", grades: [[3, are.fittedSheets, are.sheetLikeProtectors]] },
  { query: "hoesl 90x200", grades: [[3, are.and(are.fittedSheets, { sizes: ["90x200"] })]] },
  { query: "hand", grades: [[3, are.towels]] },
  { query: "top", grades: [[3, are.toppers]] },
  { query: "kus", grades: [[3, { in: ["/kussens"] }]] },
  { query: "sto", grades: [[3, { in: ["/meubels/eetkamer/eetkamerstoelen", "/banken/fauteuils/loungestoelen"] }]] },
  { query: "nachtk", grades: [[3, { in: ["/meubels/slaapkamer/nachtkastjes"] }]] },
  { query: "vloerkl", grades: [[3, are.rugs]] },
  {
    query: "grijze ban",
    grades: [
      [3, are.and(are.sofas, { colours: are.greys })],
      [2, are.sofas],
    ],
  },
  {
    query: "witte gord",
    grades: [
      [3, are.and(are.curtains, { colours: are.whites })],
      [2, are.curtains],
    ],
  },
  { query: "fotel", grades: [[3, are.armchairs]] },
  { query: "kat", grades: [[3, { says: "katoen" }]] },
  { query: "bnk", grades: [[3, are.sofas]] },
];
