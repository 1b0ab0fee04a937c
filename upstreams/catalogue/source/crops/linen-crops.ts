import type { CropSource } from "../../builder/crop-source.ts";
import { bedLinenCrops } from "./bed-linen-crops.ts";
import { duvetAndPillowCrops } from "./duvet-and-pillow-crops.ts";

/** Close-ups for duvets, pillows and bed linen. */
export const linenCrops: CropSource[] = [...duvetAndPillowCrops, ...bedLinenCrops];
