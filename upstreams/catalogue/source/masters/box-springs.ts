import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "two_person", time: "3-5 week" } as const;
const care =
  "Stof wekelijks afzuigen met een zachte borstel. Vlekken deppen met lauw water. De hoes van de topper is wasbaar op 60 graden.";

export const boxSprings: MasterSource[] = [
  {
    key: "07-1101",
    title: "Boxspring Veluwe",
    subtitle: "Met pocketveringmatrassen, topper en hoofdbord",
    description:
      "Veluwe is een compleet bed: twee geveerde bodems, twee pocketveringmatrassen, een topper van koudschuim en een hoofdbord met verticale banen. Wij zetten hem op de kamer van uw keuze in elkaar en nemen het karton mee. Meet wel of hij de bocht in uw trap haalt. De bodem is 30 cm hoog, zodat u met rechte rug instapt.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en multiplex. Vering: bonell in de bodem, pocketveren in de matrassen. Topper: 6 cm koudschuim. Bekleding: 100% polyester.",
    care,
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Verticale banen, 110 cm hoog",
      frameHeight: "30 cm",
      fillingMaterial: ["Pocketvering"],
      footVariant: "Zwart, 12 cm",
    },
    claims: {
      bestseller: "Meest verkochte boxspring van Warmeland, geteld over de 90 dagen tot en met 31 oktober 2026.",
    },
    delivery,
    prices: { "140x200": 1699, "160x200": 1899, "180x200": 1999, "180x210": 2099, "200x200": 2249 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 41 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-02-09",
    colours: {
      A: {
        colour: "grijs",
        photos: ["boxspring-r1", "kamers-06", "boxspring-r1-hoofdbord", "boxspring-r1-hoek"],
        live: "2024-02-26",
        sold: 96,
        stock: { "180200-M": 6, "160200-M": 4, "*": "order" },
      },
      B: {
        colour: "oudroze",
        photos: ["boxspring-08", "kamer-boxspring-1101b", "boxspring-08-hoofdbord", "boxspring-08-hoek"],
        live: "2025-08-18",
        sold: 41,
        stock: "order",
        attributes: { upholstery: "Fluweel" },
      },
      C: {
        colour: "flessengroen",
        photos: ["boxspring-1101c", "kamer-boxspring-1101c", "boxspring-1101c-hoofdbord", "boxspring-1101c-hoek"],
        live: "2026-01-12",
        sold: 28,
        stock: "order",
        attributes: { upholstery: "Fluweel" },
      },
    },
  },
  {
    key: "07-1104",
    title: "Boxspring Salland",
    subtitle: "Hoofdbord met vier vlakken, complete set",
    description:
      "Rustige lijnen en een stof in leem die bij elk beddengoed past. De matrassen van Salland hebben zeven zones; de hardheid kiest u voor beide kanten gelijk, of u belt ons voor twee verschillende. Wie graag hoog zit om te lezen, vindt het hoofdbord van Veluwe prettiger. De topper ligt los en is te draaien.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en multiplex. Vering: bonell in de bodem, pocketveren met zeven zones. Topper: 6 cm koudschuim. Bekleding: 70% polyester, 30% viscose.",
    care,
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Vier vlakken, 100 cm hoog",
      frameHeight: "30 cm",
      fillingMaterial: ["Pocketvering"],
      footVariant: "Zwart, 12 cm",
    },
    delivery,
    prices: { "140x200": 1899, "160x200": 2099, "180x200": 2249, "180x210": 2349, "200x200": 2449 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 42 },
    levy: "mattresses",
    sale: { percent: 10, since: "2026-11-06" },
    colours: {
      A: {
        colour: "leem",
        photos: ["boxspring-01", "kamer-boxspring-1104a", "boxspring-01-hoofdbord", "boxspring-01-hoek"],
        live: "2024-09-30",
        sold: 58,
        stock: { "180200-M": 5, "160200-F": 2, "*": "order" },
      },
    },
  },
  {
    key: "07-1116",
    title: "Boxspring Kempen",
    subtitle: "Smal model voor één of twee",
    description:
      "Voor een kleine slaapkamer of een logeerkamer: Kempen is 120 of 140 cm breed, met één doorgaand matras en een glad hoofdbord. Voor elke nacht met twee is 140 cm krap. U krijgt hem in twee dozen en schroeft hem in een uur in elkaar.",
    brand: "veenrand",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en spaanplaat. Vering: bonell in de bodem, pocketveren in het matras. Topper: 5 cm koudschuim. Bekleding: 100% polyester.",
    care,
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Glad, 95 cm hoog",
      frameHeight: "28 cm",
      fillingMaterial: ["Pocketvering"],
      footVariant: "Zwart, 10 cm",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: { "120x200": 799, "140x200": 899 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 36 },
    levy: "mattress",
    sale: { percent: 15, since: "2026-11-13" },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["boxspring-05", "kamer-boxspring-1116a", "boxspring-05-hoofdbord", "boxspring-05-hoek"],
        live: "2024-12-02",
        sold: 74,
        stock: { "140200-M": 14, "140200-F": 7, "120200-M": 3, "120200-F": 0 },
      },
    },
  },
  {
    key: "07-1119",
    title: "Boxspring Drenthe",
    subtitle: "Losse kussens als hoofdbord, met bankje",
    description:
      "Bij Drenthe hangen er twee dikke kussens aan een rail in plaats van een vast hoofdbord; de hoezen ritst u eraf. Aan het voeteneind staat een bankje op eiken poten dat u ook los gebruikt. Het bed heeft 30 cm extra lengte nodig in uw kamer.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en multiplex. Vering: pocketveren in bodem en matrassen. Topper: 7 cm koudschuim. Bekleding: 60% polyester, 25% katoen, 15% linnen.",
    care: "Hoezen van de hoofdkussens wasbaar op 30 graden. Overige stof afzuigen met een zachte borstel.",
    attributes: {
      upholstery: "Linnenmengsel",
      headboard: "Twee losse kussens",
      frameHeight: "30 cm",
      fillingMaterial: ["Pocketvering"],
      footVariant: "Eiken, 14 cm",
      version: "Met voetenbank",
    },
    delivery: { kind: "two_person", time: "5-7 week" },
    prices: { "160x200": 2795, "180x200": 2995, "180x210": 3095 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 47 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["boxspring-09", "kamer-boxspring-1119a", "boxspring-09-kussens", "boxspring-09-bank"],
        live: "2025-10-13",
        sold: 22,
        stock: "order",
      },
    },
  },
  {
    key: "07-1122",
    title: "Boxspring Betuwe",
    subtitle: "Hoofdbord met oren, 125 cm hoog",
    description:
      "De zijkanten van het hoofdbord buigen naar voren en houden tocht en leeslicht van de buurman tegen. In een grote kamer geeft dat een beschut hoekje; in een smalle kamer kost het aan beide kanten 12 cm, en gaat de nachtkast niet meer tegen het bed aan. De stof is een dichte keperbinding in leem die het wrijven van ruggen verdraagt. Matrassen en topper zitten erbij.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en multiplex. Vering: pocketveren in bodem en matrassen. Topper: 7 cm koudschuim. Bekleding: 92% polyester, 8% nylon.",
    care,
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Met oren, 125 cm hoog",
      frameHeight: "31 cm",
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      footVariant: "Zwart, 10 cm",
    },
    delivery,
    prices: { "140x200": 2195, "160x200": 2395, "160x210": 2465, "180x200": 2545, "180x210": 2645, "200x200": 2795 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 44 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-03-23",
    colours: {
      A: {
        colour: "leem",
        photos: ["boxspring-06", "kamers-01", "boxspring-06-oor", "boxspring-06-hoofdbord"],
        live: "2024-06-24",
        sold: 52,
        stock: { "180200-M": 4, "160200-M": 3, "*": "order" },
      },
    },
  },
  {
    key: "07-1125",
    title: "Boxspring Walcheren",
    subtitle: "Drie hoge vlakken, met koudschuimmatrassen",
    description:
      "Niet iedereen wil veren op veren. Walcheren combineert een geveerde bodem met matrassen van koudschuim, en ligt daardoor rustiger en minder deinend. Het hoofdbord van drie vlakken komt in delen: dat scheelt op een draaitrap. Donkerblauw laat stof en pluis zien, dus een kledingroller in de la is geen luxe.",
    brand: "duinhof",
    categories: ["/boxsprings-bedden/boxsprings"],
    composition:
      "Frame: grenen en multiplex. Vering: bonell in de bodem. Matrassen: koudschuim van 50 kilo per kubieke meter. Topper: 6 cm traagschuim. Bekleding: 100% polyester.",
    care,
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Drie vlakken, 120 cm hoog",
      frameHeight: "30 cm",
      fillingMaterial: ["Koudschuim", "Traagschuim"],
      footVariant: "Zwart, 9 cm",
    },
    delivery: { kind: "two_person", time: "2-3 week" },
    prices: { "140x200": 1549, "160x200": 1699, "180x200": 1829, "180x210": 1919 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 38 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-04-27",
    sale: { percent: 10, since: "2026-11-02" },
    colours: {
      A: {
        colour: "marine",
        photos: ["boxspring-07", "kamers-01", "boxspring-07-hoofdbord", "boxspring-07-hoek"],
        live: "2025-01-27",
        sold: 64,
        stock: { "180200-M": 9, "160200-M": 7, "140200-M": 2, "*": 4 },
      },
    },
  },
];
