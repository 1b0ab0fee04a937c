import type { CropSource } from "../builder/crop-source.ts";
import { armchairCrops } from "./crops/armchair-crops.ts";
import { bedCrops } from "./crops/bed-crops.ts";
import { bedLinenCrops } from "./crops/bed-linen/bed-linen-crops.ts";
import { childrenBedLinenCrops } from "./crops/bed-linen/children-bed-linen-crops.ts";
import { patternedBedLinenCrops } from "./crops/bed-linen/patterned-bed-linen-crops.ts";
import { plainBedLinenCrops } from "./crops/bed-linen/plain-bed-linen-crops.ts";
import { boxSpringCrops } from "./crops/box-spring-crops.ts";
import { chairCrops } from "./crops/chair-crops.ts";
import { curtainCrops } from "./crops/curtain-crops.ts";
import { duvetCrops } from "./crops/duvet-crops.ts";
import { lampCrops } from "./crops/lamp-crops.ts";
import { childrenMattressCrops } from "./crops/mattresses/children-mattress-crops.ts";
import { ergonomicMattressCrops } from "./crops/mattresses/ergonomic-mattress-crops.ts";
import { foamMattressCrops } from "./crops/mattresses/foam-mattress-crops.ts";
import { guestMattressCrops } from "./crops/mattresses/guest-mattress-crops.ts";
import { hybridMattressCrops } from "./crops/mattresses/hybrid-mattress-crops.ts";
import { memoryFoamMattressCrops } from "./crops/mattresses/memory-foam-mattress-crops.ts";
import { naturalMattressCrops } from "./crops/mattresses/natural-mattress-crops.ts";
import { pocketSpringMattressCrops } from "./crops/mattresses/pocket-spring-mattress-crops.ts";
import { topLayerMattressCrops } from "./crops/mattresses/top-layer-mattress-crops.ts";
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
  ...plainBedLinenCrops,
  ...patternedBedLinenCrops,
  ...childrenBedLinenCrops,
  ...sheetCrops,
  ...pocketSpringMattressCrops,
  ...topLayerMattressCrops,
  ...hybridMattressCrops,
  ...ergonomicMattressCrops,
  ...foamMattressCrops,
  ...memoryFoamMattressCrops,
  ...guestMattressCrops,
  ...naturalMattressCrops,
  ...childrenMattressCrops,
  ...topperCrops,
  ...duvetCrops,
  ...pillowCrops,
  ...boxSpringCrops,
  ...bedCrops,
  ...swatchCrops,
];
