import type { JudgedQuery } from "../judged-query.ts";
import * as are from "./conditions.ts";

/** Compounds together and apart. */
export const compounds: readonly JudgedQuery[] = [
  {
    query: "kinderdekbed",
    grades: [
      [3, { in: ["/dekbedden/kinderdekbedden"] }],
      [1, are.and(are.duvets, { sizes: ["120x150", "100x135"] }), { in: ["/bedtextiel/dekbedovertrekken/kinderen"] }],
    ],
  },
  {
    query: "dekbed kinderen",
    grades: [
      [3, { in: ["/dekbedden/kinderdekbedden"] }],
      [1, are.and(are.duvets, { sizes: ["120x150", "100x135"] }), { in: ["/bedtextiel/dekbedovertrekken/kinderen"] }],
    ],
  },
  {
    query: "hoes laken",
    grades: [
      [3, are.fittedSheets],
      [2, are.sheetLikeProtectors],
    ],
  },
  { query: "kinder matras", grades: [[3, { in: ["/matrassen/kindermatrassen"] }]] },
  {
    query: "zomer dekbed",
    grades: [
      [3, { in: ["/dekbedden/zomerdekbedden"] }, are.and(are.duvets, { attributes: { season: ["Zomer"] } })],
      [1, are.duvets],
    ],
  },
  {
    query: "winterdekbed dons",
    grades: [
      [3, are.and(are.duvets, { attributes: { season: ["Winter"], fillingMaterial: ["Dons"] } })],
      [
        2,
        are.and(are.duvets, { attributes: { season: ["Winter"] } }),
        are.and(are.duvets, { attributes: { fillingMaterial: ["Dons"] } }),
      ],
    ],
  },
  { query: "matras beschermer", grades: [[3, are.protectors]] },
  {
    query: "traagschuimmatras",
    grades: [
      [3, { in: ["/matrassen/traagschuim"] }],
      [2, are.and(are.mattresses, { attributes: { fillingMaterial: ["Traagschuim"] } })],
    ],
  },
  {
    query: "nek kussen",
    grades: [
      [3, { in: ["/kussens/hoofdkussens/nekkussens"] }, { in: ["/kussens"], attributes: { shape: ["Nekkussen"] } }],
      [1, { in: ["/kussens/hoofdkussens"] }],
    ],
  },
  { query: "eetkamer stoelen", grades: [[3, { in: ["/meubels/eetkamer/eetkamerstoelen"] }]] },
  {
    query: "latexmatras",
    grades: [
      [
        3,
        { in: ["/matrassen/natuurlatex"] },
        are.and(are.mattresses, { attributes: { fillingMaterial: ["Natuurlatex", "Latex"] } }),
      ],
      [1, { in: ["/matrassen/toppers/latex-toppers"] }],
    ],
  },
  { query: "babymatras", grades: [[3, { in: ["/matrassen/kindermatrassen"] }]] },
  {
    query: "boxspringbed met lades",
    grades: [
      [3, { in: ["/boxsprings-bedden/boxsprings/met-opbergruimte"] }],
      [1, are.boxSprings],
    ],
  },
  {
    query: "linnen dekbedovertrek",
    grades: [
      [3, are.and(are.duvetCovers, { attributes: { fabric: ["Linnen", "Linnen en katoen", "Katoen en linnen"] } })],
      [1, are.duvetCovers],
    ],
  },
  { query: "logeer matras", grades: [[3, { in: ["/matrassen/koudschuim/logeermatrassen"] }]] },
  {
    query: "hoeslaken topper",
    grades: [
      [3, { in: ["/bedtextiel/hoeslakens/topperhoeslakens"] }],
      [1, are.fittedSheets],
    ],
  },
];
