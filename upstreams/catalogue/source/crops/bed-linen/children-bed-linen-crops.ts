import type { CropSource } from "../../../builder/crop-source.ts";
import { closeUp } from "../close-up.ts";

/** Close-ups of duvet covers for children. */
export const childrenBedLinenCrops: CropSource[] = [
  closeUp("beddengoed-05-hoek", 560, 330, 520, "Gevouwen hoek van ijsblauw kinderbeddengoed met sterren"),
  closeUp("beddengoed-05-ster", 200, 200, 640, "Witte sterren op ijsblauw kinderbeddengoed"),
  closeUp("beddengoed-08-band", 480, 330, 520, "Papieren band om beddengoed met stippen in poederroze"),
  closeUp("beddengoed-08-stip", 160, 210, 560, "Witte stippen op gevouwen beddengoed in poederroze"),
  closeUp(
    "beddengoed-1174a-hoek",
    140,
    280,
    560,
    "Vouw en rand van dichtbij: kinderdekbedovertrek in wit met blauwe sterren",
  ),
  closeUp(
    "beddengoed-1174a-stof",
    470,
    190,
    560,
    "De stof van dichtbij: kinderdekbedovertrek in wit met blauwe sterren",
  ),
  closeUp(
    "beddengoed-1177a-hoek",
    130,
    330,
    560,
    "Vouw en rand van dichtbij: eenpersoonsbed met brede streep in denim",
  ),
  closeUp("beddengoed-1177a-stof", 420, 160, 560, "De stof van dichtbij: eenpersoonsbed met brede streep in denim"),
  closeUp("beddengoed-1180a-hoek", 140, 290, 560, "Vouw en rand van dichtbij: ledikantset in ijsblauw met fijn ruitje"),
  closeUp("beddengoed-1180a-stof", 470, 200, 560, "De stof van dichtbij: ledikantset in ijsblauw met fijn ruitje"),
  closeUp(
    "beddengoed-1183a-hoek",
    130,
    330,
    560,
    "Vouw en rand van dichtbij: kinderbed met geschilderde sterren op ijsblauw",
  ),
  closeUp(
    "beddengoed-1183a-stof",
    430,
    160,
    560,
    "De stof van dichtbij: kinderbed met geschilderde sterren op ijsblauw",
  ),
  closeUp("beddengoed-14-sloop", 460, 80, 560, "Kussenslopen in okergeel met witte stippen"),
  closeUp("beddengoed-14-voeteneind", 170, 270, 620, "Overtrek in okergeel met witte stippen op een eenpersoonsbed"),
];
