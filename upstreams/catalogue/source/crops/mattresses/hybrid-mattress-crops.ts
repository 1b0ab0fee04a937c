import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of hybrid mattresses. */
export const hybridMattressCrops: CropSource[] = [
  closeUp(
    "matras-2460a-hoek",
    240,
    340,
    560,
    "Hoek en band van dichtbij: matras van 23 cm hoog: golfstiksel, band in marine",
  ),
  closeUp(
    "matras-2460a-tijk",
    440,
    190,
    560,
    "Stiksel van de tijk van dichtbij: matras van 23 cm hoog: golfstiksel, band in marine",
  ),
  closeUp(
    "matras-2460b-hoek",
    240,
    330,
    560,
    "Hoek en band van dichtbij: matras van 23 cm hoog: golfstiksel, band in zand",
  ),
  closeUp(
    "matras-2460b-tijk",
    440,
    170,
    560,
    "Stiksel van de tijk van dichtbij: matras van 23 cm hoog: golfstiksel, band in zand",
  ),
  closeUp(
    "matras-2462a-hoek",
    240,
    340,
    560,
    "Hoek en band van dichtbij: matras van 22 cm hoog: aangestikte toplaag met cirkels, band in taupe",
  ),
  closeUp(
    "matras-2462a-tijk",
    440,
    190,
    560,
    "Stiksel van de tijk van dichtbij: matras van 22 cm hoog: aangestikte toplaag met cirkels, band in taupe",
  ),
  closeUp(
    "matras-2464a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: matras van 24 cm hoog met blokstiksel en tweekleurige band in antraciet",
  ),
  closeUp(
    "matras-2464a-tijk",
    440,
    140,
    560,
    "Stiksel van de tijk van dichtbij: matras van 24 cm hoog met blokstiksel en tweekleurige band in antraciet",
  ),
  closeUp(
    "matras-2466a-hoek",
    240,
    310,
    560,
    "Hoek en band van dichtbij: matras van 25 cm hoog: bladstiksel op crème tijk, band in crème",
  ),
  closeUp(
    "matras-2466a-tijk",
    440,
    140,
    560,
    "Stiksel van de tijk van dichtbij: matras van 25 cm hoog: bladstiksel op crème tijk, band in crème",
  ),
];
