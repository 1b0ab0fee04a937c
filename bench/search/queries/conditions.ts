import type { Condition } from "../judged-query.ts";

export const mattresses: Condition = {
  in: ["/matrassen"],
  not: { in: ["/matrassen/toppers", "/matrassen/matrasbeschermers"] },
};
export const grownUpMattresses: Condition = {
  in: ["/matrassen"],
  not: {
    in: [
      "/matrassen/toppers",
      "/matrassen/matrasbeschermers",
      "/matrassen/kindermatrassen",
      "/matrassen/koudschuim/logeermatrassen",
    ],
  },
};
export const toppers: Condition = { in: ["/matrassen/toppers"] };
export const protectors: Condition = { in: ["/matrassen/matrasbeschermers"] };
export const duvets: Condition = { in: ["/dekbedden"] };
export const headPillows: Condition = { in: ["/kussens/hoofdkussens", "/kussens/zijslaapkussens"] };
export const cushions: Condition = { in: ["/kussens/sierkussens"] };
export const duvetCovers: Condition = { in: ["/bedtextiel/dekbedovertrekken"] };
export const fittedSheets: Condition = { in: ["/bedtextiel/hoeslakens"] };
/** Called a hoeslaken, though it lies among the protectors. */
export const sheetLikeProtectors: Condition = { in: ["/matrassen/matrasbeschermers"], says: "hoeslaken dijk" };
export const boxSprings: Condition = { in: ["/boxsprings-bedden/boxsprings"] };
export const beds: Condition = { in: ["/boxsprings-bedden/bedden"] };
export const sofas: Condition = { in: ["/banken"], not: { in: ["/banken/fauteuils", "/banken/poefs"] } };
export const armchairs: Condition = { in: ["/banken/fauteuils"] };
export const towels: Condition = { in: ["/badtextiel/handdoeken"] };
export const rugs: Condition = { in: ["/wonen/vloerkleden"] };
export const lamps: Condition = { in: ["/wonen/verlichting"] };
export const curtains: Condition = { in: ["/wonen/gordijnen"] };
export const plaids: Condition = { in: ["/wonen/plaids"] };

export const blues = ["ijsblauw", "grijsblauw", "denim", "petrol", "marine"];
export const greens = ["salie", "olijf", "mosgroen", "flessengroen"];
export const greys = ["lichtgrijs", "grijs", "antraciet"];
export const whites = ["wit", "gebroken wit"];
export const reds = ["terracotta", "roest"];
export const yellows = ["okergeel", "mosterd"];
export const pinks = ["oudroze", "poederroze"];
export const beiges = ["zand", "ecru", "leem", "crème", "kameel", "naturel", "taupe"];

/** The condition with more that has to hold. */
export function and(condition: Condition, more: Condition): Condition {
  return { ...condition, ...more };
}
