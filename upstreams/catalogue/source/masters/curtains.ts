import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/wonen/gordijnen/overgordijnen", "/wonen/gordijnen"];

export const curtains: MasterSource[] = [
  {
    key: "11-3101",
    title: "Gordijnen Polder, set van twee",
    subtitle: "Linnen en katoen, half doorlatend",
    description:
      "Polder laat overdag gefilterd licht binnen en houdt 's avonds inkijk tegen. De plooiband past op haken en op een roede. Voor een slaapkamer aan de straatkant is de stof te licht. Neem voor een ruim vallende plooi tweemaal de breedte van uw raam.",
    brand: "weverijOost",
    categories,
    composition: "55% linnen, 45% katoen.",
    care: "Wasbaar op 30 graden, halfdroog ophangen. Houd rekening met 2% krimp.",
    attributes: { fabric: "Linnen en katoen", packagingUnit: "2 gordijnen", version: "Half doorlatend", unit: "Paar" },
    delivery,
    prices: {
      "140x240": 99.95,
      "140x260": 109,
      "140x280": 119,
      "200x240": 139,
      "200x260": 149,
      "200x280": 159,
      "290x240": 199,
      "290x260": 209,
      "290x280": 219,
    },
    weight: { perSquareMetre: 0.46 },
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-01-19",
    colours: {
      A: {
        colour: "terracotta",
        photos: ["gordijn-01", "kamer-bank-1173a", "gordijn-01-roede", "gordijn-01-plooi"],
        live: "2024-09-02",
        sold: 55,
      },
      B: {
        colour: "leem",
        photos: ["gordijn-r1", "kamer-bank-1170a", "gordijn-r1-roede", "gordijn-r1-plooi"],
        live: "2024-09-02",
        sold: 71,
      },
    },
  },
  {
    key: "11-3110",
    title: "Gordijnen Akker, set van twee",
    subtitle: "Zwaar katoen, geweven als keper",
    description:
      "Akker hangt recht omdat het zwaar is: 320 gram per vierkante meter, met loodveter in de zoom. Dicht genoeg om de overburen buiten te houden met het licht aan, niet zo dicht dat de ochtend onopgemerkt voorbijgaat. De haken kunt u in vier standen zetten, wat een centimeter of zes speling geeft in de hoogte. Verkort u liever zelf, dan is er een zoom van tien centimeter om uit te leggen.",
    brand: "weverijOost",
    categories,
    composition: "100% katoen, keperbinding.",
    care: "Wasbaar op 40 graden zonder centrifugeren, nat ophangen aan de roede.",
    attributes: { fabric: "Katoen", packagingUnit: "2 gordijnen", version: "Half doorlatend", unit: "Paar" },
    claims: { vegan: "Katoen met haken van metaal; verklaring van Weverij Oost van 14 november 2023." },
    delivery,
    prices: {
      "140x220": 84.95,
      "140x240": 89.95,
      "140x260": 99.95,
      "140x280": 109,
      "200x240": 129,
      "200x260": 139,
      "200x280": 149,
      "290x260": 189,
      "290x280": 199,
    },
    weight: { perSquareMetre: 0.64 },
    colours: {
      A: {
        colour: "salie",
        photos: ["gordijn-02", "kamer-bank-1161a", "gordijn-02-roede", "gordijn-02-plooi"],
        live: "2023-11-27",
        sold: 61,
      },
    },
  },
  {
    key: "11-3113",
    title: "Gordijnen Salon, set van twee",
    subtitle: "Linnen met bijpassende embrasses",
    description:
      "Overdag neemt u de stof opzij met de twee embrasses die erbij zitten; daarvoor schroeft u een haakje in het kozijn. Het linnen is voorgewassen en heeft geen scherpe vouwen als het uit de doos komt. Oudroze verschiet op het zuiden binnen enkele jaren, dus hang er daar een vitrage achter. Een los vallend gordijn tot op de vloer is op deze stof het mooist.",
    brand: "kleurhof",
    categories,
    composition: "100% linnen, 240 gram per vierkante meter.",
    care: "Wasbaar op 30 graden in een halflege trommel. Krimpt niet meer.",
    attributes: {
      fabric: "Linnen",
      packagingUnit: "2 gordijnen en 2 embrasses",
      version: "Half doorlatend",
      unit: "Paar",
    },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "140x240": 149, "140x260": 159, "140x280": 169, "200x240": 209, "200x260": 219, "200x280": 229 },
    weight: { perSquareMetre: 0.48 },
    sale: { percent: 20, since: "2026-11-06" },
    colours: {
      A: {
        colour: "oudroze",
        photos: ["gordijn-05", "kamer-bank-1137a", "gordijn-05-embrasse", "gordijn-05-roede"],
        live: "2025-03-10",
        sold: 44,
      },
    },
  },
  {
    key: "11-3116",
    title: "Gordijnen Vlasland, set van twee",
    subtitle: "Dun linnen, na bestelling genaaid",
    description:
      "Heideschaap knipt en stikt Vlasland pas na uw bestelling, in Dwingeloo, van Frans vlas. Een dunne, open stof waar de tuin nog vaag doorheen te zien is. Verwacht geen verduistering en weinig isolatie; dit zijn gordijnen voor het licht. De noppen en dikke draden horen bij ongekamd garen.",
    brand: "heideschaap",
    categories,
    composition: "100% linnen, 180 gram per vierkante meter.",
    care: "Wasbaar op 40 graden, vochtig ophangen. De stof zet 1% uit in een vochtige kamer.",
    attributes: { fabric: "Linnen", packagingUnit: "2 gordijnen", version: "Doorschijnend", unit: "Paar" },
    claims: { vegan: "Vlas met garen van vlas; verklaring van Heideschaap van 4 februari 2026." },
    delivery: { kind: "parcel", time: "2-3 week" },
    prices: { "140x250": 179, "140x270": 189, "140x290": 199, "180x270": 239, "180x290": 249 },
    weight: { perSquareMetre: 0.36 },
    colours: {
      A: {
        colour: "oudroze",
        photos: ["gordijn-3116a", "kamer-bank-1122a", "gordijn-3116a-roede", "gordijn-3116a-stof"],
        live: "2026-02-16",
        sold: 27,
        stock: "order",
      },
    },
  },
  {
    key: "11-3119",
    title: "Gordijnen Winterdijk, set van twee",
    subtitle: "Wolvilt tegen kou en geluid",
    description:
      "Enkelglas, een schuifpui of een trapgat waar het trekt: daar verdient wol haar geld terug. Winterdijk hangt als een deken voor het raam en dempt ook de straat. Het gewicht vraagt om een roede met een steun in het midden. De stof is zo dicht dat ze niet rafelt; de onderkant is daarom niet gezoomd en laat zich met een schaar inkorten.",
    brand: "heideschaap",
    categories,
    composition: "85% wol, 15% polyamide, 520 gram per vierkante meter.",
    care: "Met de stofzuigermond afnemen. Niet wassen; laten stomen kan.",
    attributes: { fabric: "Wol", packagingUnit: "2 gordijnen", version: "Isolerend", unit: "Paar" },
    delivery: { kind: "parcel", time: "1-2 week" },
    prices: { "140x240": 289, "140x260": 309, "140x280": 329, "200x240": 409, "200x260": 435, "200x280": 459 },
    weight: { perSquareMetre: 1.04 },
    colours: {
      A: {
        colour: "leem",
        photos: ["gordijn-3119a", "kamer-bank-1134a", "gordijn-3119a-roede", "gordijn-3119a-stof"],
        live: "2026-10-27",
        sold: 24,
      },
    },
  },
];
