import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of mattresses with a thick top layer. */
export const topLayerMattressCrops: CropSource[] = [
  closeUp("matras-15-greep", 600, 300, 480, "Ecru handgrepen op een mosgroene matrasband"),
  closeUp("matras-15-hoek", 260, 350, 640, "Hoek van een matras met ecru tijk en mosgroene band"),
  closeUp(
    "matras-2430a-hoek",
    240,
    330,
    560,
    "Hoek en band van dichtbij: matras van 28 cm hoog met extra toplaag en taupe band",
  ),
  closeUp(
    "matras-2430a-tijk",
    440,
    130,
    560,
    "Stiksel van de tijk van dichtbij: matras van 28 cm hoog met extra toplaag en taupe band",
  ),
  closeUp(
    "matras-2431a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: pocketveringmatras van 25 cm hoog met ruitstiksel in gebroken wit",
  ),
  closeUp(
    "matras-2431a-tijk",
    440,
    140,
    560,
    "Stiksel van de tijk van dichtbij: pocketveringmatras van 25 cm hoog met ruitstiksel in gebroken wit",
  ),
  closeUp(
    "matras-2433a-hoek",
    240,
    330,
    560,
    "Hoek en band van dichtbij: matras van 25 cm hoog: honingraatstiksel, band in lichtgrijs",
  ),
  closeUp(
    "matras-2433a-tijk",
    440,
    160,
    560,
    "Stiksel van de tijk van dichtbij: matras van 25 cm hoog: honingraatstiksel, band in lichtgrijs",
  ),
];
