import type { CropSource } from "../../builder/crop-source.ts";
import { seatingCrops } from "./seating-crops.ts";
import { storageCrops } from "./storage-crops.ts";

export const furnitureCrops: CropSource[] = [...seatingCrops, ...storageCrops];
