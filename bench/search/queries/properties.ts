import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** What things are made of, how hard or warm they are, what they can do. */
export const properties: readonly JudgedQuery[] = [
  {
    query: "stevig matras",
    grades: [
      [3, are.and(are.grownUpMattresses, { hardness: ["Stevig"] })],
      [2, are.and(are.mattresses, { hardness: ["Stevig"] })],
      [1, are.mattresses],
    ],
  },
  {
    query: "hard matras 160x200",
    grades: [
      [3, are.and(are.mattresses, { hardness: ["Stevig"], sizes: ["160x200"] })],
      [1, are.and(are.mattresses, { sizes: ["160x200"] })],
    ],
  },
  {
    query: "zacht kussen",
    grades: [
      [3, are.and(are.headPillows, { hardness: ["Zacht"] })],
      [2, { in: ["/kussens"], says: "zacht" }],
      [1, { in: ["/kussens"] }],
    ],
  },
  {
    query: "anti allergie dekbed",
    grades: [
      [3, are.and(are.duvets, { attributes: { allergySuitable: ["Ja"] } })],
      [1, are.duvets],
    ],
  },
  {
    query: "kussen huisstofmijt",
    grades: [
      [3, { in: ["/kussens"], attributes: { allergySuitable: ["Ja"] } }],
      [1, { in: ["/kussens"] }],
    ],
  },
  {
    query: "dekbed wasbaar op 60 graden",
    grades: [
      [3, are.and(are.duvets, { care: "60\\s*graden" })],
      [1, are.duvets],
    ],
  },
  {
    query: "wollen dekbed",
    grades: [
      [3, are.and(are.duvets, { attributes: { fillingMaterial: ["Wol", "Schapenwol"] } })],
      [1, are.duvets],
    ],
  },
  {
    query: "donzen kussen",
    grades: [
      [3, { in: ["/kussens"], attributes: { fillingMaterial: ["Dons"] } }],
      [2, { in: ["/kussens/hoofdkussens/donzen-kussens"] }],
      [1, are.headPillows],
    ],
  },
  {
    query: "vegan matras",
    grades: [
      [3, are.and(are.mattresses, { attributes: { vegan: ["Ja"] } })],
      [1, are.mattresses],
    ],
  },
  {
    query: "warm dekbed",
    grades: [
      [3, are.and(are.duvets, { attributes: { season: ["Winter"] } })],
      [2, are.and(are.duvets, { attributes: { fillingMaterial: ["Dons", "Wol"], season: ["Vier seizoenen"] } })],
      [1, are.duvets],
    ],
  },
  {
    query: "vier seizoenen dekbed",
    grades: [
      [3, are.and(are.duvets, { attributes: { season: ["Vier seizoenen"] } })],
      [1, are.duvets],
    ],
  },
  {
    query: "flanel dekbedovertrek",
    grades: [
      [3, are.and(are.duvetCovers, { attributes: { fabric: ["Flanel"] } })],
      [1, are.duvetCovers],
    ],
  },
  {
    query: "satijnen dekbedovertrek",
    grades: [
      [3, are.and(are.duvetCovers, { attributes: { fabric: ["Katoensatijn"] } })],
      [1, are.duvetCovers],
    ],
  },
  {
    query: "eettafel massief eiken",
    grades: [
      [3, { in: ["/meubels/eetkamer/eettafels"], attributes: { woodType: ["Massief eiken"] } }],
      [2, { in: ["/meubels/eetkamer/eettafels"], colours: ["eiken"] }],
      [1, { in: ["/meubels/eetkamer/eettafels"] }],
    ],
  },
  {
    query: "ronde eettafel",
    grades: [
      [3, { in: ["/meubels/eetkamer/eettafels"], attributes: { shape: ["Rond"] } }],
      [1, { in: ["/meubels/eetkamer/eettafels"] }],
    ],
  },
  {
    query: "elektrisch verstelbare boxspring",
    grades: [
      [3, { in: ["/boxsprings-bedden/boxsprings/elektrisch"] }],
      [1, are.boxSprings],
    ],
  },
  {
    query: "waterdichte matrasbeschermer",
    grades: [
      [3, { in: ["/matrassen/matrasbeschermers/waterdicht"] }],
      [1, are.protectors],
    ],
  },
  {
    query: "wollen plaid",
    grades: [
      [3, { in: ["/wonen/plaids/wollen-plaids"] }, are.and(are.plaids, { attributes: { fabric: ["Wol"] } })],
      [1, are.plaids],
    ],
  },
  {
    query: "pocketvering matras",
    grades: [
      [
        3,
        { in: ["/matrassen/pocketvering"] },
        are.and(are.mattresses, { attributes: { fillingMaterial: ["Pocketvering"] } }),
      ],
      [1, are.mattresses],
    ],
  },
];
