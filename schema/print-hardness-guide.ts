import { writeFile } from "node:fs/promises";
import { hardnessGuide } from "./rules/hardness/hardness-guide.ts";

await writeFile(new URL("../docs/hardness.md", import.meta.url), hardnessGuide());
