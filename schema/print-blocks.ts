import { writeFile } from "node:fs/promises";
import { blocksGuide } from "./blocks/storyblok/blocks-guide.ts";
import { storyblokComponents } from "./blocks/storyblok/storyblok-components.ts";

const docs = new URL("../docs/", import.meta.url);
await writeFile(new URL("blocks.md", docs), blocksGuide());
await writeFile(new URL("storyblok-components.json", docs), `${JSON.stringify(storyblokComponents(), null, 2)}\n`);
