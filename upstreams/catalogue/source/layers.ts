import type { LayerDocument } from "#upstreams/catalogue/documents.ts";

import { localised } from "../builder/localised.ts";

const names: Readonly<Record<LayerDocument["material"], string>> = {
  cover: "Tijk",
  springs: "Pocketveren",
  foam: "Koudschuim",
  memory_foam: "Traagschuim",
  gel_foam: "Gelschuim",
  latex: "Natuurlatex",
  wool: "Scheerwol",
  cotton: "Katoenvlies",
  felt: "Vilt",
  flax: "Vlas",
  horsehair: "Paardenhaar",
  coconut: "Kokosvezel",
};

type Layer = (detail?: string, heightCm?: number) => LayerDocument;

const layer =
  (material: LayerDocument["material"]): Layer =>
  (detail, heightCm) => ({
    material,
    name: localised(names[material]),
    ...(detail === undefined ? {} : { detail: localised(detail) }),
    ...(heightCm === undefined ? {} : { heightCm }),
  });

const cover = layer("cover");
const springs = layer("springs");
const foam = layer("foam");
const memoryFoam = layer("memory_foam");
const gelFoam = layer("gel_foam");
const latex = layer("latex");
const wool = layer("wool");
const cotton = layer("cotton");
const felt = layer("felt");
const flax = layer("flax");
const horsehair = layer("horsehair");
const coconut = layer("coconut");

/** The layers of a mattress by the key of its master, from top to bottom; each of them stands in its composition. */
export const layers: Readonly<Record<string, readonly LayerDocument[]>> = {
  "03-2417": [cover("lyocell en katoen"), foam("twee dichtheden", 3), felt(), springs("250 per m²")],
  "03-2418": [cover("katoen"), wool("400 gram per m²"), foam(undefined, 3), springs("250 per m²")],
  "03-2421": [cover("katoen"), cotton(), felt("gerecyclede vezels"), springs("280 per m²")],
  "03-2424": [cover("katoen en linnen"), horsehair("gekruld"), flax(), springs("320 per m²")],
  "03-2430": [cover("polyester en lyocell"), memoryFoam(undefined, 5), springs("300 per m²")],
  "03-2431": [cover("polyester en viscose"), memoryFoam(undefined, 4), foam(undefined, 4), springs("280 per m²")],
  "03-2433": [cover("polyester en elastaan"), gelFoam(undefined, 4), springs("400 per m²")],
  "03-2436": [cover("katoen"), wool("500 gram per m²"), latex(undefined, 4), springs("320 per m²")],
  "03-2439": [cover("polyester en katoen"), felt(), springs("300 per m², draad 2,0 mm")],
  "03-2442": [cover("polyester"), foam(undefined, 2), springs("250 per m²")],
  "03-2445": [
    cover("polyester en elastaan"),
    foam(undefined, 2),
    springs("420 per m², twee draaddikten"),
    foam(undefined, 2),
  ],
  "03-2447": [cover("polyester"), foam(undefined, 2), springs("220 per m²")],
  "03-2449": [cover("biologisch katoen"), wool("900 gram per m²"), felt("katoenvilt"), springs("300 per m²")],
  "03-2451": [cover("polyester en katoen"), foam(undefined, 3), springs("350 per m², met lendebalk")],
  "03-2460": [cover("polyester en lyocell"), foam("drie lagen", 10), springs("300 per m²", 10)],
  "03-2462": [cover("polyester en viscose"), foam("met microveren", 3), springs("320 per m²")],
  "03-2464": [
    cover("polyester en katoen"),
    cotton(),
    memoryFoam(undefined, 4),
    foam(undefined, 5),
    foam(undefined, 5),
    springs("staal", 8),
  ],
  "03-2466": [cover("biologisch katoen"), wool("600 gram per m²"), latex(undefined, 6), springs("280 per m²")],
  "03-2502": [cover("polyester"), foam("35 kilo per m³")],
  "03-2504": [cover("polyester en viscose"), foam("40 kilo per m³")],
  "03-2505": [cover("polyester en katoen"), foam("40 kilo per m³")],
  "03-2507": [cover("polyester en elastaan"), gelFoam(undefined, 4), foam(undefined, 19)],
  "03-2510": [cover("polyester en lyocell"), foam("45 kilo per m³")],
  "03-2512": [cover("katoen"), foam("50 kilo per m³")],
  "03-2515": [cover("polyester"), foam("zachte kant", 8), foam("stevige kant", 8)],
  "03-2518": [cover("polyester en katoen"), foam("60 kilo per m³")],
  "03-2519": [cover("polyester en elastaan"), foam("45 kilo per m³")],
  "03-2520": [cover("polyester en elastaan"), foam("55 kilo per m³")],
  "03-2530": [
    cover("polyester en lyocell"),
    memoryFoam(undefined, 6),
    foam("zacht", 4),
    foam("met zones", 10),
    foam("stevig", 2),
  ],
  "03-2531": [cover("polyester"), memoryFoam(undefined, 5), foam("zacht", 3), foam("met inkepingen", 10)],
  "03-2533": [cover("lyocell"), memoryFoam("open cellen", 6), foam("zeven zones", 14)],
  "03-2535": [cover("polyester en elastaan"), memoryFoam("5 tot 9 cm"), foam("zacht", 4), foam("met zones", 12)],
  "03-2537": [cover("polyester en elastaan"), memoryFoam(undefined, 3), foam("35 kilo per m³", 13)],
  "03-2602": [cover("katoen"), wool("500 gram per m²"), latex("meer dan 95% natuurrubber", 17)],
  "03-2604": [cover("katoen"), latex("meer dan 90% natuurrubber", 18)],
  "03-2606": [cover("katoen"), wool("300 gram per m²"), latex(), coconut(), latex(), coconut(), latex()],
  "03-2612": [cover("katoen"), latex(undefined, 7), coconut("met natuurrubber", 5)],
  "03-2614": [cover("biologisch katoen"), wool("700 gram per m²"), latex("meer dan 95% natuurrubber", 15)],
  "03-2618": [cover("katoen"), wool("400 gram per m²"), latex("zacht", 9), latex("stevig", 9)],
  "03-2624": [cover("katoen en polyester"), foam("soepele kant", 6), foam("stevige kant", 7)],
  "03-2626": [cover("polyester"), foam(undefined, 2), springs("260 per m²")],
  "03-2630": [cover("biologisch katoen"), wool("400 gram per m²"), latex("meer dan 95% natuurrubber", 8)],
};
