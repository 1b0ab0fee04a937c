import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const feathers =
  "Wasbaar op 60 graden, geheel drogen in de droger met twee tennisballen. Schud het kussen dagelijks op.";

export const pillows: MasterSource[] = [
  {
    key: "05-1201",
    title: "Hoofdkussen Kreek",
    subtitle: "Traagschuim, gegolfd",
    description:
      "Kreek heeft een hoge en een lage golf: hoog voor op de zij, laag voor op de rug. Het traagschuim vult de holte van uw nek en houdt die vorm vast. Op uw buik slapen gaat er niet op. Geef uzelf een week om te wennen als u van een zacht kussen komt.",
    brand: "veenrand",
    categories: ["/kussens/hoofdkussens/nekkussens", "/kussens/hoofdkussens"],
    composition: "Kern: traagschuim (100% polyurethaan). Hoes: 60% katoen, 40% polyester.",
    care: "Hoes wasbaar op 60 graden. De kern niet wassen, wel wekelijks luchten.",
    attributes: { unit: "Stuk", fillingMaterial: ["Traagschuim"], shape: "Nekkussen", cover: "Katoen en polyester" },
    claims: {
      allergySuitable: "De hoes is afritsbaar en op 60 graden te wassen; in de gesloten kern nestelt geen mijt.",
      bestseller: "Meest verkochte hoofdkussen van Warmeland, geteld over de 90 dagen tot en met 31 oktober 2026.",
    },
    delivery,
    prices: { "60x40": 49.95, "70x40": 59.95 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { kg: { "60x40": 1.1, "70x40": 1.3 } },
    formerPrices: [{ factor: 0.92 }],
    regularSince: "2026-01-26",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["hoofdkussen-01", "bed-op-09", "hoofdkussen-01-golf", "hoofdkussen-01-tijk"],
        live: "2024-03-11",
        sold: 305,
        stock: { "060040-M": 71, "060040-S": 38 },
      },
    },
  },
  {
    key: "05-1204",
    title: "Hoofdkussen Zwaluw",
    subtitle: "Dons en veertjes in katoen",
    description:
      "Een kussen met een zachte kamer van dons en een kern van veertjes, zodat uw hoofd wegzakt maar niet doorzakt. U schudt het in de vorm die u wilt. Niet bij een allergie voor veren. In drie hardheden, waarvan stevig voor brede schouders en zacht voor de buik.",
    brand: "noorderdons",
    categories: ["/kussens/hoofdkussens/donzen-kussens", "/kussens/hoofdkussens"],
    composition:
      "Buitenkamers: 60% ganzendons, 40% veertjes. Binnenkamer: 100% veertjes. Tijk: 100% katoen, donsdicht geweven.",
    care: feathers,
    attributes: { unit: "Stuk", fillingMaterial: ["Dons", "Veertjes"], shape: "Rechthoekig", cover: "Katoen" },
    delivery,
    prices: { "50x60": 52.95, "60x70": 59.95 },
    hardness: { soft: 0, medium: 0, firm: 5 },
    weight: { kg: { "50x60": 0.75, "60x70": 0.9 } },
    sale: { percent: 15, since: "2026-11-10" },
    colours: {
      A: {
        colour: "wit",
        photos: ["hoofdkussen-r1", "bed-op-11", "hoofdkussen-r1-hoek", "hoofdkussen-r1-naad"],
        live: "2024-05-20",
        sold: 218,
      },
    },
  },
  {
    key: "05-1207",
    title: "Hoofdkussens Tureluur, set van twee",
    subtitle: "Vezelbolletjes, met rits om te doseren",
    description:
      "Twee dezelfde kussens, gevuld met vezelbolletjes die niet gaan klitten. Een rits in de zijkant laat u vulling uithalen als het kussen te hoog is; bewaar die, want na een jaar kan hij er weer bij. Op 60 graden te wassen en dezelfde avond droog.",
    brand: "noorderdons",
    categories: ["/kussens/hoofdkussens/synthetische-kussens", "/kussens/hoofdkussens"],
    composition: "Vulling: 100% polyester. Tijk: 100% katoen.",
    care: "Wasbaar op 60 graden, drogen op lage stand.",
    attributes: {
      unit: "Set",
      fillingMaterial: ["Polyester"],
      shape: "Rechthoekig",
      cover: "Katoen",
      packagingUnit: "2 kussens",
    },
    claims: {
      allergySuitable: "Kussen en vulling gaan in hun geheel op 60 graden in de was.",
      vegan: "Polyester en katoen, zonder dons, veren of wol; opgave van de fabrikant.",
    },
    delivery,
    prices: { "50x60": 34.95, "60x70": 39.95 },
    hardness: { soft: 0, medium: 0 },
    weight: { kg: { "50x60": 1.4, "60x70": 1.7 } },
    colours: {
      A: {
        colour: "wit",
        photos: ["hoofdkussen-02", "bed-op-09", "hoofdkussen-02-boven", "hoofdkussen-02-naad"],
        live: "2024-08-12",
        sold: 187,
      },
    },
  },
  {
    key: "05-1210",
    title: "Hoofdkussen Plevier",
    subtitle: "Katoen en wol, vierkant",
    description:
      "Plevier is plat en vierkant, voor wie op de rug of de buik slaapt. Op uw zij is het te laag, tenzij u er een tweede onder legt. De vulling van wolbolletjes in een katoenen tijk blijft droog en geeft weinig hoogte.",
    brand: "noorderdons",
    categories: ["/kussens/hoofdkussens/wollen-kussens", "/kussens/hoofdkussens"],
    composition: "Vulling: 100% scheerwol, in bolletjes. Tijk: 100% katoen.",
    care: "Luchten; wasbaar op 30 graden met een wolprogramma, liggend drogen.",
    attributes: { unit: "Stuk", fillingMaterial: ["Wol"], shape: "Vierkant", cover: "Katoen" },
    delivery,
    prices: { "50x60": 49.95, "60x60": 54.95, "65x65": 58.95 },
    weight: { kg: 0.95 },
    colours: {
      A: {
        colour: "wit",
        photos: ["hoofdkussen-03", "bed-op-09", "hoofdkussen-03-hoek", "hoofdkussen-03-punt"],
        live: "2025-03-31",
        sold: 61,
      },
    },
  },
  {
    key: "05-1213",
    title: "Hoofdkussen Mees",
    subtitle: "Katoen met een kleurtje",
    description:
      "Mees heeft een tijk in ijsblauw, die onder een witte sloop zacht doorschemert. De vulling van katoenpluis is koel en tamelijk vlak. Wie hoge steun zoekt, neemt een nekkussen. Katoen zakt in het gebruik ineen: klop het kussen om de paar dagen flink op.",
    brand: "noorderdons",
    categories: ["/kussens/hoofdkussens"],
    composition: "Vulling en tijk: 100% katoen.",
    care: "Wasbaar op 40 graden, drogen op lage stand en tussendoor opkloppen.",
    attributes: { unit: "Stuk", fillingMaterial: ["Katoen"], shape: "Rechthoekig", cover: "Katoen" },
    claims: { vegan: "Tijk en vulling zijn geheel van katoen; opgave van de fabrikant." },
    delivery,
    prices: { "50x60": 39.95, "60x70": 44.95 },
    weight: { kg: 1.0 },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["kussen-1213a", "bed-op-08", "kussen-1213a-hoek", "kussen-1213a-stof"],
        live: "2025-08-25",
        sold: 54,
      },
    },
  },
  {
    key: "05-1216",
    title: "Hoofdkussen Wulp",
    subtitle: "Gestikt, extra lang",
    description:
      "Negentig centimeter lang, zodat u in uw slaap niet van het kussen rolt. Let op de sloop: neem er een van 50 × 90 cm, een gewone is te kort. De ruit is doorgestikt en houdt de vulling van kapok verdeeld.",
    brand: "noorderdons",
    categories: ["/kussens/hoofdkussens"],
    composition: "Vulling: 70% kapok, 30% polyester. Tijk: 100% katoen.",
    care: "Luchten; wasbaar op 30 graden, liggend drogen.",
    attributes: { unit: "Stuk", fillingMaterial: ["Kapok"], shape: "Extra lang", cover: "Katoen" },
    delivery,
    prices: { "50x90": 64.95 },
    weight: { kg: 1.3 },
    colours: {
      A: {
        colour: "crème",
        photos: ["hoofdkussen-05", "bed-op-10", "hoofdkussen-05-eind", "hoofdkussen-05-ruit"],
        live: "2026-11-04",
        sold: 12,
      },
    },
  },
  {
    key: "05-1219",
    title: "Zijslaapkussen Sikkel",
    subtitle: "Gebogen steunkussen, 140 cm lang",
    description:
      "Sikkel ligt langs uw lichaam: het ene eind onder uw hoofd, het midden onder uw bovenste knie. Zo blijven heup en schouder in lijn, ook in de laatste maanden van een zwangerschap. Overdag buigt u het om een baby heen bij het voeden; laat een kind er nooit mee alleen.",
    brand: "noorderdons",
    categories: ["/kussens/zijslaapkussens"],
    composition: "Vulling: 100% polyester, fijne bolletjes. Hoes: 100% katoen.",
    care: "Hoes wasbaar op 60 graden, vulling op 40 graden.",
    attributes: { unit: "Stuk", fillingMaterial: ["Polyester"], shape: "Halve maan", cover: "Katoen" },
    delivery,
    prices: { "140x35": 69.95 },
    weight: { kg: 1.6 },
    formerPrices: [{ factor: 1 }, { factor: 0.85, since: "2026-10-05" }],
    regularSince: "2026-10-19",
    sale: { percent: 20, since: "2026-11-09" },
    colours: {
      A: {
        colour: "ijsblauw",
        photos: ["kussen-1219a", "bed-op-08", "kussen-1219a-hoek", "kussen-1219a-stof"],
        live: "2025-01-13",
        sold: 92,
      },
    },
  },
  {
    key: "05-1222",
    title: "Hoofdkussen Rif",
    subtitle: "Laag nekkussen van natuurlatex",
    description:
      "Rif is lager dan Kreek en veert meteen terug, wat prettig is als u veel draait. De geribde hoes laat lucht langs uw wang. Geschikt voor smalle schouders en voor de rug. Latex blijft ook in een koude kamer soepel; bij een latexallergie is het geen keus.",
    brand: "veenrand",
    categories: ["/kussens/hoofdkussens/nekkussens", "/kussens/hoofdkussens/latex-kussens"],
    composition: "Kern: natuurlatex (meer dan 85% natuurrubber). Hoes: 95% katoen, 5% elastaan.",
    care: "Hoes wasbaar op 60 graden. Houd de kern uit de zon.",
    attributes: { unit: "Stuk", fillingMaterial: ["Natuurlatex"], shape: "Nekkussen", cover: "Katoen met elastaan" },
    delivery,
    prices: { "60x38": 74.95 },
    hardness: { medium: 0, firm: 0 },
    weight: { kg: 1.5 },
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["hoofdkussen-07", "bed-op-10", "hoofdkussen-07-bies", "hoofdkussen-07-rib"],
        live: "2024-11-25",
        sold: 79,
      },
    },
  },
  {
    key: "05-1225",
    title: "Kinderkussen Stip",
    subtitle: "Plat kussen, 40 × 60 cm",
    description:
      "Een kinderhoofd heeft weinig steun nodig. Stip is plat, zacht en licht, voor kinderen vanaf twee jaar; jonger slapen ze veiliger zonder kussen. De stippen zijn op de tijk gedrukt, dus ook zonder sloop ziet het er vrolijk uit.",
    brand: "nestpad",
    categories: ["/kussens/kinderkussens"],
    composition: "Vulling: 100% polyester. Tijk: 100% katoen.",
    care: "Wasbaar op 60 graden, drogen op lage stand.",
    attributes: { unit: "Stuk", fillingMaterial: ["Polyester"], shape: "Rechthoekig", cover: "Katoen" },
    delivery,
    prices: { "40x60": 17.95 },
    weight: { kg: 0.3 },
    colours: {
      A: {
        colour: "wit",
        photos: ["hoofdkussen-08", "bed-op-10", "hoofdkussen-08-eind", "hoofdkussen-08-stip"],
        live: "2024-10-21",
        sold: 143,
      },
    },
  },
];
