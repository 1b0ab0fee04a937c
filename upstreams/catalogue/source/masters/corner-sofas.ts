import type { MasterSource } from "../../builder/source.ts";

export const cornerSofas: MasterSource[] = [
  {
    key: "08-1161",
    title: "Hoekbank Hase",
    subtitle: "Modulair, te koppelen met klemmen",
    description:
      "Een hoekdeel, zitdelen van 75 cm en één arm: met stalen klemmen koppelt u Hase tot de maat die u kiest, links- of rechtsom. Verhuist u naar een kleinere kamer, dan laat u een deel weg. Raakt er een hoes beschadigd, dan vervangt u die per element. De plint staat vlak op de vloer, een robotstofzuiger komt er niet onder. Het sierkussen op de foto hoort erbij.",
    brand: "veenrand",
    categories: ["/banken/hoekbanken", "/banken/loungebanken"],
    composition:
      "Frame: multiplex met stalen klemmen. Zitting: koudschuim in drie lagen. Bekleding: 100% gerecycled polyester.",
    care: "Hoezen per element afritsen en chemisch reinigen. Klemmen jaarlijks nalopen.",
    attributes: {
      upholstery: "Geweven stof",
      version: "Modulair",
      shape: "Hoek",
      footVariant: "Zwarte plint",
      frameHeight: "41 cm",
      unit: "Set",
    },
    claims: {
      madeInGermany:
        "Elementen en hoezen komen uit de eigen werkplaats in Rheine; verklaring van herkomst van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "7-9 week" },
    prices: { "260x210x80": 2195, "290x210x80": 2445, "320x240x80": 2795 },
    hardness: { medium: 0, firm: 60 },
    weight: { kg: { "260x210x80": 108, "290x210x80": 119, "320x240x80": 136 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["bank-1161a", "kamer-bank-1161a", "bank-1161a-arm", "bank-1161a-stof"],
        live: "2026-02-09",
        sold: 17,
        stock: "order",
      },
    },
  },
  {
    key: "08-1164",
    title: "Bank Drentsche Aa",
    subtitle: "Wollen bouclé op latex, met chaise",
    description:
      "Geen schuim uit aardolie: de zit is van latex, de rug van schapenwol en kapok. Dat voelt veerkrachtiger dan schuim en wordt in de zomer minder warm. De bouclé is van ongeverfde wol en elke partij valt een fractie anders uit; bestel een stofstaal als hij bij een stoel moet passen. Latex en hout maken de bank zwaar. Schuiven om te dweilen is werk voor twee. Het lange zitdeel zit rechts.",
    brand: "heideschaap",
    categories: ["/banken/hoekbanken"],
    composition:
      "Frame: essen. Zitting: natuurlatex op houten latten. Rug: schapenwol en kapok. Bekleding: 90% wol, 10% linnen (bouclé).",
    care: "Uitkloppen en luchten. Wol laat droog vuil los bij het borstelen; water geeft kringen.",
    attributes: {
      upholstery: "Bouclé",
      version: "3-zits met chaise longue",
      shape: "Chaise longue",
      footVariant: "Zwarte plint",
      fillingMaterial: ["Latex", "Schapenwol", "Kapok"],
    },
    delivery: { kind: "two_person", time: "2-3 month" },
    prices: { "250x160x84": 3195, "280x160x84": 3495 },
    weight: { kg: { "250x160x84": 104, "280x160x84": 116 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "zand",
        photos: ["bank-1164a", "kamer-bank-1164a", "bank-1164a-arm", "bank-1164a-stof", "stof-bouclezan"],
        live: "2026-03-16",
        sold: 7,
        stock: "order",
      },
    },
  },
  {
    key: "08-1167",
    title: "Bank Geul",
    subtitle: "Chaise longue links, dunne zwarte poten",
    description:
      "Door de hoge poten ziet u de vloer onder Geul doorlopen, wat een kleine kamer luchtiger maakt. De chaise zit links als u op de bank zit en is 155 cm diep. Zacht zit hier echt zacht: neem gemiddeld als u vaak met een laptop op schoot werkt. Grijsblauw is in ochtendlicht bijna grijs en 's avonds blauwer.",
    brand: "stadszit",
    categories: ["/banken/hoekbanken"],
    composition:
      "Frame: beuken en multiplex. Zitting: koudschuim en vulvlies op nosagveren. Bekleding: 95% polyester, 5% linnen. Poten: staal.",
    care: "Hoezen van de zitkussens ritst u af voor een wasbeurt op 30 graden; rug en armen afzuigen.",
    attributes: {
      upholstery: "Geweven stof",
      version: "3-zits met chaise longue",
      shape: "Chaise longue",
      footVariant: "Zwart staal",
    },
    delivery: { kind: "two_person", time: "4-6 week" },
    prices: { "240x155x82": 1595, "270x155x82": 1745 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { kg: { "240x155x82": 76, "270x155x82": 83 } },
    levy: "furniture",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-03-02",
    sale: { percent: 10, since: "2026-11-12" },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["bank-1167a", "kamer-bank-1167a", "bank-1167a-arm", "bank-1167a-stof"],
        live: "2024-10-21",
        sold: 58,
        stock: { "*": 4, "270155082-F": "order" },
      },
    },
  },
  {
    key: "08-1170",
    title: "Bank Hunte",
    subtitle: "Chaise van plaats te wisselen",
    description:
      "Onder de chaise van Hunte zit een losse hocker en het lange kussen is omkeerbaar: in tien minuten staat hij aan de andere kant. Handig als u nog niet weet waar de televisie komt. Naast gewone banken oogt hij hoog, want de zit ligt op 47 cm. De zitkernen zijn in lagen opgebouwd en per laag te vervangen.",
    brand: "veenrand",
    categories: ["/banken/hoekbanken"],
    composition:
      "Frame: beuken. Zitting: koudschuim in twee lagen. Bekleding: 100% polyester. Poten: staal met poedercoating.",
    care: "Vlekken met lauw zeepwater deppen, droogföhnen op de koude stand.",
    attributes: {
      upholstery: "Geweven stof",
      version: "Modulair",
      shape: "Chaise longue",
      footVariant: "Zwart staal",
      frameHeight: "47 cm",
      unit: "Set",
    },
    delivery: { kind: "two_person", time: "6-9 week" },
    prices: { "232x150x86": 1795, "262x150x86": 1945 },
    hardness: { medium: 0, firm: 50 },
    weight: { kg: { "232x150x86": 81, "262x150x86": 89 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["bank-1170a", "kamer-bank-1170a", "bank-1170a-arm", "bank-1170a-stof"],
        live: "2026-11-09",
        sold: 2,
        stock: "order",
      },
    },
  },
  {
    key: "08-1173",
    title: "Bank Merwede",
    subtitle: "Terracotta velours, ligdeel rechts",
    description:
      "Merwede is een zitbank en een bed voor overdag in één: op het ligdeel strekt iemand van 1,85 meter de benen. De velours heeft een matte pool waarop vingers en kruimels nauwelijks opvallen. Terracotta vraagt om licht; in een kamer op het noorden wordt hij bruin. De poten zijn van walnoot en laten 14 cm vrij. Sierkussens zijn niet inbegrepen.",
    brand: "stadszit",
    categories: ["/banken/hoekbanken"],
    composition:
      "Frame: beuken en multiplex. Zitting: koudschuim met dons op nosagveren. Bekleding: 100% polyester (velours). Poten: walnoot.",
    care: "Kussens na gebruik opschudden. Pool eens per week in één richting borstelen.",
    attributes: {
      upholstery: "Fluweel",
      version: "3-zits met chaise longue",
      shape: "Chaise longue",
      footVariant: "Walnoot",
    },
    delivery: { kind: "two_person", time: "5-6 week" },
    prices: { "236x158x84": 1695, "266x158x84": 1845 },
    hardness: { soft: 0, medium: 0 },
    weight: { kg: { "236x158x84": 79, "266x158x84": 87 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "terracotta",
        photos: ["bank-1173a", "kamer-bank-1173a", "bank-1173a-arm", "bank-1173a-stof"],
        live: "2025-06-02",
        sold: 49,
        stock: { "*": 2, "266158084-S": "order" },
      },
    },
  },
];
