import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of pocket-spring mattresses. */
export const pocketSpringMattressCrops: CropSource[] = [
  closeUp("matras-01-greep", 470, 320, 480, "Handgreep in een zandkleurige matrasband"),
  closeUp("matras-01-hoek", 90, 330, 640, "Hoek van een matras met ruitstiksel en zandkleurige band"),
  closeUp("matras-03-greep", 560, 330, 480, "Lichte handgreep op een antracietgrijze matrasband"),
  closeUp("matras-03-hoek", 220, 330, 640, "Hoek van een matras met blokstiksel en antracietgrijze band"),
  closeUp("matras-05-hoek", 480, 330, 640, "Hoek van een matras met donkere knopen en grijze band"),
  closeUp("matras-05-knopen", 350, 210, 480, "Knopen die de lagen van een matras op elkaar trekken"),
  closeUp("matras-11-hoek", 560, 320, 640, "Hoek van een matras met visgraatstiksel en band in leem"),
  closeUp("matras-11-naad", 240, 300, 560, "Naad tussen twee matrassen met een band in leem"),
  closeUp(
    "matras-2418a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: matras van 22 cm hoog: honingraatstiksel op wollen tijk, band in zand",
  ),
  closeUp(
    "matras-2418a-tijk",
    440,
    140,
    560,
    "Stiksel van de tijk van dichtbij: matras van 22 cm hoog: honingraatstiksel op wollen tijk, band in zand",
  ),
  closeUp(
    "matras-2424a-hoek",
    240,
    330,
    560,
    "Hoek en band van dichtbij: matras van 24 cm hoog: met de hand getuft, band in grijs",
  ),
  closeUp(
    "matras-2424a-tijk",
    440,
    130,
    560,
    "Stiksel van de tijk van dichtbij: matras van 24 cm hoog: met de hand getuft, band in grijs",
  ),
  closeUp(
    "matras-2447a-hoek",
    240,
    340,
    560,
    "Hoek en band van dichtbij: matras van 20 cm hoog: lijnstiksel, band in leem",
  ),
  closeUp(
    "matras-2447a-tijk",
    440,
    170,
    560,
    "Stiksel van de tijk van dichtbij: matras van 20 cm hoog: lijnstiksel, band in leem",
  ),
  closeUp(
    "matras-2449a-hoek",
    250,
    310,
    560,
    "Hoek en band van dichtbij: matras van 20 cm hoog: knopen op wol en katoen, band in mosgroen",
  ),
  closeUp(
    "matras-2449a-tijk",
    450,
    140,
    560,
    "Stiksel van de tijk van dichtbij: matras van 20 cm hoog: knopen op wol en katoen, band in mosgroen",
  ),
];
