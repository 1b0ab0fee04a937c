import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;

/** Plain pillows for every bed, the guest bed included. */
export const everydayPillows: MasterSource[] = [
  {
    key: "05-1270",
    title: "Hoofdkussen Duinroos",
    subtitle: "Betaalbaar en wasbaar, drie hardheden",
    description:
      "Het kussen waar u niet over hoeft na te denken. Duinroos is van holle vezel, heeft een katoenen tijk en kost weinig genoeg om elke twee à drie jaar te vervangen, wat om hygiënische redenen sowieso een goed idee is. De vezel zakt sneller in dan latex of veren. Zacht is er voor de buik, gemiddeld voor de rug en stevig voor de zij.",
    brand: "duinhof",
    categories: ["/kussens/hoofdkussens/synthetische-kussens", "/kussens/hoofdkussens"],
    composition: "Vulling: 100% polyester, holle vezel. Tijk: 100% katoen.",
    care: "Wasbaar op 60 graden; in de droger met een schone tennisbal.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Polyester"],
      shape: "Rechthoekig",
      cover: "Katoen",
      packagingUnit: "1 kussen",
    },
    claims: {
      allergySuitable:
        "Op 60 graden te wassen; tijk dicht genoeg voor mijt volgens test 2024-118 van Textielkeur Twente.",
    },
    delivery,
    prices: { "50x60": 14.95, "60x70": 17.95 },
    hardness: { soft: 0, medium: 0, firm: 2 },
    weight: { kg: { "50x60": 0.65, "60x70": 0.8 } },
    colours: {
      A: {
        colour: "wit",
        photos: ["kussen-1270a", "bed-op-07", "kussen-1270a-hoek", "kussen-1270a-stof"],
        live: "2023-05-15",
        sold: 246,
        stock: { "060070-M": 140, "060070-F": 64 },
      },
    },
  },
  {
    key: "05-1273",
    title: "Hoofdkussens Overloop, set van twee",
    subtitle: "Twee stuks met een zachte en een stevige kant",
    description:
      "Eén kant is dikker gevuld dan de andere, gescheiden door een doek. U merkt het verschil met de hand: leg de bolle zijde boven als u graag hoog ligt. Omdat u ze per twee krijgt, is een bed in één keer klaar. Het stiksel van de tussenwand is door een dun laken heen te voelen, door een sloop van gewone dikte niet.",
    brand: "duinhof",
    categories: ["/kussens/hoofdkussens/synthetische-kussens", "/kussens/hoofdkussens"],
    composition: "Vulling: 100% gerecycled polyester. Tijk: 65% polyester, 35% katoen.",
    care: "Wasbaar op 60 graden, één kussen per keer.",
    attributes: {
      unit: "Set",
      fillingMaterial: ["Polyester"],
      shape: "Rechthoekig",
      cover: "Katoen en polyester",
      packagingUnit: "2 kussens",
    },
    delivery,
    prices: { "50x60": 29.95, "60x70": 34.95 },
    weight: { kg: { "50x60": 1.4, "60x70": 1.7 } },
    formerPrices: [{ factor: 1.15 }],
    regularSince: "2026-05-18",
    colours: {
      A: {
        colour: "wit",
        photos: ["kussen-1273a", "bed-op-07", "kussen-1273a-hoek", "kussen-1273a-stof"],
        live: "2024-02-12",
        sold: 159,
      },
    },
  },
  {
    key: "05-1276",
    title: "Hoofdkussen Vlonder",
    subtitle: "Lang model met doorgestikte ruit",
    description:
      "In de rug bij het lezen, dwars op een ziekbed of onder de knieën: een lang kussen kan meer dan alleen onder het hoofd liggen. Vlonder is gevuld met vezelvlies dat aan de tijk zit vastgestikt, dus opschudden is er niet bij. Dat maakt het ook gelijkmatig plat. Een bijpassende sloop vindt u in onze maat 50 × 90 cm.",
    brand: "duinhof",
    categories: ["/kussens/hoofdkussens/synthetische-kussens", "/kussens/hoofdkussens"],
    composition: "Vulling: 100% polyester. Tijk: 80% katoen, 20% polyester, doorgestikt.",
    care: "Wasbaar op 60 graden en geschikt voor de droger.",
    attributes: { unit: "Stuk", fillingMaterial: ["Polyester"], shape: "Extra lang", cover: "Katoen en polyester" },
    delivery,
    prices: { "50x90": 32.95 },
    hardness: { soft: 0, medium: 0 },
    weight: { kg: 1.1 },
    colours: {
      A: {
        colour: "crème",
        photos: ["kussen-1276a", "bed-op-08", "kussen-1276a-hoek", "kussen-1276a-stof"],
        live: "2025-11-17",
        sold: 84,
        stock: 3,
      },
    },
  },
];
