import type { CatalogueRule } from "../../catalogue-rule.ts";

/** The first photo shows the product in its colour, as far as photos.json says which colours a photo shows. */
export const photoColours: CatalogueRule = {
  name: "photo-colours",
  *find({ products, attributes, described }) {
    const group = attributes.find(({ key }) => key === "color");
    const names = new Map(group?.values.map(({ value, label }) => [value, label.nl ?? value]));
    for (const product of products) {
      const { file } = product.images[0]!;
      const photo = described.get(file);
      const colours = (product.attributes.color ?? []).map((value) => names.get(value) ?? value);
      if (!photo || colours.length === 0) continue;
      if (colours.some((name) => photo.colours.includes(name) || photo.description.includes(name))) continue;
      const problem = `is ${colours.join(", ")}, but ${file} shows ${photo.colours.join(", ") || "no known colour"}`;
      yield {
        subject: product.referenceKey,
        problem,
        remedy: "begin with a photo of its colour, or correct the colour",
      };
    }
  },
};
