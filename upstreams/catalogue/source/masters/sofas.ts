import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "two_person", time: "6-8 week" } as const;
const fabricCare =
  "Wekelijks afzuigen met een zachte borstel. Vlekken meteen deppen met lauw water, van buiten naar binnen.";

export const sofas: MasterSource[] = [
  {
    key: "08-1101",
    title: "Bank Amstel",
    subtitle: "3-zits, geweven stof, eiken poten",
    description:
      "Amstel heeft een zit van 54 cm diep: ver genoeg om de benen op te trekken, ondiep genoeg om rechtop te eten. De kussens zijn gevuld met koudschuim en een laag veren, schud ze dus af en toe op. Wie heel lang is, zit in Waal ruimer. Het kussen op de foto hoort erbij.",
    brand: "stadszit",
    categories: ["/banken/driezitsbanken"],
    composition:
      "Frame: beuken en multiplex. Zitting: koudschuim, veren en dons op nosagveren. Bekleding: 92% polyester, 8% linnen.",
    care: fabricCare,
    attributes: { upholstery: "Geweven stof", version: "3-zits", shape: "Recht", footVariant: "Eiken" },
    claims: { bestseller: "Meest verkochte bank van Warmeland, geteld over de 90 dagen tot en met 31 oktober 2026." },
    delivery,
    prices: { "198x90x84": 1199, "218x90x84": 1299, "238x90x84": 1429 },
    weight: { kg: { "198x90x84": 57, "218x90x84": 62, "238x90x84": 67 } },
    levy: "furniture",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-03-16",
    colours: {
      A: {
        colour: "salie",
        photos: ["bank-1101a", "kamer-bank-1101a", "bank-1101a-arm", "bank-1101a-stof", "stof-weefselsal"],
        live: "2024-02-19",
        sold: 88,
        stock: 5,
      },
      B: {
        colour: "terracotta",
        photos: ["bank-1101b", "kamer-bank-1101b", "bank-1101b-arm", "bank-1101b-stof", "stof-weefselter"],
        live: "2025-03-10",
        sold: 46,
        stock: "order",
      },
    },
  },
  {
    key: "08-1104",
    title: "Bank Vecht",
    subtitle: "3-zits, fluweel, metalen poten",
    description:
      "Een slanke bank met smalle armen, zodat u veel zit hebt op weinig breedte. Het petrol fluweel is stevig geweven en heeft een korte pool die zich laat borstelen. De zit is aan de vaste kant. Trek bij felle zon het gordijn dicht: diepe kleuren verschieten.",
    brand: "stadszit",
    categories: ["/banken/driezitsbanken"],
    composition:
      "Frame: beuken. Zitting: koudschuim op singels. Bekleding: 100% polyester (fluweel). Poten: zwart staal.",
    care: "Met de pool mee borstelen. Vlekken deppen met lauw water en daarna opborstelen.",
    attributes: { upholstery: "Fluweel", version: "3-zits", shape: "Recht", footVariant: "Zwart staal" },
    delivery,
    prices: { "180x86x80": 1349, "210x86x80": 1449 },
    weight: { kg: { "180x86x80": 49, "210x86x80": 55 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "petrol",
        photos: ["bank-1104a", "kamer-bank-1104a", "bank-1104a-arm", "bank-1104a-stof", "stof-fluweelpet"],
        live: "2024-10-07",
        sold: 35,
        stock: 3,
      },
    },
  },
  {
    key: "08-1107",
    title: "Hoekbank Maas",
    subtitle: "5-zits, losse kussens, hoek links of rechts",
    description:
      "Maas bestaat uit drie delen die u links of rechts om opstelt, ook na een verhuizing. Reken op een kamer van minstens vier meter breed, anders loopt u tegen de hoek aan. De rugkussens liggen los; hoezen van zit en rug ritst u eraf voor de reiniging.",
    brand: "stadszit",
    categories: ["/banken/hoekbanken"],
    composition: "Frame: beuken en multiplex. Zitting: koudschuim met dons op nosagveren. Bekleding: 100% polyester.",
    care: "Hoezen chemisch laten reinigen. Kussens wekelijks keren.",
    attributes: { upholstery: "Geweven stof", version: "5-zits", shape: "Hoek", footVariant: "Zwarte plint" },
    delivery,
    prices: { "265x225x82": 2145, "290x225x82": 2295, "315x225x82": 2475 },
    weight: { kg: { "265x225x82": 110, "290x225x82": 118, "315x225x82": 127 } },
    levy: "furniture",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-01-12",
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["bank-1107a", "kamer-bank-1107a", "bank-1107a-arm", "bank-1107a-stof"],
        live: "2024-05-06",
        sold: 42,
        stock: "order",
      },
    },
  },
  {
    key: "08-1110",
    title: "Bank Waal",
    subtitle: "Met chaise longue rechts, bouclé",
    description:
      "Languit liggen zonder dat een ander moet opschuiven: de chaise van Waal is 165 cm lang. De bouclé in zand is dik en warm. Rechts is gezien vanaf de zit; een linkse uitvoering maken wij niet. Staat de bank vrij in de kamer, dan ziet u dat ook de achterkant is bekleed.",
    brand: "stadszit",
    categories: ["/banken/hoekbanken"],
    composition: "Frame: beuken. Zitting: koudschuim met traagschuim. Bekleding: 85% polyester, 15% acryl (bouclé).",
    care: fabricCare,
    attributes: {
      upholstery: "Bouclé",
      version: "3-zits met chaise longue",
      shape: "Chaise longue",
      footVariant: "Zwarte plint",
    },
    delivery,
    prices: { "260x165x84": 1995, "290x165x84": 2195 },
    weight: { kg: { "260x165x84": 86, "290x165x84": 94 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "zand",
        photos: ["bank-1110a", "kamer-bank-1110a", "bank-1110a-arm", "bank-1110a-stof", "stof-bouclezan"],
        live: "2025-09-22",
        sold: 38,
        stock: "order",
      },
    },
  },
  {
    key: "08-1113",
    title: "Bank IJssel",
    subtitle: "3-zits, leer op metalen slede",
    description:
      "Cognackleurig leer dat niet is dichtgeverfd: u ziet de nerf, en een kras wrijft u er met uw duim half uit. Zet IJssel niet dichter dan dertig centimeter bij de verwarming. Met jonge kinderen en viltstiften is stof een rustiger keus. Het leer wordt met de jaren donkerder en soepeler.",
    brand: "stadszit",
    categories: ["/banken/driezitsbanken"],
    composition:
      "Frame: beuken. Zitting: koudschuim met veren. Bekleding: 100% rundleer, aniline, 1,2 mm. Poten: zwart staal.",
    care: "Tweemaal per jaar met leermelk inwrijven. Vocht meteen opnemen met een droge doek.",
    attributes: { upholstery: "Leer", version: "3-zits", shape: "Recht", footVariant: "Zwart staal" },
    delivery: { kind: "two_person", time: "8-10 week" },
    prices: { "194x92x82": 2595, "224x92x82": 2895 },
    weight: { kg: { "194x92x82": 61, "224x92x82": 68 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "karamel",
        photos: ["bank-1113a", "kamer-bank-1113a", "bank-1113a-arm", "bank-1113a-stof", "stof-leerkar"],
        live: "2025-01-20",
        sold: 21,
        stock: "order",
      },
    },
  },
  {
    key: "08-1116",
    title: "Bank Linge",
    subtitle: "2,5-zits, ribstof, laag model",
    description:
      "Laag, breed en zacht: Linge nodigt uit tot hangen. De brede rib in ecru is sterk en voelt als een oude ribbroek. U staat er minder makkelijk uit op dan uit een hogere bank. De twee zitkussens zijn te keren, zodat ze gelijk slijten.",
    brand: "stadszit",
    categories: ["/banken/tweezitsbanken", "/banken/loungebanken"],
    composition:
      "Frame: grenen en multiplex. Zitting: koudschuim met veren. Bekleding: 90% polyester, 10% katoen (rib).",
    care: fabricCare,
    attributes: { upholstery: "Ribstof", version: "2,5-zits", shape: "Recht", footVariant: "Zwarte plint" },
    delivery,
    prices: { "198x98x72": 1395 },
    weight: { kg: 58 },
    levy: "furniture",
    colours: {
      A: {
        colour: "ecru",
        photos: ["bank-1116a", "kamer-bank-1116a", "bank-1116a-arm", "bank-1116a-stof", "stof-ribecr"],
        live: "2026-11-12",
        sold: 6,
        stock: "order",
      },
    },
  },
  {
    key: "08-1119",
    title: "Bank Dommel",
    subtitle: "2-zits, geweven stof, walnoten poten",
    description:
      "Dommel is 164 cm breed en past in een erker, een werkkamer of tegenover een grotere bank. De rug is hoog genoeg om uw hoofd tegen te leggen. Met z'n drieën zitten lukt er niet op. Oudroze is een kleur die beter bij hout staat dan u verwacht.",
    brand: "stadszit",
    categories: ["/banken/tweezitsbanken"],
    composition: "Frame: beuken. Zitting: koudschuim op nosagveren. Bekleding: 100% polyester.",
    care: fabricCare,
    attributes: { upholstery: "Geweven stof", version: "2-zits", shape: "Recht", footVariant: "Walnoot" },
    delivery: { kind: "two_person", time: "2-3 week" },
    prices: { "164x88x86": 949 },
    weight: { kg: 44 },
    levy: "furniture",
    formerPrices: [{ factor: 1 }, { factor: 0.8, since: "2026-10-19" }],
    regularSince: "2026-11-02",
    sale: { percent: 10, since: "2026-11-16" },
    colours: {
      A: {
        colour: "oudroze",
        photos: ["bank-1119a", "kamer-bank-1119a", "bank-1119a-arm", "bank-1119a-stof"],
        live: "2024-11-04",
        sold: 40,
        stock: 4,
      },
    },
  },
  {
    key: "08-1122",
    title: "Bank Dinkel",
    subtitle: "2-zits met ronde armen",
    description:
      "De gestoffeerde armen van Dinkel zijn rond en dik, zodat ze ook als hoofdkussen dienen. Mosterdgeel fleurt een kamer met veel grijs op. U zit er rechter op dan op Linge. De bekleding is een vast wolmengsel dat kreukt noch pluist.",
    brand: "stadszit",
    categories: ["/banken/tweezitsbanken"],
    composition: "Frame: beuken en multiplex. Zitting: koudschuim met veren. Bekleding: 78% polyester, 22% wol.",
    care: "Wekelijks afzuigen. Wol niet nat maken; vlekken droog laten worden en uitborstelen.",
    attributes: { upholstery: "Wolmengsel", version: "2-zits", shape: "Recht", footVariant: "Walnoot" },
    delivery,
    prices: { "172x92x88": 1149 },
    weight: { kg: 49 },
    levy: "furniture",
    colours: {
      A: {
        colour: "mosterd",
        photos: ["bank-1122a", "kamer-bank-1122a", "bank-1122a-arm", "bank-1122a-stof"],
        live: "2025-11-10",
        sold: 19,
        stock: "order",
      },
    },
  },
];
