import type { MasterSource } from "../builder/source.ts";
import { armchairs } from "./masters/armchairs.ts";
import { bathLinen } from "./masters/bath-linen.ts";
import { bedLinen } from "./masters/bed-linen.ts";
import { bedroomFurniture } from "./masters/bedroom-furniture.ts";
import { beds } from "./masters/beds.ts";
import { boxSprings } from "./masters/box-springs.ts";
import { duvets } from "./masters/duvets.ts";
import { foamMattresses } from "./masters/foam-mattresses.ts";
import { guestMattresses } from "./masters/guest-mattresses.ts";
import { lampsCurtainsCushions } from "./masters/lamps-curtains-cushions.ts";
import { livingFurniture } from "./masters/living-furniture.ts";
import { naturalMattresses } from "./masters/natural-mattresses.ts";
import { pillows } from "./masters/pillows.ts";
import { pocketSpringMattresses } from "./masters/pocket-spring-mattresses.ts";
import { rugsAndPlaids } from "./masters/rugs-and-plaids.ts";
import { sofas } from "./masters/sofas.ts";
import { toppers } from "./masters/toppers.ts";

/** Every master of the assortment. */
export const masters: readonly MasterSource[] = [
  ...pocketSpringMattresses,
  ...foamMattresses,
  ...guestMattresses,
  ...naturalMattresses,
  ...toppers,
  ...duvets,
  ...pillows,
  ...bedLinen,
  ...boxSprings,
  ...beds,
  ...sofas,
  ...armchairs,
  ...bedroomFurniture,
  ...livingFurniture,
  ...bathLinen,
  ...rugsAndPlaids,
  ...lampsCurtainsCushions,
];
