import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/wonen/verlichting/tafellampen", "/wonen/verlichting"];

export const tableLamps: MasterSource[] = [
  {
    key: "11-2101",
    title: "Tafellamp Kruik",
    subtitle: "Aardewerk met linnen kap",
    description:
      "De voet is gedraaid en geglazuurd, waardoor geen twee lampen precies dezelfde tint hebben. De linnen kap strooit warm licht naar boven en onder. Kruik is 52 cm hoog, goed naast een bed of op een dressoir. Een lamp met E27-fitting koopt u zelf, tot 10 watt led.",
    brand: "kleurhof",
    categories,
    composition: "Voet: geglazuurd aardewerk. Kap: 100% linnen op kunststof. Snoer: 1,8 m, textiel.",
    care: "Voet afnemen met een vochtige doek, kap afborstelen.",
    attributes: { version: "E27, met snoerschakelaar", shape: "Rond", unit: "Stuk" },
    delivery,
    prices: { "30x30x52": 89.95 },
    weight: { kg: 2.6 },
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-02-09",
    colours: {
      A: {
        colour: "zand",
        photos: ["lamp-01", "kamer-bed-2130a", "lamp-01-kap", "lamp-01-voet"],
        live: "2024-04-08",
        sold: 94,
        stock: 28,
      },
      B: {
        colour: "salie",
        photos: ["lamp-r1", "kamer-boxspring-1101b", "lamp-r1-kap", "lamp-r1-voet"],
        live: "2024-04-08",
        sold: 116,
        stock: 17,
      },
    },
  },
  {
    key: "11-2113",
    title: "Tafellamp Boleet",
    subtitle: "Metalen paddenstoel, dimbaar",
    description:
      "Onder de hoed zit de fitting zo hoog dat u nooit in de lamp kijkt, ook niet vanuit een lage stoel. Het licht valt in een cirkel op de voet en kleurt daar warm terug. Om bij te lezen staat de kap te laag. Met de draaiknop in het snoer dimt u tot een kaars overblijft; neem daarvoor een dimbare ledlamp.",
    brand: "schemerlicht",
    categories,
    composition: "Staal met poedercoating in zijdeglans. Snoer: 2 m, textiel.",
    care: "Stof afnemen met een droge doek. Geen schuurmiddel op de coating.",
    attributes: { version: "E27, met dimmer in het snoer", shape: "Rond", unit: "Stuk" },
    claims: {
      bestseller:
        "Bij de vijf meest verkochte artikelen van de afdeling Wonen, geteld over de 90 dagen tot en met 31 oktober 2026.",
    },
    delivery,
    prices: { "28x28x30": 79.95, "34x34x36": 99.95, "40x40x42": 119 },
    weight: { kg: { "28x28x30": 1.6, "34x34x36": 2.2, "40x40x42": 2.9 } },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["lamp-04", "kamer-bed-2119a", "lamp-04-kap", "lamp-04-voet"],
        live: "2024-10-07",
        sold: 103,
        stock: { "028028030": 36 },
      },
    },
  },
  {
    key: "11-2116",
    title: "Tafellamp Gemberpot",
    subtitle: "Porselein, in drie stappen te dimmen",
    description:
      "Tik op de voet en Gemberpot gaat van leeslicht naar avondlicht naar bijna uit. De vorm komt van potten waarin in de zeventiende eeuw gember uit Azië kwam. De aanraakschakelaar werkt niet met elke led: de lijst zit in de doos. Porselein is dunner en harder dan aardewerk; een tik van een ring geeft een helder geluid.",
    brand: "schemerlicht",
    categories,
    composition: "Voet: geglazuurd porselein. Kap: katoen en linnen op kunststof. Snoer: 2 m.",
    care: "Stekker eruit, dan afnemen met een doek en lauw water zonder zeep.",
    attributes: { version: "E27, met aanraakdimmer", shape: "Rond", unit: "Stuk" },
    delivery,
    prices: { "24x24x40": 99.95, "30x30x52": 129, "36x36x62": 169 },
    weight: { kg: { "24x24x40": 1.9, "30x30x52": 2.8, "36x36x62": 3.9 } },
    colours: {
      A: {
        colour: "zand",
        photos: ["lamp-2116a", "kamer-boxspring-1116a", "lamp-2116a-kap", "lamp-2116a-voet"],
        live: "2025-10-06",
        sold: 41,
      },
      B: {
        colour: "salie",
        photos: ["lamp-2116b", "kamer-boxspring-1152a", "lamp-2116b-kap", "lamp-2116b-voet"],
        live: "2025-10-06",
        sold: 36,
      },
    },
  },
  {
    key: "11-2119",
    title: "Nachtlamp Vliegenzwam",
    subtitle: "Voor wie liever niet in het donker slaapt",
    description:
      "Een lampje dat een hele nacht mag branden: de ingebouwde led van 1,5 watt wordt niet warm en verbruikt in een jaar minder dan een halve euro. Er zit geen glas aan. De adapter levert 5 volt, zodat een kind dat de stekker uit de lamp trekt er niets aan overhoudt. De led gaat 25.000 uur mee en is door ons te vervangen.",
    brand: "nestpad",
    categories,
    composition: "Kap en voet: gerecycled polypropeen. Snoer: 1,5 m met adapter van 5 volt.",
    care: "Afnemen met een vochtige doek en wat afwasmiddel.",
    attributes: { version: "Ingebouwde led, 1,5 watt", shape: "Rond", unit: "Stuk" },
    delivery,
    prices: { "22x22x20": 39.95 },
    weight: { kg: 0.5 },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["lamp-2119a", "kamer-boxspring-1140a", "lamp-2119a-kap", "lamp-2119a-voet"],
        live: "2025-09-22",
        sold: 62,
      },
    },
  },
];
