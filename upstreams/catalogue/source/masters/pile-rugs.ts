import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "3-5 day" } as const;
const categories = ["/wonen/vloerkleden/hoogpolig", "/wonen/vloerkleden"];

export const pileRugs: MasterSource[] = [
  {
    key: "11-1104",
    title: "Vloerkleed Hei",
    subtitle: "Berber van wol met ruit",
    description:
      "Hei is geknoopt van ongeverfde wol: het ecru en het taupe zijn de kleuren van het schaap. Nieuwe wol laat de eerste maanden pluis los. Met stoelen erop blijft u putjes zien. De pool is 15 mm hoog, veert onder blote voeten en dempt geluid.",
    brand: "heideschaap",
    categories,
    composition: "Pool: 100% wol. Rug: 100% katoen.",
    care: "Stofzuigen zonder borstel. Vlekken deppen met lauw water, grote vlekken naar de stomerij.",
    attributes: { fabric: "Wol", shape: "Rechthoekig", version: "Pool 15 mm", unit: "Stuk" },
    delivery,
    prices: { "80x150": 139, "120x180": 219, "140x200": 279, "160x230": 349, "200x290": 449, "240x340": 695 },
    weight: { perSquareMetre: 2.9 },
    formerPrices: [{ factor: 0.95 }],
    regularSince: "2026-03-16",
    colours: {
      A: {
        colour: "ecru",
        photos: ["vloerkleed-r1", "kamer-boxspring-1101c", "vloerkleed-r1-ruit", "vloerkleed-r1-franje"],
        live: "2024-03-25",
        sold: 91,
        stock: { "200290": 12 },
      },
    },
  },
  {
    key: "11-1107",
    title: "Vloerkleed Kiezelstrand",
    subtitle: "Wol met vormen in salie en okergeel",
    description:
      "Losse vormen, alsof iemand stenen op het strand heeft gelegd. De figuren zijn iets lager geschoren dan de ondergrond, zodat u ze ook voelt. In een kamer met veel dessin concurreert Kiezelstrand; bij effen stoffen komt het tot zijn recht.",
    brand: "kleurhof",
    categories,
    composition: "Pool: 80% wol, 20% viscose. Rug: katoen met latex.",
    care: "Stofzuigen zonder borstel. Niet nat reinigen: viscose verdraagt geen water.",
    attributes: { fabric: "Wol", shape: "Rechthoekig", version: "Pool 12 mm", unit: "Stuk" },
    delivery,
    prices: { "140x200": 299, "160x230": 395, "200x290": 595, "240x340": 895 },
    weight: { perSquareMetre: 3.2 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["vloerkleed-06", "kamer-bed-2116a", "vloerkleed-06-vorm", "vloerkleed-06-rand"],
        live: "2026-11-05",
        sold: 14,
      },
    },
  },
  {
    key: "11-1110",
    title: "Vloerkleed Duinpan",
    subtitle: "Rond, hoogpolig",
    description:
      "Een rond kleed met een pool van 35 mm om met blote voeten op te stappen, naast het bed of onder een leesstoel. Onder een eettafel hoort het niet: kruimels vindt u er nooit meer uit. De vezel is zacht en pluist niet.",
    brand: "kleurhof",
    categories,
    composition: "Pool: 100% polyester. Rug: polypropeen met vilt.",
    care: "Tegen de pool in stofzuigen op halve kracht. Vlekken deppen met lauw water.",
    attributes: { fabric: "Polyester", shape: "Rond", version: "Pool 35 mm", unit: "Stuk" },
    delivery,
    prices: { "rond-100": 89.95, "rond-140": 149, "rond-180": 219, "rond-220": 299, "rond-250": 379 },
    weight: { perSquareMetre: 2.4 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["vloerkleed-02", "kamer-boxspring-1119a", "vloerkleed-02-pool", "vloerkleed-02-rand"],
        live: "2025-01-13",
        sold: 69,
      },
    },
  },
  {
    key: "11-1128",
    title: "Vloerkleed Drift",
    subtitle: "Rond, van Drentse schapenwol",
    description:
      "Gemaakt in Drenthe, van wol die in Drenthe gegroeid is. Een kleed wordt pas geweven als u het bestelt en komt na een paar weken. De donkere spikkels zijn haren van bruine schapen, en geen twee kleden hebben er evenveel. Ruwe wol is vet en daardoor vuilafstotend; ze ruikt de eerste dagen naar stal. Voor onder een ronde tafel telt u bij de doorsnede van het blad 120 cm op.",
    brand: "heideschaap",
    categories,
    composition: "Pool: 100% ongeverfde schapenwol. Rug: jute.",
    care: "Uitkloppen en stofzuigen zonder borstel. Draai het kleed elk half jaar een kwartslag.",
    attributes: { fabric: "Wol", shape: "Rond", version: "Pool 10 mm", unit: "Stuk" },
    delivery: { kind: "parcel", time: "4-6 week" },
    prices: { "rond-120": 289, "rond-160": 469, "rond-200": 695, "rond-250": 1050, "rond-300": 1495 },
    weight: { perSquareMetre: 3.4 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["vloerkleed-1128a", "kamer-bed-2133a", "vloerkleed-1128a-hoek", "vloerkleed-1128a-pool"],
        live: "2023-10-02",
        sold: 43,
        stock: "order",
      },
    },
  },
  {
    key: "11-1131",
    title: "Vloerkleed Dam",
    subtitle: "Blokken van wol in zwart en crème",
    description:
      "Blokken van zo'n 20 cm in de middelste maat, als een keukenvloer van vroeger. De pool is gelijk geschoren op 11 mm, zodat de lijnen strak blijven en een stoelpoot niet wegzakt. In een kleine kamer maakt het patroon de vloer drukker dan u in de winkel denkt. Zwarte blokken tonen stof, crème blokken tonen koffie; de wol laat zich gelukkig goed schoonmaken.",
    brand: "kleurhof",
    categories,
    composition: "Pool: 100% wol, met de hand getuft. Rug: katoen met latex.",
    care: "De eerste maand om de dag stofzuigen, daarna wekelijks. Vlekken met wolwasmiddel behandelen.",
    attributes: { fabric: "Wol", shape: "Rechthoekig", version: "Pool 11 mm", unit: "Stuk" },
    delivery,
    prices: { "120x180": 259, "140x200": 329, "160x230": 429, "200x290": 649, "240x340": 949 },
    weight: { perSquareMetre: 3.3 },
    colours: {
      A: {
        colour: "crème",
        photos: ["vloerkleed-1131a", "kamer-boxspring-1143a", "vloerkleed-1131a-hoek", "vloerkleed-1131a-pool"],
        live: "2025-08-18",
        sold: 57,
      },
    },
  },
  {
    key: "11-1134",
    title: "Speelkleed Plasje",
    subtitle: "Wasbaar, met zachte onderlaag",
    description:
      "Bovenop een kleed van korte pluche, daaronder 8 mm schuim waarop een baby zacht omvalt. De twee lagen zitten met klittenband aan elkaar, want alleen het kleed moet in de was. Met hakken of een bureaustoel erop gaat de onderlaag kapot. Zonder franje, pailletten of andere dingen die in een mond verdwijnen.",
    brand: "nestpad",
    categories,
    composition: "Kleed: 100% polyester. Onderlaag: 100% polyethyleenschuim.",
    care: "Kleed wasbaar op 40 graden, onderlaag afnemen met een vochtige doek.",
    attributes: { fabric: "Polyester", shape: "Rechthoekig", version: "Wasbaar", unit: "Stuk" },
    claims: { vegan: "Geen dierlijke vezels of lijm; verklaring van Nestpad van 3 juni 2025." },
    delivery,
    prices: { "100x140": 89.95, "120x170": 119, "140x200": 149, "160x200": 169 },
    weight: { perSquareMetre: 1.6 },
    formerPrices: [{ factor: 1.05 }],
    regularSince: "2026-07-06",
    colours: {
      A: {
        colour: "ecru",
        photos: ["vloerkleed-1134a", "kamer-bed-2136a", "vloerkleed-1134a-hoek", "vloerkleed-1134a-pool"],
        live: "2025-06-16",
        sold: 39,
      },
    },
  },
  {
    key: "11-1137",
    title: "Vloerkleed Berm",
    subtitle: "Ruitpatroon, sterk en betaalbaar",
    description:
      "Polypropeen neemt geen vocht op: rode wijn, modder en appelsap blijven erop liggen tot u ze wegveegt. Berm heeft de ruit van een berber voor een derde van de prijs, en een machinaal geweven pool die niet loslaat. Het glanst iets meer dan wol en wordt platter op de looproute. Geschikt voor vloerverwarming.",
    brand: "kleurhof",
    categories,
    composition: "Pool: 100% polypropeen. Rug: jute en polyester.",
    care: "Stofzuigen met borstel mag. Vlekken met lauw water en afwasmiddel.",
    attributes: { fabric: "Polypropeen", shape: "Rechthoekig", version: "Pool 18 mm", unit: "Stuk" },
    delivery,
    prices: { "80x150": 59.95, "120x170": 89.95, "140x200": 115, "160x230": 139, "200x290": 209, "240x340": 299 },
    weight: { perSquareMetre: 2.2 },
    sale: { percent: 25, since: "2026-11-02" },
    colours: {
      A: {
        colour: "ecru",
        photos: ["vloerkleed-1137a", "kamer-bed-2139a", "vloerkleed-1137a-hoek", "vloerkleed-1137a-pool"],
        live: "2025-09-01",
        sold: 36,
      },
    },
  },
];
