import { readFileSync } from "node:fs";

import { z } from "zod";

import cropColours from "../source/crop-colours.json" with { type: "json" };
import { crops } from "../source/crops.ts";
import { cropHeight } from "./crop-source.ts";

const photosSchema = z.array(
  z.strictObject({
    file: z.string(),
    subject: z.string(),
    kind: z.enum(["packshot", "detail", "room"]),
    width: z.number().int(),
    height: z.number().int(),
    averageColour: z.string(),
    description: z.string(),
    colours: z.array(z.string()),
  }),
);

type DescribedPhoto = z.output<typeof photosSchema>[number];

/** A photo, or a close-up or swatch that was cut `from` one. */
export interface Photo extends Omit<DescribedPhoto, "kind"> {
  kind: DescribedPhoto["kind"] | "swatch";
  from?: string;
}

const photos = new Map<string, Photo>(
  photosSchema
    .parse(JSON.parse(readFileSync(new URL("../source/photos.json", import.meta.url), "utf8")))
    .map((entry) => [entry.file.replace(/\.webp$/, ""), entry]),
);

for (const { name, from, width, description, isSwatch } of crops) {
  const whole = photo(from);
  const averageColour = new Map(Object.entries<string>(cropColours)).get(name);
  if (!averageColour) continue;
  photos.set(name, {
    ...whole,
    file: `${name}.webp`,
    kind: isSwatch ? "swatch" : "detail",
    width,
    height: cropHeight(width),
    averageColour,
    description,
    from,
  });
}

/** The facts of a photo or close-up, by its file name without the ending. */
export function photo(name: string): Photo {
  const entry = photos.get(name);
  if (!entry)
    throw new Error(`No photo ${name} in source/photos.json, nor a close-up that npm run catalogue:crops has cut`);
  return entry;
}

/** The swatch of a colour with these photos: of its fabric's, else of its first. */
export function swatchOf(names: readonly string[]): Photo | undefined {
  const [first] = names;
  const fabric = names.find((name) => name.startsWith("stof-"));
  return photos.get(`${fabric}-staal`) ?? photos.get(`${first}-staal`);
}

/** Every photo and close-up that is described. */
export function allPhotos(): Photo[] {
  return [...photos.values()];
}
