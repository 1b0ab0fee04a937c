import type { CatalogueRule } from "../../catalogue-rule.ts";

const furniture = ["/banken", "/boxsprings-bedden", "/meubels"];

/** Furniture is shown in a room as well, so that its size can be seen. */
export const roomPhotos: CatalogueRule = {
  name: "room-photos",
  *find({ products }) {
    for (const { referenceKey, categories, images } of products) {
      const isFurniture = furniture.some((path) => categories[0] === path || categories[0]?.startsWith(`${path}/`));
      if (!isFurniture || images.some(({ type }) => type === "room")) continue;
      yield { subject: referenceKey, problem: "is shown in no room", remedy: "show it in a room as well" };
    }
  },
};
