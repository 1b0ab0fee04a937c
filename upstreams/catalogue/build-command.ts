import { writeFileSync } from "node:fs";

import { buildCatalogue } from "./builder/build-catalogue.ts";

const lines = buildCatalogue();
const variants = lines.reduce((total, line) => total + (line.type === "product" ? line.variants.length : 0), 0);
writeFileSync(new URL("catalogue.ndjson", import.meta.url), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
console.log(`${lines.length} lines, ${lines.filter((line) => line.type === "product").length} products, ${variants} variants`);
