import type { MasterSource } from "../../builder/source.ts";

export const loungeSofas: MasterSource[] = [
  {
    key: "08-1137",
    title: "Loungebank Kreek",
    subtitle: "Diepe zit, brede armen, ribstof",
    description:
      "Tussen rugkussen en voorrand ligt 72 cm: op Kreek zit u met opgetrokken benen of dwars tegen de arm. Die arm is breed en laag genoeg om er een boek op te leggen, een kop koffie staat er wankel. Voor mensen korter dan 1,65 meter is een extra kussen in de rug nodig om met beide voeten de grond te raken. De ribstof is dezelfde als die van poef Ton, in een lichtere kleur.",
    brand: "stadszit",
    categories: ["/banken/loungebanken", "/banken/tweezitsbanken"],
    composition:
      "Frame: multiplex. Zitting: koudschuim met een deklaag van traagschuim. Bekleding: 90% polyester, 10% katoen (rib).",
    care: "In de richting van de rib zuigen. Kale plekken bij de naden opborstelen met een kledingborstel.",
    attributes: {
      upholstery: "Ribstof",
      version: "Lounge",
      shape: "Recht",
      footVariant: "Zwarte plint",
      frameHeight: "38 cm",
    },
    delivery: { kind: "two_person", time: "6-8 week" },
    prices: { "210x104x70": 1495, "240x104x70": 1695 },
    hardness: { soft: 0, medium: 0 },
    weight: { kg: { "210x104x70": 64, "240x104x70": 71 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "ecru",
        photos: ["bank-1137a", "kamer-bank-1137a", "bank-1137a-arm", "bank-1137a-stof", "stof-ribecr"],
        live: "2025-08-18",
        sold: 33,
        stock: { "*": 3, "240104070-M": "order" },
      },
    },
  },
  {
    key: "08-1181",
    title: "Bank Schie",
    subtitle: "Zonder armen, eiken blokpoten",
    description:
      "Zonder armleuningen wint u dertig centimeter zit op dezelfde muur. Schie staat goed voor een raam of als tweede helft van een opstelling in L: zet twee exemplaren haaks op elkaar en de poten vallen gelijk. Leunen doet u tegen de drie rugkussens. Wie graag dwars ligt, mist de arm. De linnenachtige stof kreukt licht, dat hoort erbij.",
    brand: "stadszit",
    categories: ["/banken/loungebanken", "/banken/driezitsbanken"],
    composition: "Frame: eiken en multiplex. Zitting: koudschuim. Bekleding: 70% viscose, 30% linnen.",
    care: "Hoezen stomen in plaats van strijken. Niet wassen: de stof krimpt.",
    attributes: {
      removableLegs: "14 cm",
      upholstery: "Linnenmengsel",
      version: "Lounge",
      shape: "Recht",
      footVariant: "Eiken",
      unit: "Stuk",
    },
    delivery: { kind: "two_person", time: "3-5 week" },
    prices: { "150x84x80": 795, "186x84x80": 895, "222x84x80": 995 },
    hardness: { medium: 0, firm: 0 },
    weight: { kg: { "150x84x80": 34, "186x84x80": 41, "222x84x80": 48 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "olijf",
        photos: ["bank-1181a", "kamer-bank-1181a", "bank-1181a-arm", "bank-1181a-stof"],
        live: "2025-05-12",
        sold: 39,
        stock: { "*": 5, "222084080-F": 1 },
      },
    },
  },
  {
    key: "08-1184",
    title: "Elementenbank Ems",
    subtitle: "Olijfgroen, uit te breiden per zit",
    description:
      "Begin met twee zittingen en bouw later aan: elk element van Ems meet 72 cm en heeft een eigen kern en hoes. Armen zijn er niet, ook niet los. Stalen strips onder de zit verbinden de elementen; de vier blokpoten schroeft u steeds onder de buitenste hoeken. Vanaf vier zittingen levert Veenrand een steunpoot voor het midden mee. Het ecru sierkussen is een los artikel.",
    brand: "veenrand",
    categories: ["/banken/loungebanken"],
    composition:
      "Frame: eiken en berken multiplex. Zitting: koudschuim van 45 kg per kubieke meter. Bekleding: 75% polyester, 25% wol.",
    care: "Elementen elk halfjaar van plaats wisselen, dan slijten ze gelijk.",
    attributes: {
      upholstery: "Wolmengsel",
      version: "Modulair",
      shape: "Recht",
      footVariant: "Eiken",
      frameHeight: "44 cm",
      unit: "Set",
    },
    delivery: { kind: "two_person", time: "6-8 week" },
    prices: { "144x82x78": 1090, "216x82x78": 1590, "288x82x78": 2090 },
    weight: { kg: { "144x82x78": 38, "216x82x78": 57, "288x82x78": 76 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "olijf",
        photos: ["bank-1184a", "kamer-bank-1184a", "bank-1184a-arm", "bank-1184a-stof"],
        live: "2026-08-17",
        sold: 11,
        stock: "order",
      },
    },
  },
];
