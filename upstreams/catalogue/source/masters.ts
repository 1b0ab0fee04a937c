import type { MasterSource } from "../builder/source.ts";
import { adjustableBoxSprings } from "./masters/adjustable-box-springs.ts";
import { armchairs } from "./masters/armchairs.ts";
import { bathMats } from "./masters/bath-mats.ts";
import { bedLinen } from "./masters/bed-linen.ts";
import { bedroomFurniture } from "./masters/bedroom-furniture.ts";
import { benches } from "./masters/benches.ts";
import { blackoutCurtains } from "./masters/blackout-curtains.ts";
import { blindsAndSheers } from "./masters/blinds-and-sheers.ts";
import { boxSprings } from "./masters/box-springs.ts";
import { chestsOfDrawers } from "./masters/chests-of-drawers.ts";
import { childrenBedLinen, childrenBedLinenWithinTwoDays } from "./masters/children-bed-linen.ts";
import { childrenBedding } from "./masters/children-bedding.ts";
import { childrenBeds } from "./masters/children-beds.ts";
import { childrenMattresses } from "./masters/children-mattresses.ts";
import { childrenSheetsAndPillowcases } from "./masters/children-sheets-and-pillowcases.ts";
import { coffeeAndSideTables } from "./masters/coffee-and-side-tables.ts";
import { cornerSofas } from "./masters/corner-sofas.ts";
import { cottonAndFleecePlaids } from "./masters/cotton-and-fleece-plaids.ts";
import { curtains } from "./masters/curtains.ts";
import { diningChairs } from "./masters/dining-chairs.ts";
import { diningTables } from "./masters/dining-tables.ts";
import { downDuvets } from "./masters/down-duvets.ts";
import { duvets } from "./masters/duvets.ts";
import { ergonomicMattresses } from "./masters/ergonomic-mattresses.ts";
import { ergonomicPillows } from "./masters/ergonomic-pillows.ts";
import { everydayPillows } from "./masters/everyday-pillows.ts";
import { fittedSheets, matchingFittedSheets } from "./masters/fitted-sheets.ts";
import { flatWovenRugs } from "./masters/flat-woven-rugs.ts";
import { floorAndPendantLamps } from "./masters/floor-and-pendant-lamps.ts";
import { foamMattresses } from "./masters/foam-mattresses.ts";
import { guestMattresses } from "./masters/guest-mattresses.ts";
import { guestTowels } from "./masters/guest-towels.ts";
import { hybridMattresses } from "./masters/hybrid-mattresses.ts";
import { livingFurniture } from "./masters/living-furniture.ts";
import { loungeSofas } from "./masters/lounge-sofas.ts";
import { mattressProtectors } from "./masters/mattress-protectors.ts";
import { memoryFoamMattresses } from "./masters/memory-foam-mattresses.ts";
import { metalBeds } from "./masters/metal-beds.ts";
import { naturalFittedSheets } from "./masters/natural-fitted-sheets.ts";
import { naturalMattresses } from "./masters/natural-mattresses.ts";
import { naturalPillows } from "./masters/natural-pillows.ts";
import { naturalToppers } from "./masters/natural-toppers.ts";
import { nightstands } from "./masters/nightstands.ts";
import { patternedBedLinen } from "./masters/patterned-bed-linen.ts";
import { patternedCushions } from "./masters/patterned-cushions.ts";
import { pileRugs } from "./masters/pile-rugs.ts";
import { pillowcasesAndSheets } from "./masters/pillowcases-and-sheets.ts";
import { pillows } from "./masters/pillows.ts";
import { plainBedLinen } from "./masters/plain-bed-linen.ts";
import { plainCushions } from "./masters/plain-cushions.ts";
import { pocketSpringMattresses } from "./masters/pocket-spring-mattresses.ts";
import { poufs } from "./masters/poufs.ts";
import { readingAndLoungeChairs } from "./masters/reading-and-lounge-chairs.ts";
import { saunaAndBeachTowels } from "./masters/sauna-and-beach-towels.ts";
import { sideboards } from "./masters/sideboards.ts";
import { slattedBases } from "./masters/slatted-bases.ts";
import { sofas } from "./masters/sofas.ts";
import { specialFabricBoxSprings } from "./masters/special-fabric-box-springs.ts";
import { storageBoxSprings } from "./masters/storage-box-springs.ts";
import { syntheticDuvets } from "./masters/synthetic-duvets.ts";
import { tableLamps } from "./masters/table-lamps.ts";
import { threeSeatSofas } from "./masters/three-seat-sofas.ts";
import { topLayerMattresses } from "./masters/top-layer-mattresses.ts";
import { topperSheets } from "./masters/topper-sheets.ts";
import { toppers } from "./masters/toppers.ts";
import { towelSets } from "./masters/towel-sets.ts";
import { towels } from "./masters/towels.ts";
import { twoSeatSofas } from "./masters/two-seat-sofas.ts";
import { wardrobes } from "./masters/wardrobes.ts";
import { woodenBeds } from "./masters/wooden-beds.ts";
import { woolAndCottonDuvets } from "./masters/wool-and-cotton-duvets.ts";
import { woolPlaids } from "./masters/wool-plaids.ts";

/** Every master of the assortment, in the order of the catalogue. */
export const masters: readonly MasterSource[] = [
  ...pocketSpringMattresses,
  ...topLayerMattresses,
  ...hybridMattresses,
  ...ergonomicMattresses,
  ...foamMattresses,
  ...memoryFoamMattresses,
  ...guestMattresses,
  ...naturalMattresses,
  ...childrenMattresses,
  ...toppers,
  ...naturalToppers,
  ...mattressProtectors,
  ...duvets,
  ...downDuvets,
  ...woolAndCottonDuvets,
  ...syntheticDuvets,
  ...childrenBedding,
  ...pillows,
  ...ergonomicPillows,
  ...naturalPillows,
  ...everydayPillows,
  ...bedLinen,
  ...childrenBedLinenWithinTwoDays,
  ...matchingFittedSheets,
  ...plainBedLinen,
  ...patternedBedLinen,
  ...childrenBedLinen,
  ...childrenSheetsAndPillowcases,
  ...fittedSheets,
  ...topperSheets,
  ...naturalFittedSheets,
  ...pillowcasesAndSheets,
  ...boxSprings,
  ...specialFabricBoxSprings,
  ...storageBoxSprings,
  ...adjustableBoxSprings,
  ...woodenBeds,
  ...metalBeds,
  ...childrenBeds,
  ...slattedBases,
  ...sofas,
  ...twoSeatSofas,
  ...threeSeatSofas,
  ...cornerSofas,
  ...loungeSofas,
  ...armchairs,
  ...readingAndLoungeChairs,
  ...poufs,
  ...bedroomFurniture,
  ...nightstands,
  ...wardrobes,
  ...chestsOfDrawers,
  ...livingFurniture,
  ...diningTables,
  ...diningChairs,
  ...benches,
  ...coffeeAndSideTables,
  ...sideboards,
  ...towels,
  ...towelSets,
  ...saunaAndBeachTowels,
  ...guestTowels,
  ...bathMats,
  ...flatWovenRugs,
  ...pileRugs,
  ...woolPlaids,
  ...cottonAndFleecePlaids,
  ...tableLamps,
  ...floorAndPendantLamps,
  ...curtains,
  ...blackoutCurtains,
  ...blindsAndSheers,
  ...plainCushions,
  ...patternedCushions,
];
