import type { FitKind } from "@warmeland/schema/rules/fits/fit-piece.ts";

/** How the size of what stands below a category is measured; the longest path counts. */
const guides: Readonly<Record<string, string>> = {
  "/matrassen": "mattress",
  "/matrassen/toppers": "topper",
  "/matrassen/matrasbeschermers": "protector",
  "/boxsprings-bedden": "bed",
  "/boxsprings-bedden/lattenbodems": "slatted-base",
  "/dekbedden": "duvet",
  "/bedtextiel/dekbedovertrekken": "duvet-cover",
  "/bedtextiel/hoeslakens": "fitted-sheet",
  "/bedtextiel/hoeslakens/topperhoeslakens": "topper-sheet",
  "/bedtextiel/lakens": "sheet",
  "/wonen/gordijnen": "curtain",
  "/wonen/gordijnen/vouwgordijnen": "roman-blind",
};

/** What the products below a category are to the rules of what fits what; the longest path counts. */
const fitKinds: Readonly<Record<string, FitKind>> = {
  "/matrassen": "mattress",
  "/matrassen/toppers": "topper",
  "/matrassen/matrasbeschermers": "protector",
  "/boxsprings-bedden/boxsprings": "box-spring",
  "/boxsprings-bedden/bedden": "bed",
  "/boxsprings-bedden/lattenbodems": "slatted-base",
  "/dekbedden": "duvet",
  "/kussens/hoofdkussens": "pillow",
  "/kussens/zijslaapkussens": "pillow",
  "/kussens/kinderkussens": "pillow",
  "/bedtextiel/dekbedovertrekken": "duvet-cover",
  "/bedtextiel/kussenslopen": "pillowcase",
  "/bedtextiel/hoeslakens": "fitted-sheet",
  "/bedtextiel/hoeslakens/topperhoeslakens": "topper-sheet",
};

/** The value of `sizeGuide` for a product of a category; undefined for what needs no measuring. */
export function sizeGuideOf(category: string | undefined): string | undefined {
  return nearest(guides, category);
}

/** The value of `fitKind` for a product of a category; undefined for what no rule is about. */
export function fitKindOf(category: string | undefined): FitKind | undefined {
  return nearest(fitKinds, category);
}

function nearest<Value>(values: Readonly<Record<string, Value>>, category: string | undefined): Value | undefined {
  return Object.entries(values)
    .toSorted(([one], [other]) => other.length - one.length)
    .find(([path]) => category === path || category?.startsWith(`${path}/`))?.[1];
}
