import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Whole sentences, and wishes with a price or a purpose. */
export const questions: readonly JudgedQuery[] = [
  {
    query: "welk matras bij rugpijn",
    grades: [
      [3, are.and(are.grownUpMattresses, { hardness: ["Stevig"] }), are.and(are.grownUpMattresses, { says: "zones" })],
      [2, are.grownUpMattresses],
      [1, are.mattresses],
    ],
  },
  {
    query: "welk kussen is goed voor zijslapers",
    grades: [
      [3, { in: ["/kussens/zijslaapkussens"] }, are.and(are.headPillows, { says: "zijslaper|op de zij|op uw zij" })],
      [2, { in: ["/kussens/hoofdkussens/nekkussens"] }],
      [1, are.headPillows],
    ],
  },
  {
    query: "kussen tegen nekpijn",
    grades: [
      [3, { in: ["/kussens/hoofdkussens/nekkussens"] }, { in: ["/kussens"], attributes: { shape: ["Nekkussen"] } }],
      [1, are.headPillows],
    ],
  },
  {
    query: "bank onder 1000 euro",
    grades: [
      [3, are.and(are.sofas, { mostCents: 100_000 })],
      [1, are.sofas],
    ],
  },
  {
    query: "goedkope matras 90x200",
    grades: [
      [3, are.and(are.mattresses, { sizes: ["90x200"], mostCents: 40_000 })],
      [2, are.and(are.mattresses, { sizes: ["90x200"] })],
    ],
  },
  {
    query: "dekbed aanbieding",
    grades: [
      [3, are.and(are.duvets, { reduced: true })],
      [1, are.duvets],
    ],
  },
  {
    query: "hoe groot is een tweepersoons dekbedovertrek",
    grades: [
      [3, are.and(are.duvetCovers, { sizes: ["200x200", "200x220", "240x200", "240x220", "260x220"] })],
      [2, are.duvetCovers],
    ],
  },
  {
    query: "matras voor in de camper",
    grades: [
      [3, { masters: ["03-2523"] }, are.and(are.mattresses, { says: "camper" })],
      [1, { in: ["/matrassen/koudschuim/logeermatrassen"] }],
    ],
  },
  {
    query: "lamp voor boven de eettafel",
    grades: [
      [3, { in: ["/wonen/verlichting/hanglampen"] }, are.and(are.lamps, { says: "boven (de |een )?(eet)?tafel" })],
      [1, are.lamps],
    ],
  },
  {
    query: "dekbed voor in de zomer",
    grades: [
      [3, are.and(are.duvets, { attributes: { season: ["Zomer"] } })],
      [1, are.duvets],
    ],
  },
  {
    query: "matras voor stapelbed",
    grades: [
      [3, { masters: ["03-2526"] }, are.and(are.mattresses, { says: "stapelbed" })],
      [1, are.mattresses],
    ],
  },
  {
    query: "gordijnen voor de kinderkamer",
    grades: [
      [3, { masters: ["11-3125"] }, are.and(are.curtains, { says: "kinderkamer|kinder" })],
      [1, are.curtains],
    ],
  },
  { query: "gezellige leesstoel", grades: [[3, { in: ["/banken/fauteuils"] }]] },
  { query: "cadeau voor in de badkamer", grades: [[3, { in: ["/badtextiel"] }]] },
];
