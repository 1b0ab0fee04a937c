import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "2-3 day" } as const;
const zipped = "Hoes rondom afritsbaar en wasbaar op 60 graden. Leg de topper na het uitpakken een dag vlak voordat u erop slaapt.";

export const toppers: MasterSource[] = [
  {
    key: "03-3101",
    title: "Topper Dauw",
    subtitle: "Traagschuim, 7 cm hoog",
    description:
      "Dauw maakt een te hard matras zachter zonder dat u een nieuw matras koopt. Zeven centimeter traagschuim vormt zich naar schouder en heup en vult de naad tussen twee matrassen. Ligt uw matras al in een kuil, dan lost een topper dat niet op: hij volgt de kuil.",
    brand: "veenrand",
    categories: ["/matrassen/toppers/traagschuim-toppers", "/matrassen/toppers"],
    composition: "Kern: 6 cm traagschuim met een dichtheid van 50 kilo per kubieke meter (100% polyurethaan). Hoes: 100% polyester.",
    care: zipped,
    attributes: { fillingMaterial: ["Traagschuim"], cover: "Polyester", coreHeight: "7 cm" },
    claims: {
      vegan: "Polyurethaan en polyester, zonder dierlijke grondstoffen; opgave van de fabrikant.",
      bestseller:
        "In de vijf meest verkochte artikelen bij de matrassen van Warmeland, geteld over de 90 dagen tot en met 31 oktober 2026.",
    },
    delivery,
    prices: { "80x200": 169, "90x200": 179, "90x210": 189, "140x200": 259, "160x200": 289, "180x200": 319, "180x210": 335 },
    weight: { perSquareMetre: 3.6 },
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-03-23",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["topper-01"],
        live: "2024-03-25",
        sold: 268,
        stock: { "180200": 33, "160200": 29, "090200": 17, "180210": 0 },
      },
    },
  },
  {
    key: "03-3104",
    title: "Topper Mist",
    subtitle: "Koudschuim, 6 cm hoog, opgerold geleverd",
    description:
      "Mist is luchtig en veert snel terug, prettig voor wie vaak van houding wisselt. Hij komt opgerold in een smalle doos, dus ook door een steil trappenhuis. Na een paar uur uitrusten is hij op hoogte. Wie diep wil wegzakken, vindt bij Dauw meer van zijn gading.",
    brand: "veenrand",
    categories: ["/matrassen/toppers/koudschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 5 cm koudschuim met een dichtheid van 40 kilo per kubieke meter (100% polyurethaan). Hoes: 65% polyester, 35% katoen.",
    care: zipped,
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Polyester en katoen", coreHeight: "6 cm" },
    delivery,
    prices: { "80x200": 119, "90x200": 129, "140x200": 189, "160x200": 209, "180x200": 229 },
    weight: { perSquareMetre: 2.7 },
    sale: { percent: 15, since: "2026-10-30" },
    colours: { A: { colour: "crème", photos: ["topper-02"], live: "2024-11-18", sold: 126 } },
  },
  {
    key: "03-3106",
    title: "Topper Rijp",
    subtitle: "Natuurlatex, 8 cm hoog, met hoekelastieken",
    description:
      "Elastieken op de vier hoeken houden Rijp op zijn plaats, ook op een verstelbaar bed. De kern van natuurlatex geeft overal even veel mee en wordt niet harder in de kou. Hij is zwaarder dan schuim: 180 breed tilt u met twee. Niet kiezen bij een allergie voor latex.",
    brand: "duinhof",
    categories: ["/matrassen/toppers/latex-toppers", "/matrassen/toppers"],
    composition: "Kern: 7 cm natuurlatex (meer dan 90% natuurrubber). Hoes: 100% katoen.",
    care: zipped,
    attributes: { fillingMaterial: ["Natuurlatex"], cover: "Katoen", coreHeight: "8 cm" },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: { "80x200": 329, "90x200": 349, "90x210": 369, "140x200": 509, "160x200": 569, "180x200": 629 },
    weight: { perSquareMetre: 6.4 },
    colours: { A: { colour: "wit", photos: ["topper-03", "matras-01"], live: "2025-01-27", sold: 49 } },
  },
  {
    key: "03-3109",
    title: "Topper Nevel",
    subtitle: "Koudschuim uit één stuk voor boxsprings, 6 cm hoog",
    description:
      "Nevel is voor boxsprings gemaakt: ook de brede maten zijn uit één stuk, zonder naad in het midden. De grijsblauwe band van ademend gaas laat lucht langs de zijkant binnen. Meet bij een bestaande boxspring eerst de topper die erop ligt, want de hoeken moeten gelijk lopen.",
    brand: "duinhof",
    categories: ["/matrassen/toppers/koudschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 5 cm koudschuim met een dichtheid van 50 kilo per kubieke meter (100% polyurethaan). Hoes: 70% polyester, 30% viscose.",
    care: zipped,
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Polyester en viscose", coreHeight: "6 cm" },
    delivery,
    prices: { "140x200": 239, "160x200": 265, "160x210": 279, "180x200": 295, "180x210": 309, "180x220": 325 },
    weight: { perSquareMetre: 3.1 },
    colours: { A: { colour: "grijsblauw", photos: ["topper-04", "topper-01"], live: "2026-11-16", sold: 11 } },
  },
  {
    key: "03-3120",
    title: "Matrasbeschermer Schelp",
    subtitle: "Gestikt katoen met elastiek rondom",
    description:
      "Schelp gaat als een hoeslaken om het matras en vangt op wat u niet in de kern wilt hebben. De gestikte laag maakt een glad matras iets zachter. Waterdicht is hij niet; hij ademt juist. Kookwas verdraagt hij goed, droog daarna strak uitgehangen.",
    brand: "weverijOost",
    categories: ["/matrassen/matrasbeschermers"],
    composition: "Bovenkant en rok: 100% katoen. Vulling: 100% katoen.",
    care: "Wasbaar op 95 graden, mag in de droger. Was nieuw textiel voor het eerste gebruik.",
    attributes: { fabric: "Katoen", version: "Gestikt, tot 30 cm diep" },
    claims: { allergySuitable: "Te wassen op 95 graden; huisstofmijt sterft vanaf 60 graden." },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: { "80x200": 34.95, "90x200": 36.95, "140x200": 49.95, "160x200": 54.95, "180x200": 59.95 },
    weight: { perSquareMetre: 0.55 },
    colours: { A: { colour: "wit", photos: ["hoeslaken-02"], live: "2024-02-26", sold: 214 } },
  },
  {
    key: "03-1481",
    title: "Molton Zandbank",
    subtitle: "Geruwd katoen met elastiek rondom",
    description:
      "Een molton is een geruwd katoenen onderlaken: zacht, absorberend en sterk. Zandbank ligt onder het hoeslaken en houdt het matras schoon tussen twee wasbeurten in. Voor een matras hoger dan 26 cm is de rok te kort.",
    brand: "weverijOost",
    categories: ["/matrassen/matrasbeschermers"],
    composition: "100% katoen, 220 gram per vierkante meter.",
    care: "Wasbaar op 95 graden, mag in de droger. Krimpt bij de eerste was ongeveer 4%, daar is bij het snijden rekening mee gehouden.",
    attributes: { fabric: "Molton", version: "Geruwd, tot 26 cm diep" },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: { "80x200": 19.95, "90x200": 21.95, "140x200": 29.95, "160x200": 32.95, "180x200": 35.95 },
    weight: { perSquareMetre: 0.32 },
    colours: { A: { colour: "ecru", photos: ["hoeslaken-04"], live: "2024-02-05", sold: 246 } },
  },
];
