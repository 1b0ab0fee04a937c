import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "two_person", time: "3-5 week" } as const;
const care =
  "Stof wekelijks afzuigen met een zachte borstel. Vlekken deppen met lauw water. De hoes van de topper is wasbaar op 60 graden.";

/** Box springs in velvet, bouclé and linen. */
export const specialFabricBoxSprings: MasterSource[] = [
  {
    key: "07-1107",
    title: "Boxspring Twente",
    subtitle: "Fluweel, gecapitonneerd hoofdbord",
    description:
      "Diep flessengroen fluweel, met knopen in het hoofdbord getrokken. Met katten in huis kiest u beter een geweven stof. Twente krijgt matrassen met 400 veren per vierkante meter en een topper van traagschuim. Fluweel wisselt van toon als u eroverheen strijkt; dat is geen fout.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en multiplex. Vering: pocketveren in bodem en matrassen. Topper: 7 cm traagschuim. Bekleding: 100% polyester (fluweel).",
    care,
    frame: { width: 0, depth: 10, height: 115 },
    attributes: {
      upholstery: "Fluweel",
      headboard: "Gecapitonneerd, 115 cm hoog",
      frameHeight: "32 cm",
      fillingMaterial: ["Pocketvering", "Traagschuim"],
      footVariant: "Zwart, 10 cm",
    },
    delivery: { kind: "two_person", time: "5-7 week" },
    prices: { "160x200": 2695, "180x200": 2895, "180x210": 2995 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 45 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "flessengroen",
        photos: ["boxspring-02", "kamers-02", "boxspring-02-hoofdbord", "boxspring-02-hoek"],
        live: "2025-02-24",
        sold: 33,
        stock: "order",
      },
    },
  },
  {
    key: "07-1110",
    title: "Boxspring Gooi",
    subtitle: "Bouclé met gebogen hoofdbord",
    description:
      "Het hoofdbord van Gooi loopt in een zachte boog, bekleed met bouclé in ecru. De stof is dik en nopt weinig, maar licht: met een glas rode wijn in bed wordt u er niet gelukkig van. Onder de bekleding zit dezelfde degelijke bodem als bij Veluwe.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en multiplex. Vering: bonell in de bodem, pocketveren in de matrassen. Topper: 6 cm koudschuim. Bekleding: 88% polyester, 12% acryl (bouclé).",
    care,
    frame: { width: 0, depth: 10, height: 120 },
    attributes: {
      upholstery: "Bouclé",
      headboard: "Gebogen, 120 cm hoog",
      frameHeight: "30 cm",
      fillingMaterial: ["Pocketvering"],
      footVariant: "Zwart, 8 cm",
    },
    delivery,
    prices: { "140x200": 2149, "160x200": 2349, "180x200": 2499 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 42 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "ecru",
        photos: ["boxspring-03", "kamers-02", "boxspring-03-hoofdbord", "boxspring-03-hoek"],
        live: "2026-10-29",
        sold: 9,
        stock: "order",
      },
    },
  },
  {
    key: "07-1146",
    title: "Boxspring Emsland",
    subtitle: "Fluweel op een bodem uit losse delen",
    description:
      "Bij Emsland is alles te vervangen: bekleding, matras, poot en veer zijn los te bestellen, tot tien jaar na de koop. Het fluweel is van polyester en kan tegen een vochtige doek. Wrijven maakt het kaal, dus deppen. Het hoofdbord is doorgestikt in ruiten en van hetzelfde fluweel als de bodem.",
    brand: "veenrand",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: massief vuren en multiplex, verbonden met bouten. Vering: pocketveren in bodem en matrassen. Topper: 5 cm koudschuim. Bekleding: 100% polyester (fluweel).",
    care: "Met de vleug mee afzuigen. Vlekken deppen met lauw water en een drupje afwasmiddel.",
    frame: { width: 0, depth: 10, height: 110 },
    attributes: {
      upholstery: "Fluweel",
      headboard: "Doorgestikt, 110 cm hoog",
      frameHeight: "29 cm",
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      footVariant: "Zwart, 10 cm",
    },
    claims: { madeInGermany: "Frame getimmerd en bekleed in Rheine; herkomstverklaring VR-2025-52 van de fabrikant." },
    delivery,
    prices: { "140x200": 1995, "160x200": 2145, "180x200": 2295, "180x210": 2395 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 43 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-05-18",
    colours: {
      A: {
        colour: "flessengroen",
        photos: ["boxspring-1146a", "kamer-boxspring-1146a", "boxspring-1146a-hoofdbord", "boxspring-1146a-hoek"],
        live: "2025-11-10",
        sold: 25,
        stock: "order",
      },
    },
  },
  {
    key: "07-1149",
    title: "Boxspring Schaapskooi",
    subtitle: "Wollen bouclé, latex en veren",
    description:
      "Heideschaap maakt één boxspring in deze vorm, en alleen op bestelling. De bouclé is geweven van wol en katoen, het hoofdbord gevuld met kokos, en op de pocketveren ligt latex in plaats van schuim. U koopt een bed dat lang meegaat. Houd het bij een verhuizing uit de regen: wol die nat is, blijft dat een dag of wat.",
    brand: "heideschaap",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: massief lariks. Vering: pocketveren in bodem en matrassen. Topper: 5 cm natuurlatex. Bekleding: 70% wol, 30% katoen (bouclé).",
    care: "Wekelijks afzuigen. Vlekken deppen met koud water en wolwasmiddel, daarna droog föhnen op lauw.",
    frame: { width: 0, depth: 10, height: 115 },
    attributes: {
      upholstery: "Bouclé",
      headboard: "Gebogen, 115 cm hoog",
      frameHeight: "30 cm",
      fillingMaterial: ["Pocketvering", "Natuurlatex"],
      footVariant: "Zwart, 8 cm",
    },
    delivery: { kind: "two_person", time: "2-3 month" },
    prices: { "160x200": 3895, "160x210": 3975, "180x200": 4195, "180x210": 4295 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 49 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "ecru",
        photos: ["boxspring-1149a", "kamer-boxspring-1149a", "boxspring-1149a-hoofdbord", "boxspring-1149a-hoek"],
        live: "2026-01-19",
        sold: 16,
        stock: "order",
      },
    },
  },
  {
    key: "07-1152",
    title: "Boxspring Wolveen",
    subtitle: "Linnen hoezen over wollen rugkussens",
    description:
      "De twee rugkussens hangen met leren lussen aan een lat en gaan eraf als u het linnen wilt wassen. Van binnen zitten wol en latex, geen schuim. Linnen kreukt, ook op een hoofdbord; wie strakke vlakken zoekt, kijkt bij Salland. Het bankje hoort bij het bed en draagt twee mensen.",
    brand: "heideschaap",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: massief lariks. Vering: pocketveren in bodem en matrassen. Topper: wol en 4 cm natuurlatex. Bekleding: 60% linnen, 40% katoen.",
    care: "Hoezen van de rugkussens wasbaar op 40 graden, vochtig terugtrekken. Overige stof afzuigen.",
    frame: { width: 0, depth: 45, height: 100 },
    attributes: {
      upholstery: "Linnenmengsel",
      headboard: "Twee losse kussens",
      frameHeight: "32 cm",
      fillingMaterial: ["Pocketvering", "Natuurlatex", "Wol"],
      footVariant: "Zwart, 10 cm",
      version: "Met voetenbank",
    },
    delivery: { kind: "two_person", time: "2-3 month" },
    prices: { "160x200": 4095, "180x200": 4395, "180x210": 4495 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 50 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["boxspring-1152a", "kamer-boxspring-1152a", "boxspring-1152a-hoofdbord", "boxspring-1152a-hoek"],
        live: "2026-11-10",
        sold: 6,
        stock: "order",
      },
    },
  },
];
