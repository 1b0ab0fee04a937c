import { mkdir, rm, writeFile } from "node:fs/promises";
import { referenceFiles, referenceFolder } from "./reference/reference-files.ts";

const root = new URL("../../", import.meta.url);

await rm(new URL(referenceFolder, root), { recursive: true, force: true });
await mkdir(new URL(referenceFolder, root), { recursive: true });
for (const [path, text] of referenceFiles()) await writeFile(new URL(path, root), text);
