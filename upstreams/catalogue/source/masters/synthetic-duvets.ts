import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;

/** The basic line of duvets with man-made fibres. */
export const syntheticDuvets: MasterSource[] = [
  {
    key: "04-1133",
    title: "Dekbed Duinpan",
    subtitle: "Holle vezel voor elk jaargetijde, op 60 graden te wassen",
    description:
      "Twee dunne dekbedden samen zijn goedkoper te maken dan één dik met ingewikkelde vakken, en ze drogen twee keer zo snel. Daarom bestaat Duinpan uit delen van 150 en 250 gram. Tegenover die gemakken staat dat de vezel warmte minder goed regelt dan wol. Neem bij nachtzweten een natuurlijke vulling. Kinderen, huisdieren, een bekertje sap: alles gaat zonder nadenken in de trommel.",
    brand: "duinhof",
    categories: ["/dekbedden/vierseizoenendekbedden", "/dekbedden/synthetische-dekbedden"],
    composition:
      "Vulling: 100% polyester (holle vezel), 150 en 250 gram per vierkante meter. Tijk: 100% polyester, microvezel.",
    care: "Wasbaar op 60 graden, droger op de lage stand; per deel wassen.",
    attributes: {
      unit: "Set",
      fillingMaterial: ["Polyester"],
      season: "Vier seizoenen",
      warmthClass: "1 tot 4",
      cover: "Polyester",
      packagingUnit: "2 dekbedden",
    },
    claims: {
      allergySuitable: "Vezel en tijk getest op allergenen van huisstofmijt, Textielkeur Twente, rapport 2025-0331.",
      vegan: "Geheel van polyester, opgave van Duinhof.",
    },
    delivery,
    prices: {
      "140x200": 64.95,
      "140x220": 69.95,
      "200x200": 94.95,
      "200x220": 99.95,
      "240x200": 109,
      "240x220": 115,
      "260x220": 129,
    },
    weight: { perSquareMetre: 0.56 },
    formerPrices: [{ factor: 1.08 }],
    regularSince: "2026-06-01",
    colours: {
      A: {
        colour: "wit",
        photos: ["dekbed-1133a", "bed-op-11", "dekbed-1133a-hoek", "dekbed-1133a-tijk"],
        live: "2023-08-28",
        sold: 209,
      },
    },
  },
  {
    key: "04-1136",
    title: "Dekbed Vuurtoren",
    subtitle: "Dik en wasbaar winterdekbed",
    description:
      "Warm hoeft niet duur te zijn. Vuurtoren is met 500 gram gesiliconiseerde vezel per vierkante meter gevuld, die bolt en niet klontert. Het volume vraagt wel een trommel van 8 kg. Vanaf april ligt u er te warm onder. Voor een studentenkamer op het noorden of een vakantiehuisje is het een praktische keus: in de machine te wassen en de volgende dag weer op bed.",
    brand: "duinhof",
    categories: ["/dekbedden/winterdekbedden", "/dekbedden/synthetische-dekbedden"],
    composition:
      "Vulling: 100% polyester, gesiliconiseerd, 500 gram per vierkante meter. Tijk: 50% katoen, 50% polyester.",
    care: "Wasbaar op 60 graden. Schud het dekbed halverwege het drogen op.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Polyester"],
      season: "Winter",
      warmthClass: "1",
      cover: "Katoen en polyester",
    },
    claims: { vegan: "Polyester en katoen, zonder dierlijke vezel; opgave van Duinhof." },
    delivery,
    prices: {
      "140x200": 54.95,
      "140x220": 59.95,
      "200x200": 79.95,
      "200x220": 84.95,
      "240x200": 94.95,
      "240x220": 99.95,
      "260x220": 115,
    },
    weight: { perSquareMetre: 0.72 },
    sale: { percent: 20, since: "2026-11-13" },
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["dekbed-1136a", "bed-op-12", "dekbed-1136a-hoek", "dekbed-1136a-tijk"],
        live: "2024-09-16",
        sold: 128,
      },
    },
  },
  {
    key: "04-1139",
    title: "Dekbed Strandwacht",
    subtitle: "Zomervezel, 840 gram in 140 × 200 cm",
    description:
      "Opgevouwen past Strandwacht in een weekendtas, wat het ook geschikt maakt voor de boot of de tent. De tijk van geborstelde microvezel voelt zacht, al geeft hij minder lucht dan katoen. Voor tropische nachten laat u de vulling voor wat ze is en slaapt u onder een laken; voor de andere zomernachten is dit genoeg.",
    brand: "duinhof",
    categories: ["/dekbedden/zomerdekbedden", "/dekbedden/synthetische-dekbedden"],
    composition: "Vulling: 100% polyester, 120 gram per vierkante meter. Tijk: 100% polyester, geborsteld.",
    care: "Wasbaar op 60 graden en binnen een paar uur droog.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Polyester"],
      season: "Zomer",
      warmthClass: "4",
      cover: "Polyester",
    },
    claims: { allergySuitable: "Mag als geheel op 60 graden gewassen worden, heet genoeg voor huisstofmijt." },
    delivery,
    prices: {
      "140x200": 29.95,
      "140x220": 32.95,
      "200x200": 44.95,
      "200x220": 47.95,
      "240x200": 52.95,
      "240x220": 55.95,
      "260x220": 62.95,
    },
    weight: { perSquareMetre: 0.3 },
    colours: {
      A: {
        colour: "wit",
        photos: ["dekbed-1139a", "kamer-dekbed-1112a", "dekbed-1139a-hoek", "dekbed-1139a-tijk"],
        live: "2025-05-12",
        sold: 79,
        stock: { "240220": 0, "140200": 41 },
      },
    },
  },
  {
    key: "04-1178",
    title: "Dekbed Logé",
    subtitle: "In een tas met rits, klaar voor bezoek",
    description:
      "Logés komen twee keer per jaar en hun dekbed ligt de rest van de tijd in de weg. Vandaar de doorzichtige tas met handvat: stofvrij onder het bed, en u ziet van buiten welke maat erin zit. Voor elke nacht zijn er beter ademende dekbedden. De vulling is een gulden midden tussen de kachel hoog en het raam open.",
    brand: "duinhof",
    categories: ["/dekbedden/synthetische-dekbedden"],
    composition:
      "Vulling: 100% polyester, waarvan de helft gerecycled; 280 gram per vierkante meter. Tijk: 100% katoen.",
    care: "Wasbaar op 40 graden. Laat het volledig drogen voor het terug in de tas gaat.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Polyester"],
      season: "Vier seizoenen",
      warmthClass: "2",
      cover: "Katoen",
      packagingUnit: "1 dekbed in tas",
    },
    delivery,
    prices: {
      "140x200": 44.95,
      "140x220": 48.95,
      "200x200": 64.95,
      "200x220": 69.95,
      "240x200": 79.95,
      "240x220": 84.95,
    },
    weight: { perSquareMetre: 0.5 },
    colours: {
      A: {
        colour: "wit",
        photos: ["dekbed-1178a", "kamer-dekbed-01", "dekbed-1178a-hoek", "dekbed-1178a-tijk"],
        live: "2026-06-22",
        sold: 83,
      },
    },
  },
];
