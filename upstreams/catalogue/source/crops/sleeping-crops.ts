import type { CropSource } from "../../builder/crop-source.ts";
import { bedCrops } from "./bed-crops.ts";
import { mattressCrops } from "./mattress-crops.ts";

/** Close-ups for the sleeping department. */
export const sleepingCrops: CropSource[] = [...mattressCrops, ...bedCrops];
