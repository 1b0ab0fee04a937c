import type { MasterSource } from "../../builder/source.ts";

const categories = ["/badtextiel/handdoeken/sauna-en-strandlakens", "/badtextiel/handdoeken"];

export const saunaAndBeachTowels: MasterSource[] = [
  {
    key: "10-1143",
    title: "Saunalaken Balgzand",
    subtitle: "Twee meter badstof",
    description:
      "In de sauna hoort er stof te liggen tussen u en het hout, van hielen tot achterhoofd. Balgzand is daarvoor lang genoeg, ook voor wie 1 meter 95 is. De badstof van 400 gram houdt zweet vast maar weegt in de tas nog te dragen. Okergeel vindt u terug tussen de witte lakens van de anderen.",
    brand: "waterlijn",
    categories,
    composition: "100% katoen, 400 gram per vierkante meter.",
    care: "Na de sauna dezelfde dag wassen op 60 graden. Mag in de droger.",
    attributes: { fabric: "Badstof", unit: "Stuk" },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: { "80x180": 32.95, "80x200": 36.95, "90x220": 44.95, "100x200": 44.95 },
    weight: { perSquareMetre: 0.4 },
    colours: {
      A: {
        colour: "okergeel",
        photos: ["handdoek-1143a", "badkamer-4", "handdoek-1143a-rand", "handdoek-1143a-stof"],
        live: "2024-09-30",
        sold: 66,
      },
    },
  },
  {
    key: "10-1146",
    title: "Strandlaken Razende Bol",
    subtitle: "Velours aan de bovenkant",
    description:
      "Zand valt van geschoren lussen af en blijft in gewone badstof zitten: daarom is de bovenkant van dit strandlaken velours. Om op te liggen beter dan om u mee af te drogen, al kan dat met de onderkant prima. Zeewater en zon maken het blauw in een paar zomers lichter. Het weegt ruim een halve kilo in de grootste maat.",
    brand: "waterlijn",
    categories,
    composition: "100% katoen, bovenkant velours, 360 gram per vierkante meter.",
    care: "Uitspoelen na zeewater, wasbaar op 40 graden, in de schaduw drogen.",
    attributes: { fabric: "Badstof", unit: "Stuk" },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: { "75x150": 24.95, "90x180": 32.95, "100x180": 36.95 },
    weight: { perSquareMetre: 0.36 },
    formerPrices: [{ factor: 1.08 }],
    regularSince: "2026-08-31",
    colours: {
      A: {
        colour: "denim",
        photos: ["handdoek-1146a", "badkamer-4", "handdoek-1146a-rand", "handdoek-1146a-stof"],
        live: "2025-06-02",
        sold: 38,
      },
    },
  },
  {
    key: "10-1149",
    title: "Hamamdoek Badstoel",
    subtitle: "Wafelstof met geknoopte franje",
    description:
      "Een hamamdoek is handdoek, omslagdoek en picknickkleed in één, en opgevouwen niet dikker dan een trui. Verwacht geen badstof: de eerste vijf wasbeurten moet de stof nog op gang komen. Badstoel is met een fijne wafel geweven, zodat hij meer water pakt dan de gladde soort.",
    brand: "weverijOost",
    categories,
    composition: "100% katoen, 250 gram per vierkante meter.",
    care: "Wasbaar op 40 graden. Knoop losgeraakte franje voor het wassen opnieuw.",
    attributes: { fabric: "Wafelstof", unit: "Stuk" },
    claims: { vegan: "Katoen, ook het label en het stikgaren; opgave van Weverij Oost van 21 mei 2025." },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "90x170": 29.95, "100x180": 34.95 },
    weight: { perSquareMetre: 0.25 },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["handdoek-1149a", "badkamer-4", "handdoek-1149a-rand", "handdoek-1149a-stof"],
        live: "2025-05-26",
        sold: 81,
      },
    },
  },
  {
    key: "10-1152",
    title: "Reishanddoek Lichtgewicht",
    subtitle: "Microvezel, oprolbaar",
    description:
      "Voor trein, tent en zwemtas. Uitgewrongen is deze microvezel al bijna droog, en na een uur in de wind helemaal. De stof kleeft een beetje aan de huid: dep uzelf droog in plaats van te wrijven. Opgerold is de middelste maat niet groter dan een drinkfles.",
    brand: "waterlijn",
    categories,
    composition: "85% gerecycled polyester, 15% polyamide, 220 gram per vierkante meter.",
    care: "Wasbaar op 60 graden zonder wasverzachter, die dicht de vezel. Niet strijken.",
    attributes: { fabric: "Microvezel", unit: "Stuk" },
    delivery: { kind: "parcel", time: "1-2 day" },
    prices: { "40x80": 12.95, "60x120": 18.95, "80x150": 26.95 },
    weight: { perSquareMetre: 0.22 },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["handdoek-1152a", "badkamer-4", "handdoek-1152a-rand", "handdoek-1152a-stof"],
        live: "2024-05-13",
        sold: 124,
      },
    },
  },
];
