import type { CropSource } from "../../builder/crop-source.ts";
import { closeUp } from "./close-up.ts";

/** Close-ups of rugs. */
export const rugCrops: CropSource[] = [
  closeUp("vloerkleed-01-streep", 340, 270, 520, "Strepen in denimblauw op zand van dichtbij"),
  closeUp("vloerkleed-01-franje", 480, 400, 600, "Franje aan de korte kant van het gestreepte kleed"),
  closeUp("vloerkleed-01-hoek", 90, 160, 540, "Hoek van het gestreepte kleed, met franje"),
  closeUp("vloerkleed-02-pool", 360, 240, 520, "Pool in ecru van dichtbij, met donkere spikkels"),
  closeUp("vloerkleed-02-rand", 140, 330, 560, "Ronde rand van het kleed in ecru"),
  closeUp("vloerkleed-02-zijkant", 560, 340, 560, "Voorkant van het ronde kleed, de dikte is te zien"),
  closeUp("vloerkleed-03-hoek", 640, 130, 500, "Hoek van het kleed met rand in antraciet"),
  closeUp("vloerkleed-03-rand", 360, 420, 540, "Dubbele rand in antraciet langs het zandkleurige veld"),
  closeUp("vloerkleed-04-franje", 500, 400, 600, "Franje aan de korte kant, in terracotta"),
  closeUp("vloerkleed-04-stof", 360, 250, 520, "Effen weefsel in terracotta van dichtbij"),
  closeUp("vloerkleed-04-hoek", 90, 150, 540, "Hoek van het effen kleed in terracotta"),
  closeUp("vloerkleed-05-blok", 400, 280, 520, "Blokken in zwart en crème van dichtbij"),
  closeUp("vloerkleed-05-rand", 520, 400, 540, "Voorrand van het geblokte kleed"),
  closeUp("vloerkleed-05-hoek", 100, 330, 540, "Linkerhoek van het geblokte kleed"),
  closeUp("vloerkleed-06-vorm", 180, 160, 560, "Vormen in salie en okergeel op ecru"),
  closeUp("vloerkleed-06-rand", 360, 400, 560, "Voorkant van het kleed met een saliegroene vorm"),
  closeUp("vloerkleed-06-veld", 560, 120, 560, "Achterkant van het kleed met okergele en saliegroene vorm"),
  closeUp("vloerkleed-07-medaillon", 320, 240, 560, "Medaillon in marineblauw, roest en ecru"),
  closeUp("vloerkleed-07-franje", 100, 400, 560, "Franje in marineblauw aan de korte kant"),
  closeUp("vloerkleed-07-hoek", 560, 160, 540, "Hoek van het kleed met randen in roest en ecru"),
  closeUp("vloerkleed-r1-ruit", 360, 250, 540, "Golvende ruiten in taupe op ecru van dichtbij"),
  closeUp("vloerkleed-r1-franje", 180, 400, 560, "Franje in taupe aan de korte kant"),
  closeUp("vloerkleed-r1-hoek", 620, 140, 500, "Hoek van het kleed met ruitpatroon"),
  closeUp("kamer-01-vloerkleed", 560, 540, 480, "Kleed met ruitpatroon onder het voeteneind van een boxspring"),
  closeUp("kamer-03-vloerkleed", 330, 400, 660, "Rond kleed in ecru onder een ovale eettafel"),
  closeUp("kamer-06-vloerkleed", 560, 540, 480, "Kleed met vormen in salie en okergeel onder twee salontafels"),
];
