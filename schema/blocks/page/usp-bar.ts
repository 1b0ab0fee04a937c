import type { BlockDefinition } from "../model/block-definition.ts";
import { promises } from "../shop/promises.ts";

export const uspBar: BlockDefinition = {
  name: "usp_bar",
  label: "Balk met beloften",
  description: "What the shop promises, in a row.",
  fields: { promises: { ...promises, required: true } },
};
