import type { CropSource } from "../../builder/crop-source.ts";
import { closeUp } from "./close-up.ts";

/** Close-ups of towels, cloths and mats for the bathroom. */
export const bathCrops: CropSource[] = [
  closeUp("handdoek-01-salie", 250, 90, 520, "Bovenste handdoek in salie, met de lussen van badstof van dichtbij"),
  closeUp("handdoek-01-wit", 400, 240, 500, "Witte handdoek tussen salie en mosgroen in de stapel"),
  closeUp("handdoek-01-vouw", 560, 130, 540, "Gevouwen zijkant van de stapel, met afgeronde randen"),
  closeUp("handdoek-01-onder", 230, 440, 520, "Onderste handdoeken van de stapel in salie en wit"),
  closeUp("handdoek-02-oudroze", 380, 80, 500, "Bovenste rol in oudroze, opgerold met de vouw naar buiten"),
  closeUp("handdoek-02-ecru", 320, 270, 560, "Twee rollen in ecru op rollen in oudroze"),
  closeUp("handdoek-02-rollen", 230, 420, 600, "Drie rollen in oudroze naast elkaar"),
  closeUp("handdoek-03-wafel", 330, 110, 500, "Raster van de wafelstof in zand van dichtbij"),
  closeUp("handdoek-03-rand", 600, 150, 520, "Rechterkant van de stapel wafeldoeken, met omgevouwen randen"),
  closeUp("handdoek-03-stapel", 190, 340, 520, "Linkerkant van de stapel wafeldoeken in zand"),
  closeUp("handdoek-04-klein", 380, 140, 500, "Kleinste doek boven op de stapel in denimblauw"),
  closeUp("handdoek-04-rand", 560, 330, 520, "Omgevouwen randen van twee maten in denimblauw"),
  closeUp("handdoek-04-badlaken", 170, 340, 520, "Onderste en grootste handdoek van de stapel in denimblauw"),
  closeUp("handdoek-05-mat", 220, 230, 500, "Geweven oppervlak van de badmat in salie"),
  closeUp("handdoek-05-hoek", 540, 330, 500, "Hoek van de badmat met de opgevouwen witte handdoek"),
  closeUp("handdoek-06-lichtgrijs", 260, 110, 520, "Bovenste handdoek in lichtgrijs, met de lussen van dichtbij"),
  closeUp("handdoek-06-antraciet", 210, 330, 500, "Handdoeken in antraciet en lichtgrijs om en om"),
  closeUp("handdoek-06-vouw", 560, 200, 540, "Rechterkant van de stapel met gevouwen randen"),
  closeUp("handdoek-07-spiraal", 150, 260, 500, "Opgerold doekje in mosgroen, van opzij gezien"),
  closeUp("handdoek-07-midden", 400, 250, 500, "Twee opgerolde doekjes in mosgroen naast elkaar"),
  closeUp("handdoek-07-badstof", 640, 240, 480, "Badstof van het rechter doekje in mosgroen"),
  closeUp("handdoek-08-badstof", 300, 190, 520, "Badstof in okergeel van dichtbij"),
  closeUp("handdoek-08-vouw", 560, 290, 520, "Rechterkant van de twee gevouwen handdoeken in okergeel"),
  closeUp("handdoek-08-hoek", 170, 320, 500, "Linkerhoek van de onderste handdoek in okergeel"),
  closeUp("kamer-02-handdoeken", 440, 400, 640, "Vakken van een eiken kast met stapels gevouwen textiel"),
  closeUp("kamer-r1-handdoeken", 760, 360, 640, "Stapel handdoeken in salie en gebroken wit op een eiken bank"),
];
