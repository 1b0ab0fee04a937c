import type { CropSource } from "../builder/crop-source.ts";
import { furnitureCrops } from "./crops/furniture-crops.ts";
import { homeCrops } from "./crops/home-crops.ts";
import { linenCrops } from "./crops/linen-crops.ts";
import { sleepingCrops } from "./crops/sleeping-crops.ts";

/** Every close-up that is cut from a photo; `npm run catalogue:crops` writes their files. */
export const crops: readonly CropSource[] = [...sleepingCrops, ...linenCrops, ...furnitureCrops, ...homeCrops];
