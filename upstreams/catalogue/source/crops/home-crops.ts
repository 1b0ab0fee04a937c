import type { CropSource } from "../../builder/crop-source.ts";

export const homeCrops: CropSource[] = [];
