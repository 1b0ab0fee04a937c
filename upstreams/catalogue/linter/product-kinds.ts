import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

/** What a kind of product must say of itself, and what it plausibly weighs and how it travels. */
export interface ProductKind {
  /** Products whose first category is this path or below it; the longest path counts. */
  under: string;
  name: string;
  /** Attributes of the product or of every variant; of several in one entry, one is enough. */
  needs: readonly (readonly string[])[];
  /** Kilos of the lightest and the heaviest variant. */
  kilos: readonly [number, number];
}

/** Kinds by category. Foreign catalogues with other paths are only held to what the format itself asks. */
const kinds: readonly ProductKind[] = [
  {
    under: "/matrassen",
    name: "a mattress",
    needs: [["size"], ["hardness", "version"], ["fillingMaterial"], ["cover"], ["coreHeight"]],
    kilos: [2, 95],
  },
  {
    under: "/matrassen/kindermatrassen",
    name: "a children's mattress",
    needs: [["size"], ["fillingMaterial"], ["cover"], ["coreHeight"]],
    kilos: [1, 25],
  },
  {
    under: "/matrassen/koudschuim/logeermatrassen",
    name: "a guest mattress",
    needs: [["size"], ["fillingMaterial"], ["cover"], ["coreHeight"]],
    kilos: [2, 40],
  },
  {
    under: "/matrassen/toppers",
    name: "a topper",
    needs: [["size"], ["fillingMaterial"], ["cover"], ["coreHeight"]],
    kilos: [1.5, 45],
  },
  {
    under: "/matrassen/matrasbeschermers",
    name: "a protector",
    needs: [["size"], ["fabric", "cover"]],
    kilos: [0.1, 8],
  },
  {
    under: "/dekbedden",
    name: "a duvet",
    needs: [["size"], ["season"], ["fillingMaterial"], ["cover"]],
    kilos: [0.2, 8],
  },
  { under: "/kussens", name: "a pillow", needs: [["size"], ["fillingMaterial"], ["cover", "fabric"]], kilos: [0.1, 5] },
  { under: "/kussens/sierkussens", name: "a cushion", needs: [["size"], ["fabric"]], kilos: [0.1, 3] },
  { under: "/bedtextiel", name: "bed linen", needs: [["size"], ["fabric"]], kilos: [0.1, 5] },
  {
    under: "/boxsprings-bedden/boxsprings",
    name: "a box spring",
    needs: [["size"], ["hardness"], ["upholstery"], ["headboard", "version"]],
    kilos: [40, 260],
  },
  {
    under: "/boxsprings-bedden/bedden",
    name: "a bed",
    needs: [["size"], ["headboard", "version", "frameHeight"]],
    kilos: [8, 160],
  },
  {
    under: "/boxsprings-bedden/bedden/houten-bedden",
    name: "a wooden bed",
    needs: [["size"], ["woodType"]],
    kilos: [12, 160],
  },
  { under: "/boxsprings-bedden/lattenbodems", name: "a slatted base", needs: [["size"]], kilos: [3, 70] },
  { under: "/banken", name: "a seat", needs: [["size"], ["upholstery"]], kilos: [3, 220] },
  { under: "/meubels", name: "furniture", needs: [["woodType", "upholstery", "version"]], kilos: [1, 320] },
  { under: "/meubels/slaapkamer", name: "bedroom furniture", needs: [["size"], ["woodType"]], kilos: [3, 320] },
  {
    under: "/meubels/eetkamer/eettafels",
    name: "a dining table",
    needs: [["size"], ["woodType"], ["shape"]],
    kilos: [12, 160],
  },
  { under: "/meubels/woonkamer", name: "a coffee table or sideboard", needs: [["woodType"]], kilos: [3, 160] },
  { under: "/badtextiel", name: "bath linen", needs: [["size"], ["fabric"]], kilos: [0.01, 4] },
  { under: "/wonen/vloerkleden", name: "a rug", needs: [["size"], ["fabric"], ["shape"]], kilos: [0.3, 60] },
  { under: "/wonen/verlichting", name: "a lamp", needs: [["size", "version"]], kilos: [0.1, 25] },
  { under: "/wonen/gordijnen", name: "a curtain", needs: [["size"], ["fabric"]], kilos: [0.2, 12] },
  { under: "/wonen/plaids", name: "a throw", needs: [["size"], ["fabric"]], kilos: [0.2, 5] },
];

const longestFirst = kinds.toSorted((one, other) => other.under.length - one.under.length);

/** The kind of a product by its first category, or undefined for one the list does not know. */
export function kindOf(product: ProductLine): ProductKind | undefined {
  const path = product.categories[0] ?? "";
  return longestFirst.find(({ under }) => path === under || path.startsWith(`${under}/`));
}
