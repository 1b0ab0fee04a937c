import type { MasterSource } from "../../builder/source.ts";

export const twoSeatSofas: MasterSource[] = [
  {
    key: "08-1131",
    title: "Bank Aller",
    subtitle: "Tweezits in delen, zit in drie hardheden",
    description:
      "Armen, rug en zit van Aller komen los in huis en haken ter plaatse in elkaar, zonder gereedschap. Daardoor past de bank door een deur van 70 cm en langs een wenteltrap. De naad tussen zit en arm is daardoor iets breder dan bij een bank uit één stuk. De zitkussens kiest u zacht, gemiddeld of stevig; wie na een jaar spijt heeft, bestelt alleen de kern opnieuw. Elk deel blijft tien jaar leverbaar.",
    brand: "veenrand",
    categories: ["/banken/tweezitsbanken"],
    composition:
      "Frame: beuken met stalen haken. Zitting: koudschuim van 40 kg per kubieke meter. Bekleding: 88% polyester, 12% katoen.",
    care: "Hoezen van de kussens wasbaar op 30 graden, binnenstebuiten en zonder droger.",
    attributes: {
      deliveredAs: "In delen",
      upholstery: "Geweven stof",
      version: "2-zits",
      shape: "Recht",
      footVariant: "Walnoot",
      frameHeight: "42 cm",
      unit: "Stuk",
    },
    claims: {
      madeInGermany: "Frame, kernen en hoezen worden gemaakt in Rheine; verklaring van herkomst van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "5-7 week" },
    prices: { "158x86x85": 1095, "178x86x85": 1195 },
    hardness: { soft: 0, medium: 0, firm: 40 },
    weight: { kg: { "158x86x85": 46, "178x86x85": 51 } },
    levy: "furniture",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-04-13",
    colours: {
      A: {
        colour: "oudroze",
        photos: ["bank-1131a", "kamer-bank-1131a", "bank-1131a-arm", "bank-1131a-stof"],
        live: "2025-04-07",
        sold: 13,
        stock: "order",
      },
    },
  },
  {
    key: "08-1134",
    title: "Bank Berkel",
    subtitle: "2-zits, bolle rugkussens, vlekwerende stof",
    description:
      "De rug van Berkel is opgedeeld in twee kussens die bovenaan bol staan, zodat er in de onderrug steun is en bij de schouders ruimte. Water blijft op de stof eerst als druppel liggen: u hebt een halve minuut om een doekje te pakken. Tegen balpen en curry helpt dat niet. De zachte zit geeft zes centimeter mee, de stevige drie.",
    brand: "stadszit",
    categories: ["/banken/tweezitsbanken"],
    composition:
      "Frame: grenen en multiplex. Zitting: koudschuim op nosagveren. Bekleding: 100% polyester, vuilwerend gemaakt zonder fluor.",
    care: "Gemorst vocht opnemen voor het intrekt. Om de twee jaar professioneel laten reinigen.",
    attributes: {
      removableLegs: "14 cm",
      upholstery: "Geweven stof",
      version: "2-zits",
      shape: "Recht",
      footVariant: "Walnoot",
      unit: "Stuk",
    },
    delivery: { kind: "two_person", time: "3-4 week" },
    prices: { "168x90x88": 879, "188x90x88": 949 },
    hardness: { soft: 0, firm: 0 },
    weight: { kg: { "168x90x88": 43, "188x90x88": 47 } },
    levy: "furniture",
    colours: {
      A: {
        colour: "mosterd",
        photos: ["bank-1134a", "kamer-bank-1134a", "bank-1134a-arm", "bank-1134a-stof"],
        live: "2024-08-26",
        sold: 44,
        stock: { "*": 6, "188090088-S": 2 },
      },
    },
  },
];
