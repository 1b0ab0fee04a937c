import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { printCatalogueSchema } from "./catalogue-schema.ts";

const file = fileURLToPath(new URL("../../catalogue/catalogue.schema.json", import.meta.url));
writeFileSync(file, printCatalogueSchema());
console.log(`${file} is written.`);
