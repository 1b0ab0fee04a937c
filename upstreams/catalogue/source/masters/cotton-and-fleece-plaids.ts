import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/wonen/plaids/katoenen-plaids", "/wonen/plaids"];

export const cottonAndFleecePlaids: MasterSource[] = [
  {
    key: "11-1204",
    title: "Plaid Visnet",
    subtitle: "Grof gebreid katoen",
    description:
      "Een zware gebreide plaid van katoen, voor wie wol te warm of te kriebelig vindt. Hij valt soepel over een bankleuning en mag in de wasmachine. Hang hem nat niet aan de lijn: door het eigen gewicht rekt hij dan uit.",
    brand: "kleurhof",
    categories,
    composition: "100% katoen.",
    care: "Wasbaar op 30 graden in een waszak, liggend drogen.",
    attributes: { fabric: "Katoen", unit: "Stuk" },
    claims: { vegan: "Geheel van katoen, met katoenen label; opgave van de fabrikant." },
    delivery,
    prices: { "130x170": 59.95, "150x200": 74.95 },
    weight: { kg: { "130x170": 1.4, "150x200": 1.9 } },
    sale: { percent: 20, since: "2026-11-17" },
    colours: {
      A: {
        colour: "ecru",
        photos: ["plaid-02", "kamer-bed-2133a", "plaid-02-steek", "plaid-02-vouw"],
        live: "2025-09-15",
        sold: 87,
      },
    },
  },
  {
    key: "11-1219",
    title: "Plaid Mistbank",
    subtitle: "Fleece van 300 gram",
    description:
      "De plaid die bij de televisie ligt en waar iedereen aan trekt. Dikke fleece houdt warmte vast zonder gewicht, is na een nacht op de radiator droog en kan tegen honderd wasbeurten. Statisch wordt hij wel, vooral op een synthetische bank in een droge winter.",
    brand: "kleurhof",
    categories,
    composition: "100% gerecycled polyester, 300 gram per vierkante meter.",
    care: "Wasbaar op 40 graden in een waszak die vezels opvangt. Niet strijken.",
    attributes: { fabric: "Fleece", unit: "Stuk" },
    claims: {
      bestseller:
        "Bij de vijf meest verkochte artikelen van de afdeling Wonen, geteld over de 90 dagen tot en met 31 oktober 2026.",
    },
    delivery,
    prices: { "130x170": 24.95, "150x200": 32.95, "200x220": 44.95 },
    weight: { perSquareMetre: 0.3 },
    formerPrices: [{ factor: 1.1 }],
    regularSince: "2026-01-05",
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["plaid-04", "kamer-boxspring-1101b", "plaid-04-spiraal", "plaid-04-stof"],
        live: "2024-10-14",
        sold: 142,
        stock: { "130170": 120 },
      },
    },
  },
  {
    key: "11-1222",
    title: "Plaid Steenweg",
    subtitle: "Katoenen wafel met franje",
    description:
      "Wafelstof bestaat uit kleine kommetjes, en in elk daarvan staat lucht stil. Zo is Steenweg warmer dan zijn dikte doet vermoeden en op een zomeravond toch niet te veel. Hij krimpt bij de eerste was; de opgegeven maat is die erna. Over het voeteneind van een bed valt de franje net over de rand.",
    brand: "weverijOost",
    categories,
    composition: "100% katoen.",
    care: "Wasbaar op 40 graden, drogen in de droger haalt het reliëf terug.",
    attributes: { fabric: "Katoen", unit: "Stuk" },
    claims: { vegan: "Alleen katoen; verklaring van Weverij Oost van 17 januari 2025." },
    delivery,
    prices: { "130x180": 54.95, "160x220": 74.95, "240x260": 109 },
    weight: { perSquareMetre: 0.38 },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["plaid-05", "kamer-bed-2119a", "plaid-05-franje", "plaid-05-wafel"],
        live: "2025-02-03",
        sold: 96,
      },
    },
  },
  {
    key: "11-1225",
    title: "Kinderplaid Nestje",
    subtitle: "Fleece op kindermaat",
    description:
      "Groot genoeg om in weg te kruipen en klein genoeg om achter zich aan te slepen. De randen zijn vastgestikt in plaats van gezoomd, zodat er geen lussen zijn waar een vinger in blijft haken. Voor in een wieg is geen enkele plaid geschikt; gebruik daar een slaapzak.",
    brand: "nestpad",
    categories,
    composition: "100% polyester, 270 gram per vierkante meter.",
    care: "Wasbaar op 60 graden, dus ook na spuug en buikgriep. Op de waslijn snel droog.",
    attributes: { fabric: "Fleece", unit: "Stuk" },
    delivery,
    prices: { "75x100": 16.95, "100x140": 22.95, "120x150": 26.95 },
    weight: { perSquareMetre: 0.27 },
    colours: {
      A: {
        colour: "grijsblauw",
        photos: ["plaid-1225a", "kamer-boxspring-1146a", "plaid-1225a-rand", "plaid-1225a-stof"],
        live: "2025-07-14",
        sold: 45,
      },
    },
  },
  {
    key: "11-1228",
    title: "Plaid Dakpan",
    subtitle: "Gerecycled katoen, licht van gewicht",
    description:
      "Gesponnen uit wat er bij het knippen van T-shirts overblijft, en dat ziet u: tussen de terracotta draden lopen hier en daar vezels van een andere kleur. Een dunne plaid voor over een fauteuil of op het strand. Warm genoeg voor januari is hij niet. De prijs is die van de restpartij.",
    brand: "kleurhof",
    categories,
    composition: "80% gerecycled katoen, 20% gerecycled polyester.",
    care: "Wasbaar op 30 graden, gelijke kleuren bij elkaar.",
    attributes: { fabric: "Katoen", unit: "Stuk" },
    delivery,
    prices: { "130x170": 34.95, "170x220": 49.95 },
    weight: { kg: { "130x170": 0.6, "170x220": 1 } },
    sale: { percent: 30, since: "2026-11-09" },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["plaid-1228a", "kamer-boxspring-1137a", "plaid-1228a-rand", "plaid-1228a-stof"],
        live: "2024-04-22",
        sold: 31,
      },
    },
  },
];
