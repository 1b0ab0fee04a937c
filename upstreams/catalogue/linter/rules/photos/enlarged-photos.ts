import type { CatalogueRule } from "../../catalogue-rule.ts";

/** A file has as many pixels as its description says: a close-up those it was cut from, never more. */
export const enlargedPhotos: CatalogueRule = {
  name: "enlarged-photos",
  *find({ described, widths }) {
    for (const [file, { width, from }] of described) {
      const pixels = widths.get(file);
      if (pixels === undefined || pixels === width) continue;
      const remedy = from ? "cut it again: npm run catalogue:crops" : "correct its width in source/photos.json";
      yield { subject: file, problem: `is ${pixels} px wide, described as ${width}`, remedy };
    }
  },
};
