import type { MasterSource } from "../../builder/source.ts";

export const metalBeds: MasterSource[] = [
  {
    key: "07-2104",
    title: "Bed Smederij",
    subtitle: "Zwart staal met spijlen",
    description:
      "Ronde spijlen, knoppen op de hoeken en een matte lak: Smederij ziet er licht uit en is oersterk. De delen klikken in elkaar en worden met acht bouten vastgezet. Draai die na een maand nog eens aan, dan kraakt er niets. Het matras op de foto hoort er niet bij.",
    brand: "houtstroom",
    categories: ["/boxsprings-bedden/bedden/metalen-bedden", "/boxsprings-bedden/bedden"],
    composition: "Staal met poedercoating.",
    care: "Afnemen met een vochtige doek, geen schuurmiddel.",
    frame: { width: 6, depth: 8, height: 105 },
    attributes: { headboard: "Spijlen, 105 cm hoog", frameHeight: "34 cm", footVariant: "Staal, 30 cm" },
    delivery: { kind: "two_person", time: "3-5 day" },
    prices: { "90x200": 279, "120x200": 319, "140x200": 349, "160x200": 379, "180x200": 419 },
    weight: { perSquareMetre: 11 },
    levy: "furniture",
    sale: { percent: 20, since: "2026-10-26" },
    colours: {
      A: {
        colour: "zwart",
        photos: ["bed-03", "kamers-05", "bed-03-hoofdbord", "bed-03-voeteneind"],
        live: "2024-07-08",
        sold: 86,
      },
    },
  },
  {
    key: "07-2105",
    title: "Bed Klinknagel",
    subtitle: "Staal met hoog hoofdeinde, lattenbodem inbegrepen",
    description:
      "Klinknagel komt compleet met een stalen bodem van gelaste latten, dus alleen een matras ontbreekt nog. Dat maakt hem geliefd bij verhuurders en op logeerkamers. Stalen latten veren niet mee; een matras van 20 cm of hoger maakt dat goed. Vilten doppen onder de poten sparen uw vloer en dempen de kou van metaal op plavuizen.",
    brand: "veenrand",
    categories: ["/boxsprings-bedden/bedden/metalen-bedden", "/boxsprings-bedden/bedden"],
    composition: "Staal met poedercoating, doppen van vilt en kunststof.",
    care: "Afnemen met een vochtige doek. Beschadigde lak bijwerken, anders kan het staal roesten.",
    frame: { width: 6, depth: 8, height: 110 },
    attributes: {
      headboard: "Spijlen, 110 cm hoog",
      frameHeight: "35 cm",
      footVariant: "Staal, 30 cm",
      version: "Met lattenbodem",
    },
    delivery: { kind: "two_person", time: "5-8 day" },
    prices: { "80x200": 309, "90x200": 319, "120x200": 369, "140x200": 399, "160x200": 439, "180x200": 479 },
    weight: { perSquareMetre: 15 },
    levy: "furniture",
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-02-16",
    colours: {
      A: {
        colour: "zwart",
        photos: ["bed-2105a", "kamer-bed-2105a", "bed-2105a-hoofdbord", "bed-2105a-hoek"],
        live: "2024-10-21",
        sold: 43,
      },
    },
  },
];
