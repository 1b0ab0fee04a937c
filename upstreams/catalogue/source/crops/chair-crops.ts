import type { CropSource } from "../../builder/crop-source.ts";
import { closeUp } from "./close-up.ts";

/** Close-ups of chairs and stools. */
export const chairCrops: CropSource[] = [
  closeUp("stoel-04-rug", 420, 80, 540, "Hoge rechte rug in roestkleurig fluweel"),
  closeUp("stoel-04-zit", 340, 350, 540, "Zitting van roestkleurig fluweel met walnoten poten"),
  closeUp("stoel-2201a-rug", 320, 20, 560, "Rug van dichtbij: eetkamerstoel met gestoffeerde zitting in zand"),
  closeUp("stoel-2201a-zitting", 320, 260, 560, "Zitting van dichtbij: eetkamerstoel met gestoffeerde zitting in zand"),
  closeUp("stoel-2201b-rug", 320, 20, 560, "Rug van dichtbij: eetkamerstoel met gestoffeerde zitting in antraciet"),
  closeUp(
    "stoel-2201b-zitting",
    320,
    260,
    560,
    "Zitting van dichtbij: eetkamerstoel met gestoffeerde zitting in antraciet",
  ),
  closeUp("stoel-2204a-rug", 320, 20, 560, "Rug van dichtbij: kuipstoel in salie met zwarte poten"),
  closeUp("stoel-2204a-zitting", 320, 260, 560, "Zitting van dichtbij: kuipstoel in salie met zwarte poten"),
  closeUp("stoel-2207a-rug", 310, 30, 560, "Rug van dichtbij: spijlenstoel van naturel hout met gebogen rug"),
  closeUp("stoel-2207a-zitting", 310, 260, 560, "Zitting van dichtbij: spijlenstoel van naturel hout met gebogen rug"),
  closeUp("stoel-2210a-rug", 310, 20, 560, "Rug van dichtbij: eetkamerstoel met losse zitting in zand"),
  closeUp("stoel-2210a-zitting", 310, 260, 560, "Zitting van dichtbij: eetkamerstoel met losse zitting in zand"),
  closeUp("stoel-2210b-rug", 310, 20, 560, "Rug van dichtbij: eetkamerstoel met losse zitting in antraciet"),
  closeUp("stoel-2210b-zitting", 310, 260, 560, "Zitting van dichtbij: eetkamerstoel met losse zitting in antraciet"),
  closeUp("stoel-2213a-rug", 320, 20, 560, "Rug van dichtbij: hoekige kuipstoel in salie met zwarte poten"),
  closeUp("stoel-2213a-zitting", 320, 260, 560, "Zitting van dichtbij: hoekige kuipstoel in salie met zwarte poten"),
  closeUp("stoel-2216a-rug", 320, 30, 560, "Rug van dichtbij: spijlenstoel van naturel hout met rechte rugregel"),
  closeUp(
    "stoel-2216a-zitting",
    320,
    260,
    560,
    "Zitting van dichtbij: spijlenstoel van naturel hout met rechte rugregel",
  ),
  closeUp("stoel-2225a-poot", 330, 380, 560, "Poten en voetsteun van dichtbij: barkruk met gedraaide zitting van leer"),
  closeUp("stoel-2225a-zitting", 330, 20, 560, "Zitting van dichtbij: barkruk met gedraaide zitting van leer"),
  closeUp(
    "stoel-2228a-poot",
    330,
    380,
    560,
    "Poten en voetsteun van dichtbij: barkruk met rug in karamelkleurig kunstleer",
  ),
  closeUp("stoel-2228a-zitting", 330, 20, 560, "Zitting van dichtbij: barkruk met rug in karamelkleurig kunstleer"),
];
