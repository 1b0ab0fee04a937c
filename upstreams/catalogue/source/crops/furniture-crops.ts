import type { CropSource } from "../../builder/crop-source.ts";

export const furnitureCrops: CropSource[] = [];
