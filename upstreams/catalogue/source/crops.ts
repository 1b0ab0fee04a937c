import type { CropSource } from "../builder/crop-source.ts";
import { armchairCrops } from "./crops/armchair-crops.ts";
import { bedCrops } from "./crops/bed-crops.ts";
import { bedLinenCrops } from "./crops/bed-linen-crops.ts";
import { boxSpringCrops } from "./crops/box-spring-crops.ts";
import { chairCrops } from "./crops/chair-crops.ts";
import { curtainCrops } from "./crops/curtain-crops.ts";
import { duvetCrops } from "./crops/duvet-crops.ts";
import { lampCrops } from "./crops/lamp-crops.ts";
import { mattressCrops } from "./crops/mattress-crops.ts";
import { pillowCrops } from "./crops/pillow-crops.ts";
import { rugCrops } from "./crops/rug-crops.ts";
import { sheetCrops } from "./crops/sheet-crops.ts";
import { sofaCrops } from "./crops/sofa-crops.ts";
import { storageCrops } from "./crops/storage-crops.ts";
import { swatchCrops } from "./crops/swatch-crops.ts";
import { tableCrops } from "./crops/table-crops.ts";
import { throwCrops } from "./crops/throw-crops.ts";
import { topperCrops } from "./crops/topper-crops.ts";
import { towelCrops } from "./crops/towel-crops.ts";

/** Every close-up that is cut from a photo; `npm run catalogue:crops` writes their files. */
export const crops: readonly CropSource[] = [
  ...sofaCrops,
  ...armchairCrops,
  ...chairCrops,
  ...tableCrops,
  ...storageCrops,
  ...lampCrops,
  ...curtainCrops,
  ...rugCrops,
  ...towelCrops,
  ...throwCrops,
  ...bedLinenCrops,
  ...sheetCrops,
  ...mattressCrops,
  ...topperCrops,
  ...duvetCrops,
  ...pillowCrops,
  ...boxSpringCrops,
  ...bedCrops,
  ...swatchCrops,
];
