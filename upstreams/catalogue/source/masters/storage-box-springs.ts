import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "two_person", time: "3-5 week" } as const;
const care =
  "Stof wekelijks afzuigen met een zachte borstel. Vlekken deppen met lauw water. De hoes van de topper is wasbaar op 60 graden.";

export const storageBoxSprings: MasterSource[] = [
  {
    key: "07-1113",
    title: "Boxspring Peel",
    subtitle: "Met twee laden in de bodem",
    description:
      "Twee diepe laden, aan elke lange kant één, groot genoeg voor een dekbed en kussens. Ze lopen op wielen over de vloer, dus een hoogpolig kleed onder het bed gaat niet. Omdat de bodem ruimte maakt voor de laden, veert hij iets korter dan die van onze andere boxsprings.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings/met-opbergruimte", "/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: multiplex. Vering: lattenbodem met schuimlaag, pocketveren in de matrassen. Topper: 6 cm koudschuim. Bekleding: 100% polyester.",
    care,
    frame: { width: 0, depth: 10, height: 105 },
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Horizontale banen, 105 cm hoog",
      frameHeight: "34 cm",
      fillingMaterial: ["Pocketvering"],
      footVariant: "Zwart, 4 cm",
      version: "Met opbergruimte",
    },
    delivery,
    prices: { "140x200": 2049, "160x200": 2249, "180x200": 2399 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 46 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-04-20",
    colours: {
      A: {
        colour: "antraciet",
        photos: ["boxspring-04", "kamers-03", "boxspring-04-hoofdbord", "boxspring-04-bodem"],
        live: "2025-04-07",
        sold: 47,
        stock: "order",
      },
    },
  },
  {
    key: "07-1137",
    title: "Boxspring Turfschip",
    subtitle: "Vier laden, twee aan elke kant",
    description:
      "Vier laden van 68 bij 60 cm, op rails met demping: daar gaat de inhoud van een kleine kledingkast in. U trekt ze aan de zijkant open, dus reken naast het bed op 70 cm vrije vloer. Wie maar aan één kant ruimte heeft, laat de twee andere laden dicht en bewaart er de kerstspullen in. Matrassen en topper zijn inbegrepen.",
    brand: "veenrand",
    categories: ["/boxsprings-bedden/boxsprings/met-opbergruimte", "/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: berken multiplex. Vering: verende latten, pocketveren in de matrassen. Topper: 6 cm koudschuim. Bekleding: 85% polyester, 15% wol.",
    care,
    frame: { width: 0, depth: 10, height: 100 },
    attributes: {
      upholstery: "Wolmengsel",
      headboard: "Horizontale banen, 100 cm hoog",
      frameHeight: "36 cm",
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      footVariant: "Zwart, 4 cm",
      version: "Met opbergruimte",
    },
    claims: { madeInGermany: "Kast en laden gemaakt in Rheine; herkomstverklaring VR-2025-58 van de fabrikant." },
    delivery: { kind: "two_person", time: "5-7 week" },
    prices: { "140x200": 2595, "160x200": 2795, "180x200": 2995, "180x210": 3095 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 52 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "antraciet",
        photos: ["boxspring-1137a", "kamer-boxspring-1137a", "boxspring-1137a-hoofdbord", "boxspring-1137a-hoek"],
        live: "2025-12-01",
        sold: 15,
        stock: "order",
      },
    },
  },
  {
    key: "07-1140",
    title: "Boxspring Pakhuis",
    subtitle: "Beide helften klappen omhoog",
    description:
      "Gasveren tillen elke helft van het bed op, met matras en al, zoals de klep van een auto; alleen de topper haalt u er eerst af. Onder beide kanten ligt een bak van 24 cm diep: samen genoeg voor koffers, een tent of de dekbedden van het andere seizoen. Een elektrische verstelling is niet mogelijk.",
    brand: "veenrand",
    categories: ["/boxsprings-bedden/boxsprings/met-opbergruimte", "/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: multiplex en staal, gasveren van 900 newton. Vering: verende latten, pocketveren in de matrassen. Topper: 5 cm koudschuim. Bekleding: 100% polyester.",
    care: "Stof afzuigen. Laat de gasveren na tien jaar vervangen; Veenrand stuurt ze op.",
    frame: { width: 0, depth: 10, height: 115 },
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Drie vlakken, 115 cm hoog",
      frameHeight: "33 cm",
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      footVariant: "Zwart, 5 cm",
      version: "Met opbergruimte",
    },
    delivery,
    prices: { "140x200": 1949, "160x200": 2099, "160x210": 2179, "180x200": 2249, "180x210": 2329 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 48 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-06-22",
    colours: {
      A: {
        colour: "marine",
        photos: ["boxspring-1140a", "kamer-boxspring-1140a", "boxspring-1140a-hoofdbord", "boxspring-1140a-hoek"],
        live: "2025-05-19",
        sold: 31,
        stock: { "160200-M": 2, "180200-M": 3, "*": "order" },
      },
    },
  },
  {
    key: "07-1143",
    title: "Boxspring Kempen Berging",
    subtitle: "Smal bed met klep aan het voeteneind",
    description:
      "Dezelfde maten als Kempen, met een klep aan het voeteneind waarachter een bak van 80 cm diep zit. Voor een studio waar het bed ook de kast is. De rest van de ruimte onder het bed is bezet door veren, zodat u op de plaats van uw rug gewoon goed ligt. Zet het bed niet strak achter een deur: de klep draait 40 cm naar voren.",
    brand: "veenrand",
    categories: ["/boxsprings-bedden/boxsprings/met-opbergruimte", "/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en spaanplaat. Vering: bonell in de bodem, pocketveren in het matras. Topper: 5 cm koudschuim. Bekleding: 100% polyester.",
    care,
    frame: { width: 0, depth: 10, height: 95 },
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Glad, 95 cm hoog",
      frameHeight: "30 cm",
      fillingMaterial: ["Pocketvering"],
      footVariant: "Zwart, 8 cm",
      version: "Met opbergruimte",
    },
    delivery: { kind: "two_person", time: "1-2 week" },
    prices: { "120x200": 979, "120x210": 1019, "140x200": 1089, "140x210": 1139 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 40 },
    levy: "mattress",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-02-23",
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["boxspring-1143a", "kamer-boxspring-1143a", "boxspring-1143a-hoofdbord", "boxspring-1143a-hoek"],
        live: "2025-03-17",
        sold: 39,
      },
    },
  },
];
