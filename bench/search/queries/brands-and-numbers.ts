import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Brands, names of series, article numbers. */
export const brandsAndNumbers: readonly JudgedQuery[] = [
  { query: "Duinhof", grades: [[3, { attributes: { brand: ["Duinhof"] } }]] },
  {
    query: "duinhof matras",
    grades: [
      [3, are.and(are.mattresses, { attributes: { brand: ["Duinhof"] } })],
      [1, { attributes: { brand: ["Duinhof"] } }],
    ],
  },
  {
    query: "weverij oost hoeslaken",
    grades: [
      [3, are.and(are.fittedSheets, { attributes: { brand: ["Weverij Oost"] } })],
      [1, are.fittedSheets],
    ],
  },
  {
    query: "noorderdons dekbed",
    grades: [
      [3, are.and(are.duvets, { attributes: { brand: ["Noorderdons"] } })],
      [1, are.duvets],
    ],
  },
  {
    query: "stadsit bank",
    grades: [
      [3, are.and(are.sofas, { attributes: { brand: ["Stadszit"] } })],
      [1, are.sofas],
    ],
  },
  {
    query: "duinrust",
    grades: [
      [3, { masters: ["03-2417"] }],
      [2, { masters: ["03-2418"] }],
    ],
  },
  {
    query: "matras getij",
    grades: [
      [3, { masters: ["03-2510"] }],
      [1, are.mattresses],
    ],
  },
  {
    query: "bank amstel",
    grades: [
      [3, { masters: ["08-1101"] }],
      [2, { masters: ["08-2101"] }],
    ],
  },
  {
    query: "texel handdoek antraciet",
    grades: [
      [3, { masters: ["10-1101"], colours: ["antraciet"] }],
      [2, { masters: ["10-1101"] }],
    ],
  },
  { query: "03-2417", grades: [[3, { masters: ["03-2417"] }]] },
  { query: "04 1108", grades: [[3, { masters: ["04-1108"] }]] },
  { query: "03-2417-A-080200-S", grades: [[3, { masters: ["03-2417"] }]] },
  {
    query: "nachtkastje hoeve walnoot",
    grades: [
      [3, { masters: ["09-1101"], colours: ["walnoot"] }],
      [2, { masters: ["09-1101"] }],
      [1, { in: ["/meubels/slaapkamer/nachtkastjes"] }],
    ],
  },
  {
    query: "boxspring veluwe 160x200",
    grades: [
      [3, { masters: ["07-1101"], sizes: ["160x200"] }],
      [2, { masters: ["07-1128"] }],
      [1, are.boxSprings],
    ],
  },
];
