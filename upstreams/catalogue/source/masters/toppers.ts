import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "2-3 day" } as const;
const zipped =
  "Hoes rondom afritsbaar en wasbaar op 60 graden. Leg de topper na het uitpakken een dag vlak voordat u erop slaapt.";

/** Toppers of foam. */
export const toppers: MasterSource[] = [
  {
    key: "03-3101",
    title: "Topper Dauw",
    subtitle: "Traagschuim, 7 cm hoog",
    description:
      "Dauw maakt een te hard matras zachter zonder dat u een nieuw matras koopt. Ligt uw matras al in een kuil, dan lost een topper dat niet op: hij volgt de kuil. Zes centimeter traagschuim vormt zich naar schouder en heup en vult de naad tussen twee matrassen.",
    brand: "veenrand",
    categories: ["/matrassen/toppers/traagschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 6 cm traagschuim met een dichtheid van 50 kilo per kubieke meter (100% polyurethaan). Hoes: 100% polyester.",
    care: zipped,
    attributes: { fillingMaterial: ["Traagschuim"], cover: "Polyester", coreHeight: "7 cm" },
    claims: {
      vegan: "Polyurethaan en polyester, zonder dierlijke grondstoffen; opgave van de fabrikant.",
      bestseller:
        "In de vijf meest verkochte artikelen bij de matrassen van Warmeland, geteld over de 90 dagen tot en met 31 oktober 2026.",
    },
    delivery,
    prices: {
      "80x200": 169,
      "90x200": 179,
      "90x210": 189,
      "140x200": 259,
      "160x200": 289,
      "180x200": 319,
      "180x210": 335,
      "200x200": 349,
    },
    weight: { perSquareMetre: 3.6 },
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-03-23",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["topper-01", "hal-08", "topper-01-hoek", "topper-01-stiksel"],
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
      "Mist is luchtig en veert snel terug, prettig voor wie vaak van houding wisselt. Wie diep wil wegzakken, vindt bij Dauw meer van zijn gading. Mist komt opgerold in een smalle doos, dus ook door een steil trappenhuis. Na een paar uur uitzetten is hij op hoogte.",
    brand: "veenrand",
    categories: ["/matrassen/toppers/koudschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 5 cm koudschuim met een dichtheid van 40 kilo per kubieke meter (100% polyurethaan). Hoes: 65% polyester, 35% katoen.",
    care: zipped,
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Polyester en katoen", coreHeight: "6 cm" },
    delivery,
    prices: {
      "70x200": 115,
      "80x200": 119,
      "90x200": 129,
      "120x200": 165,
      "140x200": 189,
      "160x200": 209,
      "180x200": 229,
    },
    weight: { perSquareMetre: 2.7 },
    sale: { percent: 15, since: "2026-10-30" },
    colours: {
      A: {
        colour: "crème",
        photos: ["topper-02", "kamer-topper-02", "topper-02-rol", "topper-02-band"],
        live: "2024-11-18",
        sold: 126,
      },
    },
  },
  {
    key: "03-3109",
    title: "Topper Nevel",
    subtitle: "Koudschuim uit één stuk voor boxsprings, 6 cm hoog",
    description:
      "Nevel is voor boxsprings gemaakt: ook de brede maten zijn uit één stuk, zonder naad in het midden. Meet bij een bestaande boxspring eerst de topper die erop ligt, want de hoeken moeten gelijk lopen. De grijsblauwe band van ademend gaas laat lucht langs de zijkant binnen.",
    brand: "duinhof",
    categories: ["/matrassen/toppers/koudschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 5 cm koudschuim met een dichtheid van 50 kilo per kubieke meter (100% polyurethaan). Hoes: 70% polyester, 30% viscose.",
    care: zipped,
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Polyester en viscose", coreHeight: "6 cm" },
    delivery,
    prices: {
      "140x200": 239,
      "160x200": 265,
      "160x210": 279,
      "180x200": 295,
      "180x210": 309,
      "180x220": 325,
      "200x200": 335,
    },
    weight: { perSquareMetre: 3.1 },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["topper-3109a", "kamer-topper-3109a", "topper-3109a-hoek", "topper-3109a-tijk"],
        live: "2026-11-16",
        sold: 11,
      },
    },
  },
  {
    key: "03-3110",
    title: "Topper Avondmist",
    subtitle: "Dik traagschuim, 9 cm hoog",
    description:
      "Met 8 cm schuim en een dikke tijk eromheen is Avondmist bijna een half matras. De hoogte heeft een prijs: uw hoeslaken moet over matras en topper samen passen, en een bed van meer dan 65 cm wordt onhandig hoog. Wel maakt hij van een harde boxspring een bed waar u in ligt, en merkt u minder van het draaien van een onrustige bedgenoot.",
    brand: "duinhof",
    categories: ["/matrassen/toppers/traagschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 8 cm traagschuim met een dichtheid van 55 kilo per kubieke meter (100% polyurethaan). Hoes: 78% polyester, 22% lyocell.",
    care: zipped,
    attributes: { fillingMaterial: ["Traagschuim"], cover: "Polyester en lyocell", coreHeight: "9 cm" },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: {
      "80x200": 239,
      "90x200": 249,
      "90x210": 265,
      "140x200": 359,
      "160x200": 399,
      "180x200": 439,
      "180x210": 459,
      "180x220": 479,
    },
    hardness: { soft: 0, medium: 0 },
    weight: { perSquareMetre: 4.9 },
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-04-06",
    sale: { percent: 15, since: "2026-11-12" },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["topper-3110a", "hal-09", "topper-3110a-hoek", "topper-3110a-tijk"],
        live: "2024-09-23",
        sold: 131,
      },
    },
  },
  {
    key: "03-3112",
    title: "Topper Schouderlicht",
    subtitle: "Traagschuim met uitgesneden schouders, 7 cm hoog",
    description:
      "Uit deze topper zijn op schouderhoogte sleuven gesneden, die dichtvallen zodra u erop ligt. Zo komt er speling waar die nodig is, zonder dat uw heup ook dieper zakt. Vier elastieken houden hem op zijn plaats, want een verschoven zone werkt tegen u. Passend bij lichaamslengten van 1,62 tot 1,88 meter.",
    brand: "ruststand",
    categories: ["/matrassen/toppers/traagschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 6 cm traagschuim met een dichtheid van 50 kilo per kubieke meter (100% polyurethaan). Hoes: 93% polyester, 7% elastaan.",
    care: zipped,
    attributes: {
      fillingMaterial: ["Traagschuim"],
      cover: "Polyester met elastaan",
      coreHeight: "7 cm",
      version: "Met schouderzone",
    },
    claims: { madeInGermany: "Gesneden en gestikt in Herford; verklaring van herkomst RS-25-140 van de fabrikant." },
    delivery: { kind: "parcel", time: "5-8 day" },
    prices: {
      "80x200": 219,
      "90x200": 229,
      "90x210": 242,
      "140x200": 329,
      "160x200": 365,
      "180x200": 399,
      "180x210": 419,
    },
    hardness: { soft: 0, medium: 0 },
    weight: { perSquareMetre: 3.9 },
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-02-16",
    colours: {
      A: {
        colour: "wit",
        photos: ["topper-3112a", "hal-09", "topper-3112a-hoek", "topper-3112a-tijk"],
        live: "2025-03-10",
        sold: 72,
      },
    },
  },
  {
    key: "03-3114",
    title: "Topper Motregen",
    subtitle: "Dun traagschuim in een rol, 5 cm hoog",
    description:
      "Goedkoop, licht en in een uur uitgerold. Motregen neemt de ergste hardheid van een logeerbed of slaapbank weg en vult het kuiltje tussen twee kussens. Meer moet u van 4 cm schuim, met de hoes eromheen 5 cm, niet verwachten: op een doorgelegen matras ligt u na een week weer even scheef. De banden bewaart u om hem op te bergen.",
    brand: "veenrand",
    categories: ["/matrassen/toppers/traagschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 4 cm traagschuim met een dichtheid van 40 kilo per kubieke meter (100% polyurethaan). Hoes: 100% polyester.",
    care: "Hoes afritsbaar, wasbaar op 40 graden. Opgerold hooguit een halfjaar bewaren.",
    attributes: { fillingMaterial: ["Traagschuim"], cover: "Polyester", coreHeight: "5 cm", version: "Opgerold" },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: {
      "70x190": 79,
      "80x200": 85,
      "90x200": 89,
      "120x200": 115,
      "140x200": 129,
      "160x200": 145,
      "180x200": 159,
    },
    weight: { perSquareMetre: 2.0 },
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-07-20",
    colours: {
      A: {
        colour: "crème",
        photos: ["topper-3114a", "kamer-topper-02", "topper-3114a-hoek", "topper-3114a-tijk"],
        live: "2024-06-17",
        sold: 143,
      },
    },
  },
  {
    key: "03-3116",
    title: "Topper Ochtendgrijs",
    subtitle: "Koudschuim in twee hardheden, 8 cm hoog",
    description:
      "De meeste toppers zijn er in één hardheid; deze in twee. Gemiddeld haalt de scherpte van een strakke boxspring, stevig doet het omgekeerde en maakt een te zacht bed weer vlak. De kern heeft zeven zones en ligt daarom met het label aan het hoofdeinde. Bij verschil in gewicht kiest u twee losse van 90.",
    brand: "duinhof",
    categories: ["/matrassen/toppers/koudschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 7 cm koudschuim met een dichtheid van 50 kilo per kubieke meter (100% polyurethaan). Hoes: 100% katoen.",
    care: zipped,
    attributes: { fillingMaterial: ["Koudschuim"], cover: "Katoen", coreHeight: "8 cm", version: "Zeven zones" },
    claims: { metalFree: "Een plaat schuim in een katoenen hoes; de rits is van nylon." },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: {
      "80x200": 209,
      "90x200": 219,
      "90x210": 232,
      "140x200": 315,
      "160x200": 349,
      "180x200": 385,
      "180x210": 399,
    },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 4.2 },
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2025-11-24",
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["topper-3116a", "hal-09", "topper-3116a-hoek", "topper-3116a-tijk"],
        live: "2024-12-16",
        sold: 91,
      },
    },
  },
  {
    key: "03-3117",
    title: "Splittopper Ritme",
    subtitle: "Voor boxsprings die los van elkaar bewegen, 7 cm hoog",
    description:
      "Aan het voeteneind is Ritme één geheel, vanaf de heup is hij in het midden gespleten. Zo kan de een rechtop lezen terwijl de ander vlak ligt, en glijden de helften toch niet uit elkaar. De split is 150 cm lang; meet of het draaipunt van uw bodem daarbinnen valt. Onder een gewoon hoeslaken past hij niet, daarvoor bestaan splithoeslakens.",
    brand: "ruststand",
    categories: ["/matrassen/toppers/koudschuim-toppers", "/matrassen/toppers"],
    composition:
      "Kern: 6 cm koudschuim met een dichtheid van 50 kilo per kubieke meter (100% polyurethaan). Hoes: 66% polyester, 34% viscose.",
    care: zipped,
    attributes: {
      fillingMaterial: ["Koudschuim"],
      cover: "Polyester en viscose",
      coreHeight: "7 cm",
      version: "Met split",
    },
    claims: {
      madeInGermany:
        "Gemaakt in Herford, bij de bodems waarvoor hij bedoeld is; verklaring RS-25-141 van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "1-2 week" },
    prices: { "160x200": 389, "160x210": 409, "180x200": 429, "180x210": 449, "180x220": 469, "200x200": 479 },
    hardness: { soft: 0, medium: 0 },
    weight: { perSquareMetre: 3.6 },
    colours: {
      A: {
        colour: "wit",
        photos: ["topper-3117a", "kamer-topper-3117a", "topper-3117a-hoek", "topper-3117a-tijk"],
        live: "2025-09-01",
        sold: 55,
      },
    },
  },
];
