import type { CropSource } from "../../builder/crop-source.ts";
import { bathCrops } from "./bath-crops.ts";
import { curtainAndLampCrops } from "./curtain-and-lamp-crops.ts";
import { rugCrops } from "./rug-crops.ts";
import { softFurnishingCrops } from "./soft-furnishing-crops.ts";

/** Close-ups for the bathroom and the living room. */
export const homeCrops: CropSource[] = [...bathCrops, ...softFurnishingCrops, ...rugCrops, ...curtainAndLampCrops];
