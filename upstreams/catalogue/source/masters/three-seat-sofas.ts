import type { MasterSource } from "../../builder/source.ts";

export const threeSeatSofas: MasterSource[] = [
  {
    key: "08-1141",
    title: "Bank Vliet",
    subtitle: "3-zits met wasbare hoezen",
    description:
      "Vliet is bedacht voor huizen met kinderen en een hond: alle hoezen, ook die van het frame, gaan eraf en op 40 graden in de wasmachine. Reken voor de hele bank op vijf wasbeurten. Extra hoezen kunt u later bijbestellen, ook in de andere kleur. Ruim voor drie volwassenen wordt het pas vanaf 218 cm. De zit is 50 cm diep en 45 cm hoog, wat opstaan makkelijk maakt.",
    brand: "stadszit",
    categories: ["/banken/driezitsbanken"],
    composition:
      "Frame: beuken en multiplex. Zitting: koudschuim met vulvlies op nosagveren. Hoezen: 65% katoen, 35% polyester.",
    care: "Hoezen wasbaar op 40 graden, vochtig weer om de kussens trekken en zo laten drogen.",
    attributes: {
      upholstery: "Katoenmengsel",
      version: "3-zits",
      shape: "Recht",
      footVariant: "Eiken",
      frameHeight: "45 cm",
      unit: "Stuk",
    },
    claims: {
      vegan:
        "Vulling van schuim en polyestervlies, hoezen van katoen en polyester, lijm zonder dierlijke stoffen; opgave van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "4-5 week" },
    prices: { "198x88x85": 1149, "218x88x85": 1249, "238x88x85": 1349 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { kg: { "198x88x85": 56, "218x88x85": 61, "238x88x85": 66 } },
    levy: "furniture",
    formerPrices: [{ factor: 1.04 }],
    regularSince: "2026-06-08",
    colours: {
      A: {
        colour: "salie",
        photos: ["bank-1141a", "kamer-bank-1141a", "bank-1141a-arm", "bank-1141a-stof", "stof-weefselsal"],
        live: "2024-09-02",
        sold: 60,
        stock: { "*": 4, "218088085-M": 9, "238088085-F": "order" },
      },
      B: {
        colour: "terracotta",
        photos: ["bank-1141b", "kamer-bank-1141b", "bank-1141b-arm", "bank-1141b-stof", "stof-weefselter"],
        live: "2025-09-15",
        sold: 27,
        stock: { "*": "order", "218088085-M": 3 },
      },
    },
  },
  {
    key: "08-1144",
    title: "Bank Regge",
    subtitle: "Doorlopende zit en rug, eiken poten",
    description:
      "Eén zitkussen over de volle breedte, dus niemand zakt in een naad. Regge heeft een rechte rug zonder losse kussens: hij ziet er altijd opgeruimd uit en is in twee minuten gezogen. Als ligbank is hij vlakker dan de meeste logeermatrassen, al blijft het een bank. In de lange maat is het zitkussen 2 meter; keren doet u met z'n tweeën.",
    brand: "stadszit",
    categories: ["/banken/driezitsbanken"],
    composition: "Frame: beuken. Zitting: koudschuim met pocketveren. Bekleding: 80% polyester, 20% wol.",
    care: "Zitkussen elke maand keren. Haren en pluizen met een vochtige rubberhandschoen wegvegen.",
    attributes: { upholstery: "Wolmengsel", version: "3-zits", shape: "Recht", footVariant: "Eiken" },
    delivery: { kind: "two_person", time: "6-8 week" },
    prices: { "184x86x82": 1195, "204x86x82": 1295, "224x86x82": 1395 },
    hardness: { medium: 0, firm: 0 },
    weight: { kg: { "184x86x82": 49, "204x86x82": 54, "224x86x82": 59 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "marine",
        photos: ["bank-1144a", "kamer-bank-1144a", "bank-1144a-arm", "bank-1144a-stof"],
        live: "2025-02-24",
        sold: 41,
        stock: { "*": 3, "224086082-F": "order" },
      },
    },
  },
  {
    key: "08-1147",
    title: "Bank Indigo",
    subtitle: "Geverfd katoenen canvas, smal model",
    description:
      "Het canvas van Indigo wordt in de streng geverfd, waardoor de kleur bij de naden na een paar jaar wat lichter wordt, als bij een spijkerbroek. Dat is bedoeld. Nieuw geeft de stof nog kleur af: draag er de eerste weken geen witte broek op. De bank is slank, 80 cm diep, en zit rechtop; voor een lange filmavond is de zit aan de ondiepe kant.",
    brand: "kleurhof",
    categories: ["/banken/driezitsbanken"],
    composition: "Frame: acacia en multiplex. Zitting: koudschuim op singels. Bekleding: 100% katoen (canvas).",
    care: "Zuigen met een borstel. Canvas uit de volle zon houden en niet met wasbenzine behandelen.",
    attributes: { upholstery: "Katoen", version: "3-zits", shape: "Recht", footVariant: "Eiken", unit: "Stuk" },
    delivery: { kind: "two_person", time: "10-14 day" },
    prices: { "180x80x80": 749, "200x80x80": 799 },
    weight: { kg: { "180x80x80": 38, "200x80x80": 42 } },
    levy: "furniture",
    sale: { percent: 20, since: "2026-11-02" },
    colours: {
      A: {
        colour: "marine",
        photos: ["bank-1147a", "kamer-bank-1147a", "bank-1147a-arm", "bank-1147a-stof"],
        live: "2023-10-16",
        sold: 12,
        stock: { "180080080": 2, "200080080": 0 },
      },
    },
  },
  {
    key: "08-1150",
    title: "Bank Gracht",
    subtitle: "Petrol fluweel met een kussen in mosterd",
    description:
      "Petrol en mosterd komen bij Kleurhof uit dezelfde kleurkaart; het kussen hoort bij de bank en keert terug in plaids en vloerkleden. Het fluweel van Gracht heeft 60.000 schuurtoeren doorstaan, genoeg voor dagelijks gebruik. Een kat met nagels en fluweel gaan slecht samen. Strijkt u tegen de pool in, dan ziet u een lichte veeg: dat is geen slijtage.",
    brand: "kleurhof",
    categories: ["/banken/driezitsbanken"],
    composition:
      "Frame: multiplex en staal. Zitting: koudschuim. Bekleding: 100% polyester (fluweel). Sierkussen met polyestervulling.",
    care: "Stomen op afstand haalt zitplekken uit de pool; daarna met de hand gladstrijken.",
    attributes: {
      upholstery: "Fluweel",
      version: "3-zits",
      shape: "Recht",
      footVariant: "Zwart staal",
      packagingUnit: "Bank en 1 sierkussen",
    },
    delivery: { kind: "two_person", time: "2-3 week" },
    prices: { "180x84x82": 899, "210x84x82": 999, "240x84x82": 1149 },
    hardness: { medium: 0, firm: 0 },
    weight: { kg: { "180x84x82": 44, "210x84x82": 51, "240x84x82": 57 } },
    levy: "furniture",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-02-02",
    colours: {
      A: {
        colour: "petrol",
        photos: ["bank-1150a", "kamer-bank-1150a", "bank-1150a-arm", "bank-1150a-stof", "stof-fluweelpet"],
        live: "2024-03-18",
        sold: 67,
        stock: { "*": 8, "240084082-F": 0 },
      },
    },
  },
  {
    key: "08-1153",
    title: "Bank Leda",
    subtitle: "Gelakt rundleer op stalen sleden",
    description:
      "Leda heeft leer met een dunne laklaag: minder nerf dan aniline, maar met een vochtige doek schoon te krijgen. Een bank dus waar ook gegeten wordt. 's Zomers plakt gelakt leer aan blote benen, daar helpt een plaid tegen. De kussens zitten met klittenband vast en schuiven niet onder u weg. Voor de montage hebt u een inbussleutel 5 nodig, die zit bij de sleden.",
    brand: "veenrand",
    categories: ["/banken/driezitsbanken"],
    composition:
      "Frame: beuken. Zitting: koudschuim op nosagveren. Bekleding: 100% rundleer, gepigmenteerd, 1,1 mm. Sleden: staal.",
    care: "Afnemen met een goed uitgewrongen doek. Eenmaal per jaar leerverzorging voor gelakt leer.",
    attributes: {
      upholstery: "Leer",
      version: "3-zits",
      shape: "Recht",
      footVariant: "Zwart staal",
      frameHeight: "43 cm",
      unit: "Stuk",
    },
    claims: {
      madeInGermany:
        "Het leer wordt in Rheine gesneden, genaaid en gestoffeerd; verklaring van herkomst van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "2-3 month" },
    prices: { "204x90x80": 2395, "234x90x80": 2695 },
    hardness: { medium: 0, firm: 0 },
    weight: { kg: { "204x90x80": 63, "234x90x80": 71 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "karamel",
        photos: ["bank-1153a", "kamer-bank-1153a", "bank-1153a-arm", "bank-1153a-stof", "stof-leerkar"],
        live: "2026-05-11",
        sold: 9,
        stock: "order",
      },
    },
  },
];
