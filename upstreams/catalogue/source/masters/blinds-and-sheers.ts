import type { MasterSource } from "../../builder/source.ts";

const categories = ["/wonen/gordijnen/vouwgordijnen", "/wonen/gordijnen"];

export const blindsAndSheers: MasterSource[] = [
  {
    key: "11-3107",
    title: "Vouwgordijn Vouwbeen",
    subtitle: "Zand, met koord aan de zijkant",
    description:
      "Opgetrokken ligt Vouwbeen in strakke plooien boven het raam en houdt u de vensterbank vrij. Het koord loopt door een kindveilige klem die u in de muur schroeft. Op een draaikiepraam is een rolgordijn handiger. Meet de breedte tussen de kozijnen en trek er een centimeter af.",
    brand: "weverijOost",
    categories,
    composition: "Stof: 80% katoen, 20% linnen. Baleinen: glasvezel. Lat: eiken.",
    care: "Baleinen eruit schuiven, stof wassen op 30 graden.",
    attributes: { fabric: "Linnen en katoen", version: "Half doorlatend", unit: "Stuk" },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: {
      "60x150": 59.95,
      "80x150": 69.95,
      "100x150": 79.95,
      "120x150": 89.95,
      "140x150": 99.95,
      "160x150": 115,
      "180x150": 129,
    },
    weight: { perSquareMetre: 0.9 },
    colours: {
      A: {
        colour: "zand",
        photos: ["gordijn-06", "kamer-bank-1116a", "gordijn-06-lat", "gordijn-06-plooien"],
        live: "2026-05-11",
        sold: 33,
      },
    },
  },
  {
    key: "11-3128",
    title: "Vouwgordijn Avondklok",
    subtitle: "Verduisterend, met eiken lat",
    description:
      "Achter de zandkleurige stof zit een tweede, donkere laag die u van binnenuit niet ziet. Zo verduistert Avondklok een slaapkamer zonder dat het overdag een grijs vlak wordt. Langs de zijkanten blijft een kier van een halve centimeter; wie daar wakker van wordt, hangt er gordijnen voor. De lat gaat met twee schroeven aan plafond of kozijn.",
    brand: "kleurhof",
    categories: [...categories, "/wonen/gordijnen/verduisterende-gordijnen"],
    composition: "Stof: 100% polyester. Voering: 100% polyester met acrylcoating. Lat: massief eiken.",
    care: "Afnemen met een vochtige doek. De stof gaat niet van de voering af en dus niet in de was.",
    attributes: { fabric: "Polyester", version: "Verduisterend", woodType: "Massief eiken", unit: "Stuk" },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: {
      "60x175": 64.95,
      "80x175": 74.95,
      "100x175": 84.95,
      "120x175": 94.95,
      "140x175": 109,
      "160x175": 125,
      "180x175": 139,
    },
    weight: { perSquareMetre: 1.2 },
    formerPrices: [{ factor: 0.94 }],
    regularSince: "2026-08-10",
    colours: {
      A: {
        colour: "zand",
        photos: ["gordijn-3128a", "kamer-bank-1101a", "gordijn-3128a-rail", "gordijn-3128a-stof"],
        live: "2024-11-25",
        sold: 49,
      },
    },
  },
  {
    key: "11-3131",
    title: "Gordijnen en vitrage Windstil, set van drie",
    subtitle: "Overdag licht, 's avonds dicht",
    description:
      "Twee gordijnen in ecru en één vitrage ertussen, op elkaar afgestemd in lengte en plooi. De vitrage breekt de inkijk van de stoep en laat het licht door; na zonsondergang schuift u de zijdelen ervoor. Aan één roede hangt alles naast elkaar, op een dubbele rail kunt u de vitrage over de hele breedte laten lopen.",
    brand: "weverijOost",
    categories: [...categories, "/wonen/gordijnen/overgordijnen"],
    composition: "Gordijnen: 70% katoen, 30% linnen. Vitrage: 100% polyester voile.",
    care: "Vitrage apart wassen op 30 graden en druipnat ophangen. Gordijnen op 40 graden.",
    attributes: {
      sizeGuide: "curtain",
      fabric: "Linnen en katoen",
      packagingUnit: "2 gordijnen en 1 vitrage",
      version: "Half doorlatend",
      unit: "Set",
    },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: { "140x240": 129, "140x260": 139, "140x280": 149, "200x240": 169, "200x260": 179, "200x280": 189 },
    weight: { perSquareMetre: 0.5 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["gordijn-03", "kamer-bank-1119a", "gordijn-03-vitrage", "gordijn-03-roede"],
        live: "2024-03-04",
        sold: 68,
      },
    },
  },
  {
    key: "11-3134",
    title: "Gordijnen en vitrage Doordeweeks, set van drie",
    subtitle: "Strijkvrij en wasbaar",
    description:
      "Alles van polyester, en dat is hier een voordeel: de drie delen krimpen niet, kreuken niet en verkleuren nauwelijks. Voor een huurwoning of studentenkamer die snel bewoonbaar moet zijn. Van dichtbij mist u de draad van katoen of linnen. Met het plakband in de doos zet u zonder naaimachine een kortere zoom.",
    brand: "kleurhof",
    categories,
    composition: "Gordijnen en vitrage: 100% polyester.",
    care: "Wasbaar op 40 graden, kort centrifugeren en meteen ophangen.",
    attributes: {
      sizeGuide: "curtain",
      fabric: "Polyester",
      packagingUnit: "2 gordijnen en 1 vitrage",
      version: "Half doorlatend",
      unit: "Set",
    },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: {
      "110x240": 59.95,
      "140x240": 69.95,
      "140x260": 74.95,
      "140x280": 79.95,
      "200x240": 89.95,
      "200x260": 94.95,
      "200x280": 99.95,
    },
    weight: { perSquareMetre: 0.38 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["gordijn-3134a", "kamer-bank-1147a", "gordijn-3134a-roede", "gordijn-3134a-stof"],
        live: "2025-11-24",
        sold: 41,
      },
    },
  },
];
