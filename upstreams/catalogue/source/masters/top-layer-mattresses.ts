import type { MasterSource } from "../../builder/source.ts";
import { care } from "../care.ts";

const delivery = { kind: "two_person", time: "3-5 day" } as const;

/** Pocket springs below a thick layer of something softer. */
export const topLayerMattresses: MasterSource[] = [
  {
    key: "03-2430",
    title: "Matras Heidezand Luxe",
    subtitle: "Pocketvering met toplaag, 28 cm hoog",
    description:
      "Heidezand Luxe heeft een ingebouwde topper van 5 cm traagschuim, zodat u geen losse laag hebt die wegschuift. Daaronder dragen pocketveren in vijf zones. Controleer wel of uw hoeslaken 30 cm diep is. Door de hoogte stapt u makkelijk in en uit bed.",
    brand: "veenrand",
    categories: ["/matrassen/pocketvering/met-toplaag", "/matrassen/pocketvering"],
    composition:
      "Kern: pocketveren van staal, 300 per vierkante meter. Toplaag: 5 cm traagschuim (100% polyurethaan). Tijk: 55% polyester, 45% lyocell.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Pocketvering", "Traagschuim"],
      cover: "Polyester en lyocell",
      coreHeight: "28 cm",
    },
    claims: {
      madeInGermany: "Kern, hoes en afwerking worden gemaakt in Rheine; verklaring van herkomst van de fabrikant.",
    },
    delivery,
    prices: {
      "80x200": 875,
      "90x200": 895,
      "90x210": 929,
      "100x200": 985,
      "120x200": 1115,
      "140x200": 1249,
      "160x200": 1395,
      "180x200": 1545,
      "180x210": 1595,
    },
    hardness: { soft: 0, medium: 0, firm: 25 },
    weight: { perSquareMetre: 12.6 },
    levy: "mattress",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2025-09-01",
    colours: {
      A: {
        colour: "taupe",
        photos: ["matras-2430a", "hal-03", "matras-2430a-hoek", "matras-2430a-tijk"],
        live: "2024-04-22",
        sold: 121,
      },
    },
  },
  {
    key: "03-2431",
    title: "Matras Drielaag",
    subtitle: "Pocketvering en traagschuim, 25 cm hoog",
    description:
      "De naam zegt het: onderin pocketveren, daarboven veerkrachtig koudschuim en bovenop 4 cm traagschuim. U zakt er langzaam in en blijft toch makkelijk draaien. In een koude slaapkamer voelt de bovenlaag de eerste minuten stug. Drielaag past bij paren die verschillend slapen, omdat u weinig van elkaars beweging merkt.",
    brand: "duinhof",
    categories: [
      "/matrassen/pocketvering/met-toplaag",
      "/matrassen/pocketvering",
      "/matrassen/traagschuim",
      "/matrassen/hybride",
    ],
    composition:
      "Kern: pocketveren van staal, 280 per vierkante meter. Lagen: 4 cm koudschuim, 4 cm traagschuim. Tijk: 68% polyester, 32% viscose.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Pocketvering", "Koudschuim", "Traagschuim"],
      cover: "Polyester en viscose",
      coreHeight: "25 cm",
    },
    claims: {
      allergySuitable: "Beide helften van de tijk gaan op 60 graden in de was; huisstofmijt overleeft dat niet.",
    },
    delivery,
    prices: {
      "80x200": 769,
      "90x200": 799,
      "90x210": 829,
      "140x200": 1099,
      "160x200": 1229,
      "180x200": 1349,
      "180x210": 1399,
    },
    hardness: { soft: 0, medium: 0, firm: 20 },
    weight: { perSquareMetre: 11.8 },
    levy: "mattress",
    formerPrices: [{ factor: 1 }, { factor: 0.95, since: "2026-10-12" }],
    regularSince: "2026-10-26",
    sale: { percent: 15, since: "2026-11-13" },
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["matras-2431a", "hal-07", "matras-17", "matras-2431a-hoek", "matras-2431a-tijk"],
        live: "2024-06-10",
        sold: 158,
      },
    },
  },
  {
    key: "03-2433",
    title: "Matras Bijenveld",
    subtitle: "Pocketvering met gelschuim, 25 cm hoog",
    description:
      "Het honingraatstiksel van Bijenveld laat de tijk meerekken in alle richtingen, zodat het schuim eronder vrij kan werken. Dat schuim is met gel gemengd en neemt de eerste warmte van uw lichaam op. Ligt u graag strak en hard, dan is Bijenveld u te soepel. Handgrepen op de rand maken keren eenvoudig.",
    brand: "veenrand",
    categories: ["/matrassen/pocketvering/met-toplaag", "/matrassen/pocketvering"],
    composition:
      "Kern: pocketveren van staal, 400 per vierkante meter. Toplaag: 4 cm gelschuim (100% polyurethaan). Tijk: 96% polyester, 4% elastaan.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Pocketvering", "Gelschuim"],
      cover: "Polyester met elastaan",
      coreHeight: "25 cm",
    },
    claims: {
      madeInGermany: "Kern, hoes en afwerking worden gemaakt in Rheine; verklaring van herkomst van de fabrikant.",
    },
    delivery,
    prices: { "90x200": 849, "90x210": 879, "140x200": 1179, "160x200": 1299, "180x200": 1429, "180x210": 1479 },
    hardness: { soft: 0, medium: 0 },
    weight: { perSquareMetre: 12.1 },
    levy: "mattress",
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["matras-2433a", "kamer-matras-2433a", "matras-2433a-hoek", "matras-2433a-tijk"],
        live: "2026-11-02",
        sold: 19,
      },
    },
  },
  {
    key: "03-2436",
    title: "Matras Bosrand",
    subtitle: "Pocketvering, natuurlatex en wol, 26 cm hoog",
    description:
      "Bosrand combineert veren met 4 cm natuurlatex en een wollen afdekking, in een ecru tijk met bladstiksel. Bij een latexallergie kunt u dit matras beter laten staan. Het ligt warm in de winter en droog in de zomer. De tijk van onbewerkt katoen en wol gaat op 40 graden in de was.",
    brand: "duinhof",
    categories: [
      "/matrassen/pocketvering/met-toplaag",
      "/matrassen/pocketvering",
      "/matrassen/natuurlatex",
      "/matrassen/hybride",
    ],
    composition:
      "Kern: pocketveren van staal, 320 per vierkante meter. Toplaag: 4 cm natuurlatex. Tijk: katoen, doorgestikt met 500 gram scheerwol per vierkante meter.",
    care: care.zippedCover40,
    attributes: {
      fillingMaterial: ["Pocketvering", "Natuurlatex"],
      cover: "Katoen met scheerwol",
      coreHeight: "26 cm",
    },
    delivery: { kind: "two_person", time: "2-3 week" },
    prices: {
      "90x200": 1095,
      "90x210": 1129,
      "100x200": 1189,
      "140x200": 1495,
      "160x200": 1695,
      "180x200": 1895,
      "180x210": 1949,
    },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 15.3 },
    levy: "mattress",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-01-12",
    colours: {
      A: {
        colour: "mosgroen",
        photos: ["matras-15", "kamer-matras-05", "matras-15-hoek", "matras-15-greep"],
        live: "2025-03-17",
        sold: 62,
      },
    },
  },
];
