import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Colours, inflected and in families; the right thing in another colour is worth a look. */
export const colours: readonly JudgedQuery[] = [
  {
    query: "blauw dekbedovertrek",
    grades: [
      [3, are.and(are.duvetCovers, { colours: are.blues })],
      [1, are.duvetCovers],
    ],
  },
  {
    query: "grijze hoekbank",
    grades: [
      [3, { in: ["/banken/hoekbanken"], colours: are.greys }],
      [2, are.and(are.sofas, { colours: are.greys }), { in: ["/banken/hoekbanken"], colours: ["grijsblauw"] }],
      [1, { in: ["/banken/hoekbanken"] }],
    ],
  },
  {
    query: "witte handdoeken",
    grades: [
      [3, are.and(are.towels, { colours: are.whites })],
      [2, are.and(are.towels, { colours: ["ecru", "crème"] })],
      [1, are.towels],
    ],
  },
  {
    query: "groene fauteuil",
    grades: [
      [3, are.and(are.armchairs, { colours: are.greens })],
      [1, are.armchairs],
    ],
  },
  {
    query: "fluwelen bank petrol",
    grades: [
      [3, are.and(are.sofas, { colours: ["petrol"], attributes: { upholstery: ["Fluweel"] } })],
      [2, are.and(are.sofas, { attributes: { upholstery: ["Fluweel"] } })],
      [1, are.sofas],
    ],
  },
  {
    query: "terracotta kussen",
    grades: [
      [3, { in: ["/kussens"], colours: ["terracotta"] }],
      [2, { in: ["/bedtextiel/kussenslopen"], colours: ["terracotta"] }],
      [1, are.cushions],
    ],
  },
  {
    query: "okergele plaid",
    grades: [
      [3, are.and(are.plaids, { colours: are.yellows })],
      [1, are.plaids],
    ],
  },
  {
    query: "zwart bed",
    grades: [
      [3, are.and(are.beds, { colours: ["zwart"] })],
      [1, are.beds],
    ],
  },
  {
    query: "beige vloerkleed",
    grades: [
      [3, are.and(are.rugs, { colours: are.beiges })],
      [1, are.rugs],
    ],
  },
  {
    query: "marineblauw overtrek",
    grades: [
      [3, are.and(are.duvetCovers, { colours: ["marine"] })],
      [2, are.and(are.duvetCovers, { colours: ["denim"] })],
      [1, are.duvetCovers],
    ],
  },
  {
    query: "roze dekbedovertrek",
    grades: [
      [3, are.and(are.duvetCovers, { colours: are.pinks })],
      [1, are.duvetCovers],
    ],
  },
  {
    query: "antraciet hoeslaken",
    grades: [
      [3, are.and(are.fittedSheets, { colours: ["antraciet"] })],
      [1, are.fittedSheets],
      [1, are.sheetLikeProtectors],
    ],
  },
  {
    query: "salie",
    grades: [
      [3, { colours: ["salie"] }],
      [1, { says: "salie" }],
    ],
  },
  {
    query: "lichtgrijze gordijnen",
    grades: [
      [3, are.and(are.curtains, { colours: are.greys })],
      [1, are.curtains],
    ],
  },
  {
    query: "eiken nachtkastje",
    grades: [
      [
        3,
        { in: ["/meubels/slaapkamer/nachtkastjes"], colours: ["eiken", "wit eiken"] },
        { in: ["/meubels/slaapkamer/nachtkastjes"], attributes: { woodType: ["Massief eiken", "Eikenfineer"] } },
      ],
      [1, { in: ["/meubels/slaapkamer/nachtkastjes"] }],
    ],
  },
  {
    query: "rode bank",
    grades: [
      [3, are.and(are.sofas, { colours: are.reds })],
      [1, are.sofas],
    ],
  },
  {
    query: "bruine leren bank",
    grades: [
      [3, are.and(are.sofas, { attributes: { upholstery: ["Leer"] } })],
      [1, are.sofas],
    ],
  },
  {
    query: "crème hoeslaken",
    grades: [
      [3, are.and(are.fittedSheets, { colours: ["crème", "ecru", "gebroken wit"] })],
      [1, are.fittedSheets],
    ],
  },
];
