import type { CatalogueRule } from "../../catalogue-rule.ts";

/** A gallery shows each photo once, close-ups of its own photos only, and never the photo by which another product is known. */
export const ownPhotos: CatalogueRule = {
  name: "own-photos",
  *find({ products, described }) {
    const owners = new Map(products.map(({ referenceKey, images }) => [images[0]!.file, referenceKey]));
    for (const { referenceKey, images } of products) {
      const files = images.map(({ file }) => file);
      for (const [index, file] of files.entries()) {
        const owner = owners.get(file);
        const from = described.get(file)?.from;
        const isSwatch = images[index]!.type === "swatch";
        const problem =
          files.indexOf(file) < index
            ? `shows ${file} twice`
            : index > 0 && owner && owner !== referenceKey
              ? `shows ${file}, with which ${owner} begins`
              : from && !isSwatch && !files.includes(`${from}.webp`)
                ? `shows ${file}, cut from ${from}.webp, which it does not show`
                : undefined;
        if (problem) yield { subject: referenceKey, problem, remedy: "show each photo of its own once" };
      }
    }
  },
};
