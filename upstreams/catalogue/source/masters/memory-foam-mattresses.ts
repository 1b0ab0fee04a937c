import type { MasterSource } from "../../builder/source.ts";
import { care } from "../care.ts";

const delivery = { kind: "two_person", time: "3-5 day" } as const;

export const memoryFoamMattresses: MasterSource[] = [
  {
    key: "03-2530",
    title: "Matras Wadlicht",
    subtitle: "Traagschuim op koudschuim, 24 cm hoog",
    description:
      "Wadlicht heeft vier lagen, van stevig onderin tot 6 cm traagschuim bovenop. Omdraaien kost iets meer moeite dan op koudschuim. Hebt u het 's nachts snel warm, leg er dan een wollen onderlegger op. Het schuim wordt zacht waar u warm bent en steunt waar u niet ligt; drukplekken krijgen zo rust.",
    brand: "duinhof",
    categories: ["/matrassen/traagschuim"],
    composition:
      "Lagen: 6 cm traagschuim, 4 cm zacht koudschuim, 10 cm koudschuim met zones, 2 cm stevig koudschuim (100% polyurethaan). Tijk: 70% polyester, 30% lyocell.",
    care: care.zippedCover60,
    attributes: { fillingMaterial: ["Traagschuim", "Koudschuim"], cover: "Polyester en lyocell", coreHeight: "24 cm" },
    claims: {
      allergySuitable:
        "De tijk is in twee delen afneembaar en op 60 graden te wassen, de temperatuur waarbij huisstofmijt sterft.",
      metalFree: "Vier lagen schuim, een tijk en een kunststof rits; geen metaal.",
    },
    delivery,
    prices: {
      "80x200": 599,
      "90x200": 619,
      "90x210": 645,
      "100x200": 685,
      "140x200": 859,
      "160x200": 959,
      "180x200": 1049,
      "180x210": 1089,
    },
    hardness: { soft: 0, medium: 0, firm: 20 },
    weight: { perSquareMetre: 11.2 },
    levy: "mattress",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2025-10-06",
    colours: {
      A: {
        colour: "wit",
        photos: ["matras-2530a", "hal-07", "matras-09", "matras-2530a-hoek", "matras-2530a-tijk"],
        live: "2024-09-02",
        sold: 176,
      },
    },
  },
  {
    key: "03-2531",
    title: "Matras Veenmos",
    subtitle: "Traagschuim van gemiddelde dikte, 20 cm hoog",
    description:
      "Vijf centimeter traagschuim is genoeg om een schouder in te laten zakken en te weinig om er vast in te liggen. Daarom kiezen mensen die twijfelen vaak Veenmos. Bij kamers onder de 14 graden duurt het een minuut of tien voor het schuim meegeeft. Onder de bovenlaag zit koudschuim met inkepingen, dat lucht laat stromen.",
    brand: "veenrand",
    categories: ["/matrassen/traagschuim"],
    composition:
      "Lagen: 5 cm traagschuim, 3 cm zacht koudschuim, 10 cm koudschuim met inkepingen (100% polyurethaan). Tijk: 100% polyester.",
    care: care.zippedCover60,
    attributes: { fillingMaterial: ["Traagschuim", "Koudschuim"], cover: "Polyester", coreHeight: "20 cm" },
    claims: { vegan: "Polyurethaan, polyester en lijm op waterbasis; ingrediëntenlijst VR-2025-61 van de fabrikant." },
    delivery,
    prices: {
      "80x200": 449,
      "90x200": 465,
      "90x210": 489,
      "120x200": 579,
      "140x200": 649,
      "160x200": 725,
      "180x200": 799,
    },
    hardness: { soft: 0, medium: 0 },
    weight: { perSquareMetre: 9.7 },
    levy: "mattress",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-03-30",
    sale: { percent: 20, since: "2026-11-09" },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["matras-2531a", "kamer-matras-2531a", "matras-2531a-hoek", "matras-2531a-tijk"],
        live: "2024-05-27",
        sold: 134,
      },
    },
  },
  {
    key: "03-2533",
    title: "Matras Kwelder",
    subtitle: "Open traagschuim dat minder warm wordt, 23 cm hoog",
    description:
      "Warmte is de zwakke plek van traagschuim. Kwelder pakt dat aan met grotere cellen in het schuim en een hoes van lyocell, die vocht sneller afvoert dan polyester. Koud wordt het nooit: zweet u echt veel, kijk dan bij natuurlatex. In onze proef bleef het 1,2 graad koeler dan Wadlicht.",
    brand: "duinhof",
    categories: ["/matrassen/traagschuim"],
    composition:
      "Lagen: 6 cm traagschuim met open cellen, 14 cm koudschuim met zeven zones (100% polyurethaan). Tijk: 100% lyocell.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Traagschuim", "Koudschuim"],
      cover: "Lyocell",
      coreHeight: "23 cm",
      version: "Open cellen",
    },
    delivery,
    prices: {
      "80x200": 679,
      "90x200": 699,
      "90x210": 729,
      "140x200": 975,
      "160x200": 1089,
      "180x200": 1195,
      "180x210": 1245,
    },
    hardness: { soft: 0, medium: 0, firm: 20 },
    weight: { perSquareMetre: 11.0 },
    levy: "mattress",
    colours: {
      A: {
        colour: "marine",
        photos: ["matras-2533a", "kamer-matras-2533a", "matras-2533a-hoek", "matras-2533a-tijk"],
        live: "2026-11-04",
        sold: 20,
      },
    },
  },
  {
    key: "03-2535",
    title: "Matras Zijligger",
    subtitle: "Diepe schouderzone in traagschuim, 25 cm hoog",
    description:
      "Ligt u acht uur per nacht op uw zij, dan draagt uw schouder een derde van uw gewicht. In Zijligger is het traagschuim op die plek 9 cm dik en elders 5. Rugslapers voelen de overgang als een dal onder hun nek; voor hen is dit matras niet bedoeld. De tekening op de hoes laat zien waar uw hoofd hoort.",
    brand: "ruststand",
    categories: ["/matrassen/traagschuim"],
    composition:
      "Lagen: 5 tot 9 cm traagschuim, 4 cm zacht koudschuim, 12 cm koudschuim met zones (100% polyurethaan). Tijk: 90% polyester, 10% elastaan.",
    care: "Hoes rondom afritsbaar en wasbaar op 60 graden. Niet keren en niet draaien: de schouderzone zit aan één kant.",
    attributes: {
      fillingMaterial: ["Traagschuim", "Koudschuim"],
      cover: "Polyester met elastaan",
      coreHeight: "25 cm",
      version: "Voor zijslapers",
    },
    claims: {
      madeInGermany: "Ontworpen en gemaakt in Herford; verklaring van herkomst RS-24-088 van de fabrikant.",
      metalFree: "Drie soorten schuim en een hoes met kunststof rits.",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: { "80x200": 769, "90x200": 789, "90x210": 819, "140x200": 1099, "160x200": 1219, "180x200": 1339 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 12.4 },
    levy: "mattress",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2025-11-17",
    colours: {
      A: {
        colour: "wit",
        photos: ["matras-2535a", "kamer-matras-2433a", "matras-2535a-hoek", "matras-2535a-tijk"],
        live: "2024-12-09",
        sold: 73,
      },
    },
  },
  {
    key: "03-2537",
    title: "Matras Sluimer",
    subtitle: "Traagschuim voor een klein budget, 18 cm hoog",
    description:
      "Drie centimeter traagschuim op een eenvoudige kern: daarmee is Sluimer ons goedkoopste matras dat zich naar u vormt. Mensen tot een kilo of 80 merken het verschil met koudschuim duidelijk, wie zwaarder is drukt door de laag heen. Het honingraatstiksel rekt mee. Als logeermatras is het eigenlijk zonde, als eerste matras prima.",
    brand: "duinhof",
    categories: ["/matrassen/traagschuim", "/matrassen/koudschuim"],
    composition:
      "Lagen: 3 cm traagschuim, 13 cm koudschuim van 35 kilo per kubieke meter (100% polyurethaan). Tijk: 95% polyester, 5% elastaan.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Traagschuim", "Koudschuim"],
      cover: "Polyester met elastaan",
      coreHeight: "18 cm",
    },
    delivery: { kind: "parcel", time: "2-3 day" },
    prices: {
      "70x200": 259,
      "80x200": 269,
      "90x200": 279,
      "90x210": 299,
      "120x200": 369,
      "140x200": 419,
      "160x200": 469,
    },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 7.4 },
    levy: "mattress",
    formerPrices: [{ factor: 0.93 }],
    regularSince: "2026-07-06",
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["matras-2537a", "kamer-matras-02", "matras-2537a-hoek", "matras-2537a-tijk"],
        live: "2025-08-25",
        sold: 89,
      },
    },
  },
];
