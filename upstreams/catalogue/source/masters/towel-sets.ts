import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/badtextiel/handdoeken/handdoekensets", "/badtextiel/handdoeken"];

export const towelSets: MasterSource[] = [
  {
    key: "10-1131",
    title: "Badset Engelsmanplaat, vier delen",
    subtitle: "Van waslapje tot badlaken",
    description:
      "Alles wat één persoon in de badkamer nodig heeft, uit hetzelfde blauwe verfbad: een doekje van 30 × 30 cm, een gastendoek van 30 × 50 cm, een handdoek van 50 × 100 cm en een badlaken van 90 × 150 cm. Dat laatste telt: wie losse maten bij elkaar koopt, ziet soms verschil in tint. Samen goedkoper dan de vier delen apart.",
    brand: "waterlijn",
    categories,
    composition: "100% katoen, 480 gram per vierkante meter.",
    care: "De eerste twee keer zonder andere kleuren wassen. Wasbaar op 60 graden, mag in de droger.",
    attributes: { fabric: "Badstof", packagingUnit: "4 delen", unit: "Set" },
    delivery,
    prices: { "set-van-4": 54.95 },
    weight: { kg: 1.05 },
    formerPrices: [{ factor: 0.92 }],
    regularSince: "2026-04-06",
    colours: {
      A: {
        colour: "denim",
        photos: ["handdoek-04", "badkamer-6", "handdoek-04-klein", "handdoek-04-rand"],
        live: "2024-09-09",
        sold: 112,
      },
    },
  },
  {
    key: "10-1134",
    title: "Handdoeken Wissel, set van vier",
    subtitle: "Twee lichtgrijze, twee antraciete",
    description:
      "Wie met z'n tweeën een badkamer deelt, weet met Wissel zonder naamlabel welke van wie is. De twee grijzen komen uit één spinnerij en slijten gelijk op. Antraciet laat kalkvlekken zien als u hard water hebt; een scheut azijn in het spoelbakje helpt.",
    brand: "waterlijn",
    categories,
    composition: "100% katoen, 460 gram per vierkante meter.",
    care: "Wasbaar op 60 graden, licht en donker apart tot de derde was.",
    attributes: { fabric: "Badstof", packagingUnit: "4 handdoeken", unit: "Set" },
    delivery,
    prices: { "50x100": 47.95, "70x140": 89.95 },
    weight: { kg: { "50x100": 0.95, "70x140": 1.8 } },
    colours: {
      A: {
        colour: "lichtgrijs",
        photos: ["handdoek-06", "badkamer-6", "handdoek-06-lichtgrijs", "handdoek-06-antraciet"],
        live: "2025-01-20",
        sold: 86,
      },
    },
  },
  {
    key: "10-1137",
    title: "Handdoeken Slenk, set van vijf",
    subtitle: "Salie, wit en mosgroen door elkaar",
    description:
      "Vijf handdoeken in drie tinten: twee salie, twee wit, één mosgroen. Zo ligt er altijd een stapel die er bedacht uitziet, ook als de helft in de was zit. Voor een gezin is vijf net te weinig en zijn twee sets handiger. De zomen zijn met twee naalden gestikt.",
    brand: "weverijOost",
    categories,
    composition: "100% katoen, 520 gram per vierkante meter.",
    care: "Wasbaar op 60 graden. Mosgroen de eerste keer apart, daarna gaat alles samen.",
    attributes: { fabric: "Badstof", packagingUnit: "5 handdoeken", unit: "Set" },
    delivery,
    prices: { "50x100": 69.95, "60x110": 89.95, "70x140": 134 },
    weight: { kg: { "50x100": 1.3, "60x110": 1.7, "70x140": 2.55 } },
    sale: { percent: 15, since: "2026-11-09" },
    colours: {
      A: {
        colour: "salie",
        photos: ["handdoek-01", "badkamer-5", "handdoek-01-salie", "handdoek-01-wit", "stof-badstofsal"],
        live: "2025-04-28",
        sold: 97,
      },
    },
  },
  {
    key: "10-1140",
    title: "Kinderhanddoeken Kikkersprong, set van drie",
    subtitle: "Met een lus die een ruk verdraagt",
    description:
      "Op zwemles is een handdoek van 40 × 60 cm precies wat een kind zelf kan hanteren en oprollen. De lus is aan twee kanten doorgestikt, want hij wordt eraf getrokken en niet eraf gehaald. Op het label is plaats voor een naam. Mosgroen verbergt gras, modder en waskrijt.",
    brand: "nestpad",
    categories,
    composition: "100% katoen, 430 gram per vierkante meter.",
    care: "Wasbaar op 60 graden, ook na zand en chloor. Chloorwater eerst uitspoelen.",
    attributes: { fabric: "Badstof", packagingUnit: "3 handdoeken", unit: "Set" },
    delivery,
    prices: { "40x60": 21.95, "50x70": 27.95 },
    weight: { kg: { "40x60": 0.3, "50x70": 0.45 } },
    colours: {
      A: {
        colour: "mosgroen",
        photos: ["handdoek-1140a", "badkamer-3", "handdoek-1140a-rand", "handdoek-1140a-stof"],
        live: "2025-08-25",
        sold: 61,
      },
    },
  },
];
