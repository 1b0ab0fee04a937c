import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

import { cropHeight, type CropSource } from "./builder/crop-source.ts";
import { crops } from "./source/crops.ts";

const images = new URL("images/", import.meta.url);
const file = (name: string) => fileURLToPath(new URL(`${name}.webp`, images));

const colours: Record<string, string> = {};
for (const crop of crops.toSorted((one, other) => one.name.localeCompare(other.name)))
  colours[crop.name] = await cut(crop);
await writeFile(new URL("source/crop-colours.json", import.meta.url), `${JSON.stringify(colours, null, 2)}\n`);
console.log(`${crops.length} close-ups are in ${fileURLToPath(images)}`);

/** Writes the file of a close-up in as many pixels as it is cut from; gives its average colour. */
async function cut({ name, from, left, top, width }: CropSource): Promise<string> {
  const part = sharp(file(from)).extract({ left, top, width, height: cropHeight(width) });
  await part.clone().webp({ quality: 80 }).toFile(file(name));
  const { channels } = await sharp(await part.png().toBuffer()).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"))
    .join("")}`;
}
