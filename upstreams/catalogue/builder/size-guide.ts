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
const longestFirst = Object.entries(guides).toSorted(([one], [other]) => other.length - one.length);

/** The value of `sizeGuide` for a product of a category; undefined for what needs no measuring. */
export function sizeGuideOf(category: string | undefined): string | undefined {
  return longestFirst.find(([path]) => category === path || category?.startsWith(`${path}/`))?.[1];
}
