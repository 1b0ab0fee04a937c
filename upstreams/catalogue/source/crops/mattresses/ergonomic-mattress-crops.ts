import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of ergonomic mattresses. */
export const ergonomicMattressCrops: CropSource[] = [
  closeUp(
    "matras-2445a-hoek",
    240,
    330,
    560,
    "Hoek en band van dichtbij: matras van 24 cm hoog: zeven zones in het stiksel, band in lichtgrijs",
  ),
  closeUp(
    "matras-2445a-tijk",
    430,
    130,
    560,
    "Stiksel van de tijk van dichtbij: matras van 24 cm hoog: zeven zones in het stiksel, band in lichtgrijs",
  ),
  closeUp(
    "matras-2451a-hoek",
    240,
    340,
    560,
    "Hoek en band van dichtbij: matras van 25 cm hoog: grote blokken en stevige band in antraciet",
  ),
  closeUp(
    "matras-2451a-tijk",
    440,
    150,
    560,
    "Stiksel van de tijk van dichtbij: matras van 25 cm hoog: grote blokken en stevige band in antraciet",
  ),
  closeUp(
    "matras-2520a-hoek",
    240,
    340,
    560,
    "Hoek en band van dichtbij: matras van 22 cm hoog: smalle lijnen, band in antraciet",
  ),
  closeUp(
    "matras-2520a-tijk",
    440,
    190,
    560,
    "Stiksel van de tijk van dichtbij: matras van 22 cm hoog: smalle lijnen, band in antraciet",
  ),
];
