import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** English and German. */
export const foreign: readonly JudgedQuery[] = [
  {
    query: "mattress",
    grades: [
      [3, are.grownUpMattresses],
      [2, are.mattresses],
    ],
  },
  { query: "pillow", grades: [[3, { in: ["/kussens"] }]] },
  {
    query: "duvet cover blue",
    grades: [
      [3, are.and(are.duvetCovers, { colours: are.blues })],
      [1, are.duvetCovers],
    ],
  },
  {
    query: "Bettwäsche",
    grades: [
      [3, are.duvetCovers],
      [2, { in: ["/bedtextiel"] }],
    ],
  },
  {
    query: "Matratze 90x200",
    grades: [
      [3, are.and(are.grownUpMattresses, { sizes: ["90x200"] })],
      [2, are.and(are.mattresses, { sizes: ["90x200"] })],
    ],
  },
  {
    query: "towels",
    grades: [
      [3, are.towels],
      [1, { in: ["/badtextiel/gastendoekjes"] }],
    ],
  },
  {
    query: "Teppich rund",
    grades: [
      [3, are.and(are.rugs, { attributes: { shape: ["Rond"] } })],
      [1, are.rugs],
    ],
  },
  {
    query: "corner sofa grey",
    grades: [
      [3, { in: ["/banken/hoekbanken"], colours: are.greys }],
      [2, { in: ["/banken/hoekbanken"] }],
      [1, are.sofas],
    ],
  },
  {
    query: "Kopfkissen",
    grades: [
      [3, { in: ["/kussens"], not: { in: ["/kussens/sierkussens"] } }],
      [1, are.cushions],
    ],
  },
  {
    query: "bedside table oak",
    grades: [
      [3, { in: ["/meubels/slaapkamer/nachtkastjes"], colours: ["eiken", "wit eiken"] }],
      [2, { in: ["/meubels/slaapkamer/nachtkastjes"] }],
    ],
  },
  {
    query: "curtains blackout",
    grades: [
      [3, are.and(are.curtains, { attributes: { version: ["Verduisterend"] } })],
      [1, are.curtains],
    ],
  },
  {
    query: "Stehlampe",
    grades: [
      [3, { in: ["/wonen/verlichting/vloerlampen"] }],
      [1, are.lamps],
    ],
  },
];
