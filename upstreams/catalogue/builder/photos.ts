import { readFileSync } from "node:fs";

import { z } from "zod";

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

export type Photo = z.output<typeof photosSchema>[number];

const photos = new Map(
  photosSchema
    .parse(JSON.parse(readFileSync(new URL("../source/photos.json", import.meta.url), "utf8")))
    .map((entry) => [entry.file.replace(/\.webp$/, ""), entry]),
);

/** What is known of a photo, by its file name without the ending. */
export function photo(name: string): Photo {
  const entry = photos.get(name);
  if (!entry) throw new Error(`No photo ${name} in source/photos.json`);
  return entry;
}
