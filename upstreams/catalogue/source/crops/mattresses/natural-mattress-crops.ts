import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of mattresses of natural material. */
export const naturalMattressCrops: CropSource[] = [
  closeUp("matras-04-greep", 640, 320, 480, "Karamelkleurige handgrepen op een crème matrasband"),
  closeUp(
    "matras-04-hoek",
    240,
    330,
    560,
    "Hoek van een matras met fijn ruitstiksel, crème band en karamelkleurige bies",
  ),
  closeUp(
    "matras-2604a-hoek",
    240,
    310,
    560,
    "Hoek en band van dichtbij: matras van 20 cm hoog: blokstiksel op crème katoen, band in crème",
  ),
  closeUp(
    "matras-2604a-tijk",
    440,
    140,
    560,
    "Stiksel van de tijk van dichtbij: matras van 20 cm hoog: blokstiksel op crème katoen, band in crème",
  ),
  closeUp(
    "matras-2606a-hoek",
    240,
    310,
    560,
    "Hoek en band van dichtbij: latexmatras van 22 cm hoog met honingraatstiksel in crème",
  ),
  closeUp(
    "matras-2606a-tijk",
    440,
    140,
    560,
    "Stiksel van de tijk van dichtbij: latexmatras van 22 cm hoog met honingraatstiksel in crème",
  ),
  closeUp(
    "matras-2614a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: matras van 18 cm hoog: wollen dek met tuften, band in crème",
  ),
  closeUp(
    "matras-2614a-tijk",
    440,
    130,
    560,
    "Stiksel van de tijk van dichtbij: matras van 18 cm hoog: wollen dek met tuften, band in crème",
  ),
  closeUp(
    "matras-2616a-hoek",
    250,
    310,
    560,
    "Hoek en band van dichtbij: matras van 15 cm hoog: bladstiksel op wol, band in mosgroen",
  ),
  closeUp(
    "matras-2616a-tijk",
    450,
    140,
    560,
    "Stiksel van de tijk van dichtbij: matras van 15 cm hoog: bladstiksel op wol, band in mosgroen",
  ),
  closeUp(
    "matras-2618a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: matras van 21 cm hoog: cirkelstiksel op crème tijk, band in crème",
  ),
  closeUp(
    "matras-2618a-tijk",
    440,
    140,
    560,
    "Stiksel van de tijk van dichtbij: matras van 21 cm hoog: cirkelstiksel op crème tijk, band in crème",
  ),
];
