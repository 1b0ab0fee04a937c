import type { MasterSource } from "../../builder/source.ts";
import { care } from "../care.ts";

export const hybridMattresses: MasterSource[] = [
  {
    key: "03-2460",
    title: "Matras Tweestroom",
    subtitle: "Veren en schuim, elk 10 cm, 23 cm hoog",
    description:
      "Half veer, half schuim: 10 cm pocketvering voor de lucht en de opwaartse druk, 10 cm koudschuim in drie hardheden voor de vorm. Dat is een goede middenweg als de een van veren houdt en de ander van schuim. Tillen doet u liever niet alleen, want 180 breed weegt ruim 40 kilo. De zandkleurige band hoort bij een ruitstiksel, de marineblauwe bij een tijk met zones; vanbinnen zijn ze gelijk.",
    brand: "duinhof",
    categories: ["/matrassen/hybride", "/matrassen/pocketvering"],
    composition:
      "Kern: 10 cm pocketveren van staal, 300 per vierkante meter, en 10 cm koudschuim in drie lagen. Tijk: 72% polyester, 28% lyocell.",
    care: care.zippedCover60,
    attributes: { fillingMaterial: ["Pocketvering", "Koudschuim"], cover: "Polyester en lyocell", coreHeight: "23 cm" },
    claims: {
      allergySuitable: "Tijk rondom afritsbaar, 60 graden; beoordeeld door Slaaplab Enschede, rapport 2025-44.",
    },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: {
      "80x200": 649,
      "90x200": 669,
      "90x210": 695,
      "120x200": 829,
      "140x200": 925,
      "160x200": 1029,
      "180x200": 1129,
      "180x210": 1175,
    },
    hardness: { soft: 0, medium: 0, firm: 20 },
    weight: { perSquareMetre: 11.6 },
    levy: "mattress",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-03-09",
    colours: {
      A: {
        colour: "marine",
        photos: ["matras-2460a", "kamer-matras-2460a", "matras-2460a-hoek", "matras-2460a-tijk"],
        live: "2024-10-14",
        sold: 104,
      },
      B: {
        colour: "zand",
        photos: ["matras-2460b", "kamer-matras-2460a", "matras-2460b-hoek", "matras-2460b-tijk"],
        live: "2025-04-28",
        sold: 71,
        sale: { percent: 12, since: "2026-11-09" },
      },
    },
  },
  {
    key: "03-2462",
    title: "Matras Binnenmeer",
    subtitle: "Microveren in een aangestikte toplaag, 28 cm hoog",
    description:
      "Twee lagen veren op elkaar: hoge pocketveren onderin, en in de aangestikte bovenlaag duizend veertjes van 3 cm. Die kleine veren doen wat anders een topper van schuim doet, maar houden geen warmte vast. Binnenmeer past daarom bij wie zacht wil liggen en het gauw benauwd krijgt. Keren kan niet, de bovenkant blijft boven.",
    brand: "veenrand",
    categories: ["/matrassen/hybride", "/matrassen/pocketvering/met-toplaag"],
    composition:
      "Kern: pocketveren van staal, 320 per vierkante meter. Toplaag: microveren van 3 cm in koudschuim. Tijk: 58% polyester, 42% viscose.",
    care: care.zippedCover60,
    attributes: {
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      cover: "Polyester en viscose",
      coreHeight: "28 cm",
      version: "Met microveren",
    },
    claims: {
      madeInGermany: "Beide verenlagen en de hoes komen uit Rheine; herkomstverklaring VR-2024-19 van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: {
      "80x200": 969,
      "90x200": 989,
      "90x210": 1029,
      "140x200": 1389,
      "160x200": 1549,
      "180x200": 1699,
      "180x210": 1759,
    },
    hardness: { soft: 0, medium: 0 },
    weight: { perSquareMetre: 14.1 },
    levy: "mattress",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-02-23",
    colours: {
      A: {
        colour: "taupe",
        photos: ["matras-2462a", "kamer-matras-2462a", "matras-2462a-hoek", "matras-2462a-tijk"],
        live: "2024-11-25",
        sold: 56,
      },
    },
  },
  {
    key: "03-2464",
    title: "Matras Lagenwissel",
    subtitle: "Vijf losse lagen die u zelf stapelt, 24 cm hoog",
    description:
      "Een matras als een boterham: onder een doorlopende rits liggen een verenlaag, twee platen koudschuim, een plaat traagschuim en een vlies. De volgorde bepaalt hoe u ligt, en de meegeleverde kaart geeft voor elk gewicht een stapeling. Wie daar geen zin in heeft, is met Tweestroom goedkoper uit. Bevalt het na een jaar niet meer, dan bestelt u één laag na in plaats van een heel matras.",
    brand: "ruststand",
    categories: ["/matrassen/hybride"],
    composition:
      "Lagen: 8 cm pocketveren van staal, twee keer 5 cm koudschuim, 4 cm traagschuim, vlies van katoen. Tijk: 82% polyester, 18% katoen.",
    care: "Haal de lagen eruit en was de hoes op 60 graden. Schuim en veren nooit wassen, wel een dag luchten.",
    attributes: {
      fillingMaterial: ["Pocketvering", "Koudschuim", "Traagschuim"],
      cover: "Polyester en katoen",
      coreHeight: "24 cm",
      version: "Verwisselbare lagen",
      packagingUnit: "5 lagen en 1 hoes",
    },
    claims: { madeInGermany: "Alle lagen gesneden in Herford; verklaring van herkomst RS-26-112 van de fabrikant." },
    delivery: { kind: "two_person", time: "1-2 week" },
    prices: { "80x200": 1075, "90x200": 1095, "100x200": 1195, "140x200": 1549, "160x200": 1719, "180x200": 1889 },
    weight: { perSquareMetre: 13.8 },
    levy: "mattress",
    colours: {
      A: {
        colour: "antraciet",
        photos: ["matras-2464a", "hal-07", "matras-2464a-hoek", "matras-2464a-tijk"],
        live: "2026-10-27",
        sold: 16,
      },
    },
  },
  {
    key: "03-2466",
    title: "Matras Stuifduin",
    subtitle: "Veren, 6 cm natuurlatex en wol, 25 cm hoog",
    description:
      "Stuifduin is het antwoord op de vraag of veren ook zonder schuim uit aardolie kunnen. Op de pocketvering ligt een plaat latex uit Sri Lanka, daarop scheerwol uit Texel en Drenthe. Het geheel is veerkrachtig, zwaar en stil. Twee dingen om te weten: de eerste dagen ruikt u rubber, en een elektrische bodem buigt het maar tot dertig graden.",
    brand: "heideschaap",
    categories: ["/matrassen/hybride", "/matrassen/natuurlatex"],
    composition:
      "Kern: pocketveren van staal, 280 per vierkante meter. Toplaag: 6 cm natuurlatex. Tijk: biologisch katoen, doorgestikt met 600 gram scheerwol per vierkante meter.",
    care: care.zippedCover40,
    attributes: {
      fillingMaterial: ["Pocketvering", "Natuurlatex", "Wol"],
      cover: "Katoen met scheerwol",
      coreHeight: "25 cm",
    },
    delivery: { kind: "two_person", time: "2-3 week" },
    prices: {
      "80x200": 1175,
      "90x200": 1195,
      "90x210": 1245,
      "140x200": 1649,
      "160x200": 1849,
      "180x200": 2049,
      "180x210": 2109,
    },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 16.2 },
    levy: "mattress",
    formerPrices: [{ factor: 0.98 }],
    regularSince: "2026-04-13",
    colours: {
      A: {
        colour: "crème",
        photos: ["matras-2466a", "hal-07", "matras-2466a-hoek", "matras-2466a-tijk"],
        live: "2025-05-26",
        sold: 30,
      },
    },
  },
];
