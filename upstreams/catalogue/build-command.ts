import { writeFileSync } from "node:fs";

import { buildCatalogue } from "./builder/build-catalogue.ts";
import { printCatalogue } from "./builder/print-catalogue.ts";

const lines = buildCatalogue();
const products = lines.filter((line) => line.type === "product");
const variants = products.reduce((total, line) => total + line.variants.length, 0);
writeFileSync(new URL("catalogue.ndjson", import.meta.url), printCatalogue(lines));
process.stdout.write(`catalogue.ndjson: ${lines.length} lines, ${products.length} products, ${variants} variants\n`);
