import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;

export const guestTowels: MasterSource[] = [
  {
    key: "10-1107",
    title: "Gastendoekjes Griend, set van drie",
    subtitle: "Badstof in mosgroen",
    description:
      "Drie kleine doekjes, opgerold met een papieren band, voor naast de wastafel of om cadeau te geven. Mosgroen geeft bij de eerste was af: houd wit erbuiten. Met het lusje aan de korte kant hangt u ze ook aan een haakje.",
    brand: "waterlijn",
    categories: ["/badtextiel/gastendoekjes"],
    composition: "100% katoen, 450 gram per vierkante meter.",
    care: "Eerst apart wassen op 40 graden, daarna op 60. Mag in de droger.",
    attributes: { fabric: "Badstof", packagingUnit: "3 doekjes", unit: "Set" },
    delivery,
    prices: { "30x50": 19.95, "40x60": 26.95 },
    weight: { kg: { "30x50": 0.2, "40x60": 0.33 } },
    colours: {
      A: {
        colour: "mosgroen",
        photos: ["handdoek-07", "badkamer-6", "handdoek-07-spiraal", "handdoek-07-midden"],
        live: "2026-11-10",
        sold: 17,
      },
    },
  },
  {
    key: "10-1122",
    title: "Gastendoekjes Zuiderduin, set van zes",
    subtitle: "Vier in oudroze, twee in ecru",
    description:
      "Een stapel voor een feestje, een gastenkamer of een kapsalon. Vier doekjes zijn oudroze, twee ecru, en ze passen alle zes in een mandje van 25 cm. De badstof is aan één kant geschoren: die fluwelen kant laat zich zacht aan, de luskant droogt beter.",
    brand: "waterlijn",
    categories: ["/badtextiel/gastendoekjes"],
    composition: "100% katoen, 420 gram per vierkante meter, één kant velours.",
    care: "Wasbaar op 60 graden, oudroze en ecru mogen samen. Drogen op lage stand.",
    attributes: { fabric: "Badstof", packagingUnit: "6 doekjes", unit: "Set" },
    delivery,
    prices: { "30x30": 24.95, "30x50": 34.95 },
    weight: { kg: { "30x30": 0.25, "30x50": 0.4 } },
    colours: {
      A: {
        colour: "oudroze",
        photos: ["handdoek-02", "badkamer-6", "handdoek-02-oudroze", "handdoek-02-ecru"],
        live: "2024-11-18",
        sold: 71,
      },
    },
  },
  {
    key: "10-1125",
    title: "Waslapjes Veerpont, set van vier",
    subtitle: "30 × 30 cm, om en om grijs",
    description:
      "Een waslapje is een washandje zonder zak: het droogt sneller, en voor het gezicht van een kind hoeft u niet eerst uw hand erin te wurmen. Twee zijn antraciet en twee lichtgrijs. Make-up en zelfbruiner ziet u op de donkere het minst.",
    brand: "waterlijn",
    categories: ["/badtextiel/gastendoekjes"],
    composition: "100% katoen, 400 gram per vierkante meter.",
    care: "Wasbaar op 90 graden als de hygiëne erom vraagt, anders op 60.",
    attributes: { fabric: "Badstof", packagingUnit: "4 waslapjes", unit: "Set" },
    delivery,
    prices: { "30x30": 11.95 },
    weight: { kg: 0.15 },
    colours: {
      A: {
        colour: "antraciet",
        photos: ["handdoek-1125a", "badkamer-5", "handdoek-1125a-rand", "handdoek-1125a-stof"],
        live: "2026-11-02",
        sold: 53,
      },
    },
  },
  {
    key: "10-1128",
    title: "Wafeldoekjes Priel, set van vier",
    subtitle: "Klein formaat, groot in de keuken",
    description:
      "Officieel een gastendoek, in de praktijk ook de doek naast het aanrecht. Het reliëf pakt een natte hand of een druipende pan sneller dan gladde stof. Vetvlekken weken eerst in groene zeep, anders blijven ze in de hokjes hangen. Aan elke korte kant zit een lus, zodat u niet hoeft te zoeken.",
    brand: "weverijOost",
    categories: ["/badtextiel/gastendoekjes"],
    composition: "100% katoen, wafelbinding, 300 gram per vierkante meter.",
    care: "Wasbaar op 60 graden. Krimpt 6%; de maat is die na het wassen.",
    attributes: { fabric: "Wafelstof", packagingUnit: "4 doekjes", unit: "Set" },
    delivery,
    prices: { "30x50": 22.95, "40x60": 29.95 },
    weight: { kg: { "30x50": 0.2, "40x60": 0.3 } },
    colours: {
      A: {
        colour: "zand",
        photos: ["handdoek-1128a", "badkamer-5", "handdoek-1128a-rand", "handdoek-1128a-stof"],
        live: "2025-11-03",
        sold: 33,
      },
    },
  },
];
