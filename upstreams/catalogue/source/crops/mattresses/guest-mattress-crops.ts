import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of guest mattresses. */
export const guestMattressCrops: CropSource[] = [
  closeUp("matras-07-band", 660, 100, 520, "Grijsblauwe band om een opgerold matras"),
  closeUp("matras-07-rol", 120, 220, 560, "Kopse kant van een opgerold schuimmatras in gebroken wit"),
  closeUp(
    "matras-2523a-hoek",
    240,
    310,
    560,
    "Hoek en band van dichtbij: matras van 14 cm hoog: campermatras met lijnstiksel, band in gebroken wit",
  ),
  closeUp(
    "matras-2523a-tijk",
    440,
    150,
    560,
    "Stiksel van de tijk van dichtbij: matras van 14 cm hoog: campermatras met lijnstiksel, band in gebroken wit",
  ),
  closeUp(
    "matras-2524a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: logeermatras van 16 cm hoog met lijnstiksel en handgrepen in gebroken wit",
  ),
  closeUp(
    "matras-2524a-tijk",
    430,
    140,
    560,
    "Stiksel van de tijk van dichtbij: logeermatras van 16 cm hoog met lijnstiksel en handgrepen in gebroken wit",
  ),
  closeUp(
    "matras-2525a-hoek",
    240,
    320,
    560,
    "Hoek en band van dichtbij: matras van 12 cm hoog: dun slaapbankmatras met blokstiksel, band in denim",
  ),
  closeUp(
    "matras-2525a-tijk",
    440,
    170,
    560,
    "Stiksel van de tijk van dichtbij: matras van 12 cm hoog: dun slaapbankmatras met blokstiksel, band in denim",
  ),
  closeUp(
    "matras-2526a-hoek",
    240,
    330,
    560,
    "Hoek en band van dichtbij: matras van 13 cm hoog: licht stapelbedmatras, band in grijsblauw",
  ),
  closeUp(
    "matras-2526a-tijk",
    440,
    160,
    560,
    "Stiksel van de tijk van dichtbij: matras van 13 cm hoog: licht stapelbedmatras, band in grijsblauw",
  ),
];
