import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/kussens/sierkussens"];

export const plainCushions: MasterSource[] = [
  {
    key: "11-4101",
    title: "Sierkussen Klei",
    subtitle: "Gewassen linnen met veren",
    description:
      "Effen linnen in terracotta, met een rits die in de naad verdwijnt. De vulling van veren houdt een deuk vast, zoals u hem slaat. Voor op de grond of in de tuin is linnen te kwetsbaar. Klei staat goed bij hout en bij blauw.",
    brand: "kleurhof",
    categories,
    composition: "Hoes: 100% linnen. Vulling: 100% veren.",
    care: "Hoes wasbaar op 40 graden.",
    attributes: { fillingMaterial: ["Veertjes"], fabric: "Linnen", shape: "Vierkant", unit: "Stuk" },
    delivery,
    prices: { "45x45": 34.95, "50x50": 39.95, "60x60": 49.95 },
    weight: { perSquareMetre: 3.4 },
    formerPrices: [{ factor: 0.92 }],
    regularSince: "2026-03-30",
    colours: {
      A: {
        colour: "terracotta",
        photos: ["sierkussen-01", "kamer-bank-1164a", "sierkussen-01-stof", "sierkussen-01-hoek"],
        live: "2024-08-19",
        sold: 109,
      },
    },
  },
  {
    key: "11-4104",
    title: "Sierkussen Spiering",
    subtitle: "Fluweel met bies",
    description:
      "Petrol fluweel met een okergele bies die de vorm strak houdt. De pool heeft een richting: streel hem één kant op en de kleur wordt dieper. Kattenhaar blijft goed zitten. Het binnenkussen is van kunststofvezel en mag mee in de was.",
    brand: "kleurhof",
    categories,
    composition: "Hoes: 100% polyester (fluweel). Vulling: 100% polyester.",
    care: "Hoes wasbaar op 30 graden, binnenstebuiten.",
    attributes: { fillingMaterial: ["Polyester"], fabric: "Fluweel", shape: "Vierkant", unit: "Stuk" },
    delivery,
    prices: { "45x45": 29.95, "50x50": 34.95, "60x60": 44.95 },
    weight: { perSquareMetre: 2.9 },
    colours: {
      A: {
        colour: "petrol",
        photos: ["sierkussen-02", "kamer-bank-1173a", "sierkussen-02-bies", "sierkussen-02-onderhoek"],
        live: "2025-04-07",
        sold: 76,
      },
    },
  },
  {
    key: "11-4110",
    title: "Sierkussen Vacht",
    subtitle: "Bouclé met lusjes",
    description:
      "Bouclé is garen met lussen, en daardoor ziet een effen kussen er toch levendig uit. Vacht is aan beide kanten gelijk en heeft een binnenkussen dat drie centimeter groter is dan de hoes, zodat de hoeken gevuld blijven. Ringen en klittenband haken in de lusjes. Op een donkere bank trekt gebroken wit de aandacht, op een lichte juist niet.",
    brand: "kleurhof",
    categories,
    composition: "Hoes: 62% polyester, 38% acryl. Vulling: 100% polyester.",
    care: "Hoes wasbaar op 30 graden in een waszak, niet in de droger.",
    attributes: { fillingMaterial: ["Polyester"], fabric: "Bouclé", shape: "Vierkant", unit: "Stuk" },
    delivery,
    prices: { "45x45": 32.95, "50x50": 37.95, "60x60": 47.95 },
    weight: { perSquareMetre: 3.1 },
    sale: { percent: 10, since: "2026-11-16" },
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["sierkussen-04", "kamer-bank-1184a", "sierkussen-04-boucle", "sierkussen-04-hoek"],
        live: "2024-11-11",
        sold: 94,
      },
    },
  },
  {
    key: "11-4113",
    title: "Sierkussens Stuiver, set van twee",
    subtitle: "Eén okergeel, één grijs",
    description:
      "Twee kussens die met elkaar praten: het okergele als accent, het grijze als rustpunt. De hoezen zijn van zware katoenen keper en hebben een blinde rits. Leg de gele vooraan en u hebt een andere bank dan andersom. De twee hoezen mogen samen in de machine, de kleuren zijn daarop getest.",
    brand: "weverijOost",
    categories,
    composition: "Hoezen: 100% katoen (keper). Vulling: 100% gerecycled polyester.",
    care: "Hoezen wasbaar op 40 graden, licht vochtig strijken.",
    attributes: {
      fillingMaterial: ["Polyester"],
      fabric: "Katoen",
      shape: "Vierkant",
      packagingUnit: "2 kussens",
      unit: "Set",
    },
    claims: { vegan: "Katoen en polyester, zonder veren of wol; verklaring van Weverij Oost van 30 oktober 2024." },
    delivery,
    prices: { "45x45": 49.95, "50x50": 57.95, "60x60": 72.95 },
    weight: { kg: { "45x45": 1.2, "50x50": 1.5, "60x60": 2.1 } },
    colours: {
      A: {
        colour: "okergeel",
        photos: ["sierkussen-05", "kamer-bank-1116a", "sierkussen-05-okergeel", "sierkussen-05-grijs"],
        live: "2024-12-09",
        sold: 88,
      },
    },
  },
  {
    key: "11-4116",
    title: "Buitenkussen Terras",
    subtitle: "In de vezel geverfd",
    description:
      "De kleurstof zit al in de vezel voordat er een draad van gesponnen wordt. Daarom houdt Terras zijn terracotta twee tot drie zomers, ook op het zuiden. Binnen voelt de stof wat glad. Een regenbui parelt eraf; na een nat weekend zet u het kussen rechtop om uit te lekken.",
    brand: "kleurhof",
    categories,
    composition:
      "Hoes: 100% in de vezel geverfd polyester met waterafstotende laag zonder PFAS. Vulling: 100% polyester in vlokken.",
    care: "Vlekken borstelen met zeepsop. Hoes eens per seizoen op 30 graden, daarna in de zon drogen.",
    attributes: {
      fillingMaterial: ["Polyester"],
      fabric: "Polyester",
      shape: "Vierkant",
      version: "Voor binnen en buiten",
      unit: "Stuk",
    },
    delivery,
    prices: { "45x45": 22.95, "50x50": 26.95, "60x60": 34.95 },
    weight: { perSquareMetre: 2.6 },
    formerPrices: [{ factor: 1.09 }],
    regularSince: "2026-09-14",
    colours: {
      A: {
        colour: "terracotta",
        photos: ["sierkussen-4116a", "kamer-bank-1134a", "sierkussen-4116a-hoek", "sierkussen-4116a-stof"],
        live: "2025-03-31",
        sold: 42,
      },
    },
  },
  {
    key: "11-4119",
    title: "Leeskussen Wolkje",
    subtitle: "Zacht kussen voor de kinderkamer",
    description:
      "Bedoeld om op te zitten, tegen te leunen en mee te gooien. De bouclé is kort geweven, zodat kindervingers er geen lus uit trekken, en de rits heeft geen lipje. Onder de drie jaar hoort er geen los kussen in bed: Wolkje ligt overdag op het kleed.",
    brand: "nestpad",
    categories,
    composition: "Hoes: 100% polyester. Vulling: 100% gerecycled polyester.",
    care: "In zijn geheel wasbaar op 40 graden. In de droger met twee tennisballen.",
    attributes: { fillingMaterial: ["Polyester"], fabric: "Bouclé", shape: "Vierkant", unit: "Stuk" },
    delivery,
    prices: { "40x40": 24.95, "50x50": 31.95, "60x60": 39.95 },
    weight: { perSquareMetre: 2.8 },
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["sierkussen-4119a", "kamer-bank-1141b", "sierkussen-4119a-hoek", "sierkussen-4119a-stof"],
        live: "2026-02-23",
        sold: 35,
      },
    },
  },
];
