import type { MasterSource } from "../../builder/source.ts";
import { care } from "../care.ts";

/** Mattresses whose zones are worked out for weight and build. */
export const ergonomicMattresses: MasterSource[] = [
  {
    key: "03-2445",
    title: "Matras Schouderbocht",
    subtitle: "Zeven zones in de veren zelf, 24 cm hoog",
    description:
      "Ruststand verandert niet het schuim maar de veer: bij de schouder is de draad 1,4 mm dik, onder het bekken 1,8 mm. Daardoor zakt een brede schouder 5 cm dieper dan uw middel en blijft de wervelkolom recht. Voor wie op zijn buik slaapt heeft de zonering geen nut. Laat bij twijfel uw gewicht de doorslag geven: tot 75 kilo zacht, tot 95 gemiddeld, daarboven stevig.",
    brand: "ruststand",
    categories: ["/matrassen/pocketvering"],
    composition:
      "Kern: pocketveren van staal in twee draaddikten, 420 per vierkante meter. Lagen: 2 cm koudschuim aan beide kanten. Tijk: 96% polyester, 4% elastaan.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      cover: "Polyester met elastaan",
      coreHeight: "24 cm",
      version: "Zeven zones",
    },
    claims: {
      madeInGermany:
        "Veren gewikkeld en matras gestikt in Herford; verklaring van herkomst RS-24-107 van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: {
      "80x200": 729,
      "90x200": 749,
      "90x210": 779,
      "100x200": 829,
      "140x200": 1045,
      "160x200": 1159,
      "180x200": 1269,
      "180x210": 1319,
    },
    hardness: { soft: 0, medium: 0, firm: 20 },
    weight: { perSquareMetre: 12.9 },
    levy: "mattress",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-01-26",
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["matras-2445a", "kamer-matras-2424a", "matras-2445a-hoek", "matras-2445a-tijk"],
        live: "2025-02-03",
        sold: 58,
      },
    },
  },
  {
    key: "03-2451",
    title: "Matras Lendestand",
    subtitle: "Stevige lendezone, te verplaatsen, 25 cm hoog",
    description:
      "Onder de hoes ligt een losse balk met hardere veren, die u op drie hoogten kunt leggen. Zo komt de steun precies in uw lende terecht, of u nu 1,60 of 1,95 meter lang bent. Bij een bed dat met een motor buigt schuift de balk te ver mee: neem dan Schouderbocht. Verleggen is een klusje van tien minuten met de rits open.",
    brand: "ruststand",
    categories: ["/matrassen/pocketvering"],
    composition:
      "Kern: pocketveren van staal, 350 per vierkante meter, met verlegbare lendebalk van 24 cm breed. Laag: 3 cm koudschuim. Tijk: 65% polyester, 35% katoen.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      cover: "Polyester en katoen",
      coreHeight: "25 cm",
      version: "Met verlegbare lendezone",
    },
    claims: {
      madeInGermany:
        "Gemaakt in Herford van Duits staal en schuim; verklaring van herkomst RS-25-031 van de fabrikant.",
      allergySuitable:
        "De hoes is in twee helften los te ritsen en verdraagt 60 graden, genoeg om huisstofmijt te doden.",
    },
    delivery: { kind: "two_person", time: "1-2 week" },
    prices: {
      "80x200": 845,
      "90x200": 865,
      "90x210": 899,
      "90x220": 935,
      "140x200": 1195,
      "160x200": 1325,
      "180x200": 1455,
    },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 13.3 },
    levy: "mattress",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2025-12-08",
    colours: {
      A: {
        colour: "antraciet",
        photos: ["matras-2451a", "kamer-matras-2451a", "matras-2451a-hoek", "matras-2451a-tijk"],
        live: "2025-01-13",
        sold: 76,
      },
    },
  },
  {
    key: "03-2520",
    title: "Matras Zandplaat",
    subtitle: "Koudschuim op maat van uw gewicht, 22 cm hoog",
    description:
      "Ruststand snijdt de zones van Zandplaat in drie diepten, per hardheid een andere. Zacht is gerekend op 45 tot 70 kilo, gemiddeld op 70 tot 95, stevig op 95 tot 130. Binnen die grenzen zakt uw heup nooit verder dan 4 cm. Daarbuiten klopt de som niet, en is een matras met pocketveren een betere keuze.",
    brand: "ruststand",
    categories: ["/matrassen/koudschuim"],
    composition:
      "Kern: koudschuim met een dichtheid van 55 kilo per kubieke meter (100% polyurethaan). Tijk: 94% polyester, 6% elastaan.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Polyester met elastaan",
      coreHeight: "22 cm",
      version: "Zeven zones",
    },
    claims: {
      madeInGermany: "Gesneden en genaaid in Herford; verklaring van herkomst RS-25-018 van de fabrikant.",
      allergySuitable: "Hoes in twee delen, 60 graden; getest door Prüfhaus Lippe, verslag 25/0391.",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: {
      "80x200": 599,
      "90x200": 619,
      "90x210": 645,
      "90x220": 669,
      "140x200": 865,
      "160x200": 959,
      "180x200": 1055,
      "180x210": 1099,
    },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 10.8 },
    levy: "mattress",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-06-08",
    colours: {
      A: {
        colour: "antraciet",
        photos: ["matras-2520a", "kamer-matras-2462a", "matras-2520a-hoek", "matras-2520a-tijk"],
        live: "2025-01-06",
        sold: 113,
      },
    },
  },
];
