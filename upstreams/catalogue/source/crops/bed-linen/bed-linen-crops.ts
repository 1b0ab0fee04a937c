import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of duvet covers of Weverij Oost. */
export const bedLinenCrops: CropSource[] = [
  closeUp("beddengoed-01-band", 330, 330, 500, "Papieren band om gevouwen beddengoed in salie"),
  closeUp("beddengoed-01-sloop", 180, 190, 720, "Kussensloop in salie op een gevouwen overtrek"),
  closeUp("beddengoed-02-hoek", 560, 270, 540, "Hoek van een gevouwen overtrek met strepen in denim"),
  closeUp("beddengoed-02-streep", 180, 200, 640, "Gevouwen overtrek met brede strepen in wit en denim"),
  closeUp("beddengoed-04-hoek", 560, 270, 540, "Hoek van een gevouwen overtrek met ruit in ijsblauw"),
  closeUp("beddengoed-04-ruit", 150, 220, 620, "Overtrek met ruit in ijsblauw en wit, gevouwen"),
  closeUp("beddengoed-07-hoek", 560, 290, 540, "Hoek van een mosgroen overtrek met sloop erop"),
  closeUp("beddengoed-07-streep", 150, 210, 640, "Mosgroen overtrek met dubbele witte streep, gevouwen"),
  closeUp("beddengoed-09-hoek", 640, 400, 500, "Overhangende hoek van een overtrek in marine"),
  closeUp("beddengoed-09-sloop", 440, 60, 640, "Kussenslopen en overtrek in marineblauw op een bed"),
  closeUp("beddengoed-10-hoek", 640, 380, 520, "Overhangende hoek van een overtrek met streep in zand"),
  closeUp("beddengoed-10-sloop", 120, 50, 640, "Kussens en overtrek met streep in wit en zand"),
  closeUp("beddengoed-10-voeteneind", 180, 260, 760, "Voeteneind van een bed met overtrek, gestreept in zand en wit"),
  closeUp("beddengoed-11-hoek", 620, 400, 520, "Overhangende hoek van een overtrek in terracotta"),
  closeUp("beddengoed-11-sloop", 460, 70, 660, "Kussenslopen en overtrek in terracotta op een bed"),
  closeUp("beddengoed-12-hoek", 620, 330, 520, "Overhangende hoek van een overtrek met groene ruit op gebroken wit"),
  closeUp("beddengoed-12-sloop", 80, 50, 660, "Kussens en overtrek in gebroken wit met lijnen in flessengroen"),
  closeUp(
    "beddengoed-12-voeteneind",
    260,
    280,
    720,
    "Voeteneind van een bed met overtrek in gebroken wit en groene ruit",
  ),
  closeUp("beddengoed-13-sloop", 430, 60, 640, "Kussens en overtrek met blokken in lichtgrijs, grijs en wit"),
  closeUp("beddengoed-13-voeteneind", 120, 260, 760, "Voeteneind van een bed met blokruit in lichtgrijs"),
];
