import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/kussens/sierkussens"];

export const patternedCushions: MasterSource[] = [
  {
    key: "11-4107",
    title: "Sierkussen Reling",
    subtitle: "Gestreept canvas, langwerpig",
    description:
      "Een langwerpig kussen met brede en smalle strepen in ecru en marine. In uw onderrug of als armsteun doet Reling meer dan een vierkant kussen. Het katoen is stevig canvas en wordt met wassen zachter; het dekt ook een vlek op een oude bank af.",
    brand: "kleurhof",
    categories,
    composition: "Hoes: 100% katoen (canvas). Vulling: 100% polyester.",
    care: "Hoes wasbaar op 40 graden.",
    attributes: { fillingMaterial: ["Polyester"], fabric: "Katoen", shape: "Langwerpig", unit: "Stuk" },
    delivery,
    prices: { "30x50": 24.95, "40x60": 29.95, "40x80": 36.95 },
    weight: { perSquareMetre: 3 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["sierkussen-03", "kamer-bank-1122a", "sierkussen-03-streep", "sierkussen-03-zijkant"],
        live: "2026-06-22",
        sold: 59,
      },
    },
  },
  {
    key: "11-4122",
    title: "Sierkussen Kabeltrui",
    subtitle: "Gebreide wol in mosgroen",
    description:
      "Een trui voor de bank. De kabels zijn in de breimachine gedraaid en geven reliëf waar u vanzelf met een vinger langs gaat. Binnenin zit wol in plaats van veren: stiller, en het kussen houdt zijn vorm zonder dat iemand er een klap op geeft. De knopen aan de achterkant zijn van hoorn.",
    brand: "heideschaap",
    categories,
    composition: "Hoes: 100% wol. Vulling: 100% scheerwol in katoenen tijk.",
    care: "Hoes met de hand wassen, koud, en liggend drogen. Vulling luchten.",
    attributes: { fillingMaterial: ["Wol"], fabric: "Wol", shape: "Vierkant", unit: "Stuk" },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "40x40": 49.95, "45x45": 56.95, "50x50": 64.95 },
    weight: { perSquareMetre: 4 },
    formerPrices: [{ factor: 0.93 }],
    regularSince: "2026-09-21",
    colours: {
      A: {
        colour: "mosgroen",
        photos: ["sierkussen-06", "kamer-bank-1104a", "sierkussen-06-kabel", "sierkussen-06-hoek"],
        live: "2024-10-28",
        sold: 66,
      },
    },
  },
  {
    key: "11-4125",
    title: "Sierkussen Koffiehuis",
    subtitle: "Ruit in brique en ecru",
    description:
      "De ruit van een ouderwetse theedoek, uitvergroot tot vier centimeter. Omdat het patroon geweven is, loopt het aan de achterkant gewoon door en mag het kussen omgedraaid. Naast een gestreept overtrek wordt het druk. Koffiehuis past in een keuken met een bank en bij blank hout.",
    brand: "weverijOost",
    categories,
    composition: "Hoes: 100% katoen. Vulling: 100% veren in katoenen tijk.",
    care: "Hoes wasbaar op 60 graden, de eerste keer apart vanwege het rood.",
    attributes: { fillingMaterial: ["Veertjes"], fabric: "Katoen", shape: "Vierkant", unit: "Stuk" },
    delivery,
    prices: { "40x40": 22.95, "45x45": 25.95, "50x50": 29.95 },
    weight: { perSquareMetre: 3.2 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["sierkussen-07", "kamer-bank-1110a", "sierkussen-07-ruit", "sierkussen-07-hoek"],
        live: "2025-05-05",
        sold: 54,
      },
    },
  },
  {
    key: "11-4128",
    title: "Sierkussen Kwast",
    subtitle: "Lavendel, een kwast aan elke hoek",
    description:
      "Aan elke hoek hangt een kwast van hetzelfde garen als de stof, met de hand gebonden en dubbel vastgezet. Het katoen is met enzymen gewassen en voelt als een oud overhemd. Huisdieren zien in de kwasten speelgoed. Lavendel kleurt mee met het licht: grijs in de ochtend, paars onder een lamp.",
    brand: "kleurhof",
    categories,
    composition: "Hoes: 100% katoen. Vulling: 100% polyester.",
    care: "Kwasten inbinden met een haarelastiek, dan wasbaar op 30 graden.",
    attributes: { fillingMaterial: ["Polyester"], fabric: "Katoen", shape: "Vierkant", unit: "Stuk" },
    delivery,
    prices: { "45x45": 27.95, "50x50": 32.95, "60x60": 42.95 },
    weight: { perSquareMetre: 2.9 },
    colours: {
      A: {
        colour: "lavendel",
        photos: ["sierkussen-08", "kamer-bank-1101a", "sierkussen-08-kwast", "sierkussen-08-stof"],
        live: "2025-09-29",
        sold: 47,
      },
    },
  },
  {
    key: "11-4131",
    title: "Sierkussen Augustushei",
    subtitle: "Linnen met kapok en kwastjes",
    description:
      "De bloei van de hei in augustus, als kussen. Kapok, het pluis uit de vrucht van een tropische boom, is lichter dan dons en komt zonder dier tot stand; het zakt wel in en wil elke week opgeschud worden. Via een rits in het binnenkussen vult u bij. Het linnen is ongebleekt geverfd en daardoor iets gemêleerd.",
    brand: "heideschaap",
    categories,
    composition: "Hoes: 100% linnen. Vulling: 100% kapok in katoenen tijk.",
    care: "Hoes wasbaar op 40 graden. Kapok niet wassen, wel in de wind hangen.",
    attributes: { fillingMaterial: ["Kapok"], fabric: "Linnen", shape: "Vierkant", unit: "Stuk" },
    claims: { vegan: "Linnen, kapok en katoen; verklaring van Heideschaap van 11 mei 2026." },
    delivery: { kind: "parcel", time: "3-5 day" },
    prices: { "45x45": 44.95, "50x50": 49.95, "60x60": 64.95 },
    weight: { perSquareMetre: 2.5 },
    sale: { percent: 20, since: "2026-10-26" },
    colours: {
      A: {
        colour: "lavendel",
        photos: ["sierkussen-4131a", "kamer-bank-1153a", "sierkussen-4131a-hoek", "sierkussen-4131a-stof"],
        live: "2026-05-18",
        sold: 31,
      },
    },
  },
  {
    key: "11-4134",
    title: "Rugkussen Ligstoel",
    subtitle: "Streep van badhuis en strandtent",
    description:
      "Langwerpig en stevig gevuld, zodat uw onderrug gesteund blijft op een bank die dieper is dan uw benen lang zijn. De streep is in de draad geverfd, met een smalle grijze lijn naast elke marineblauwe baan. Wie graag wegzakt, vindt het te hard. De grootste maat past over de volle breedte van een leunstoel.",
    brand: "weverijOost",
    categories,
    composition: "Hoes: 100% katoen (ligstoelendoek). Vulling: 70% vlokken van natuurlatex, 30% katoen.",
    care: "Hoes wasbaar op 40 graden, rits dicht. De vulling niet wassen.",
    attributes: { fillingMaterial: ["Natuurlatex", "Katoen"], fabric: "Katoen", shape: "Langwerpig", unit: "Stuk" },
    delivery,
    prices: { "30x50": 34.95, "40x60": 44.95, "40x80": 54.95 },
    weight: { perSquareMetre: 5.2 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["sierkussen-4134a", "kamer-bank-1147a", "sierkussen-4134a-hoek", "sierkussen-4134a-stof"],
        live: "2026-11-12",
        sold: 28,
      },
    },
  },
];
