import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of memory-foam mattresses. */
export const memoryFoamMattressCrops: CropSource[] = [
  closeUp(
    "matras-2530a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: traagschuimmatras van 24 cm hoog met golfstiksel in wit",
  ),
  closeUp(
    "matras-2530a-tijk",
    430,
    140,
    560,
    "Stiksel van de tijk van dichtbij: traagschuimmatras van 24 cm hoog met golfstiksel in wit",
  ),
  closeUp(
    "matras-2531a-hoek",
    240,
    340,
    560,
    "Hoek en band van dichtbij: matras van 20 cm hoog: gladde rekbare hoes, band in ijsblauw",
  ),
  closeUp(
    "matras-2531a-tijk",
    440,
    200,
    560,
    "Stiksel van de tijk van dichtbij: matras van 20 cm hoog: gladde rekbare hoes, band in ijsblauw",
  ),
  closeUp(
    "matras-2533a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: matras van 23 cm hoog: fijn ruitstiksel, band in marine",
  ),
  closeUp(
    "matras-2533a-tijk",
    440,
    160,
    560,
    "Stiksel van de tijk van dichtbij: matras van 23 cm hoog: fijn ruitstiksel, band in marine",
  ),
  closeUp(
    "matras-2535a-hoek",
    240,
    340,
    560,
    "Hoek en band van dichtbij: matras van 25 cm hoog: diepe schouderzone, band in wit",
  ),
  closeUp(
    "matras-2535a-tijk",
    440,
    180,
    560,
    "Stiksel van de tijk van dichtbij: matras van 25 cm hoog: diepe schouderzone, band in wit",
  ),
  closeUp(
    "matras-2537a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: matras van 18 cm hoog: klein blokstiksel, band in lichtgrijs",
  ),
  closeUp(
    "matras-2537a-tijk",
    440,
    130,
    560,
    "Stiksel van de tijk van dichtbij: matras van 18 cm hoog: klein blokstiksel, band in lichtgrijs",
  ),
];
