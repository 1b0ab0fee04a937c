import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "2-3 day" } as const;

/** Duvets filled with down, or down and feathers. */
export const downDuvets: MasterSource[] = [
  {
    key: "04-1142",
    title: "Dekbed Grutto",
    subtitle: "Twee donzen dekbedden met drukknopen",
    description:
      "Een dun dekbed met 90 gram dons per vierkante meter en een middelzwaar van 160 gram, langs de rand met twaalf drukknopen aan elkaar te zetten. Van mei tot september ligt het dunne op bed, in het tussenseizoen het andere en bij vorst allebei. De knopen zitten op een stoffen biesje, zodat u ze onder het overtrek niet voelt. Het deel dat rust krijgt, past in de meegeleverde tas; reken op een kastplank van 60 cm diep.",
    brand: "noorderdons",
    categories: ["/dekbedden/vierseizoenendekbedden", "/dekbedden/donzen-dekbedden"],
    composition:
      "Vulling: 70% eendendons, 30% veertjes, nieuw; 90 en 160 gram per vierkante meter. Tijk: 100% katoen, donsdicht geweven.",
    care: "Elk deel apart wassen op 60 graden in een ruime trommel en geheel droog uit de droger halen.",
    attributes: {
      unit: "Set",
      fillingMaterial: ["Dons", "Veertjes"],
      season: "Vier seizoenen",
      warmthClass: "1 tot 4",
      cover: "Katoen",
      packagingUnit: "2 dekbedden",
    },
    delivery,
    prices: {
      "140x200": 249,
      "140x220": 269,
      "200x200": 345,
      "200x220": 369,
      "240x200": 415,
      "240x220": 439,
      "260x220": 475,
    },
    weight: { perSquareMetre: 0.62 },
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-02-09",
    colours: {
      A: {
        colour: "wit",
        photos: ["dekbed-1142a", "kamer-dekbed-05", "dekbed-1142a-hoek", "dekbed-1142a-tijk"],
        live: "2023-09-18",
        sold: 171,
      },
    },
  },
  {
    key: "04-1145",
    title: "Dekbed Smient",
    subtitle: "Half dons, half veertjes",
    description:
      "Voor wie eens onder dons wil slapen zonder er meteen honderden euro's aan uit te geven. De veertjes maken Smient zwaarder dan een dekbed van zuiver dons, en dat gewicht vinden sommigen juist prettig. Veertjes ritselen zacht als u zich omdraait; een lichte slaper hoort dat. Het valt soepel langs het lichaam en isoleert genoeg voor een slaapkamer van 16 tot 18 graden.",
    brand: "noorderdons",
    categories: ["/dekbedden/donzen-dekbedden"],
    composition: "Vulling: 50% eendendons, 50% veertjes, nieuw; 260 gram per vierkante meter. Tijk: 100% katoen.",
    care: "Wassen op 60 graden, daarna twee volle programma's in de droger; blijft er vocht in, dan gaat dons ruiken.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Dons", "Veertjes"],
      season: "Vier seizoenen",
      warmthClass: "2",
      cover: "Katoen",
    },
    delivery,
    prices: {
      "140x200": 119,
      "140x220": 129,
      "200x200": 169,
      "200x220": 179,
      "240x200": 199,
      "240x220": 215,
      "260x220": 239,
    },
    weight: { perSquareMetre: 0.44 },
    sale: { percent: 15, since: "2026-11-09" },
    colours: {
      A: {
        colour: "wit",
        photos: ["dekbed-1145a", "bed-op-02", "dekbed-1145a-hoek", "dekbed-1145a-tijk"],
        live: "2024-01-22",
        sold: 64,
      },
    },
  },
  {
    key: "04-1148",
    title: "Dekbed Poolster",
    subtitle: "Zuiver ganzendons, op bestelling gevuld",
    description:
      "Poolster wordt pas gevuld als u het bestelt. In Sneek blazen ze er 240 gram wit ganzendons per vierkante meter in, van de hoogste veerkracht, en naaien het daarna met de hand dicht. Zo ontstaat een winterdekbed dat in 240 × 220 cm niet meer dan twee kilo weegt. Onverwarmde slaapkamers zijn de plek ervoor; in een appartement met vloerverwarming gooit u het van u af. Na vijf jaar kunt u het laten bijvullen.",
    brand: "noorderdons",
    categories: ["/dekbedden/donzen-dekbedden", "/dekbedden/winterdekbedden"],
    composition:
      "Vulling: 100% wit ganzendons, nieuw, 240 gram per vierkante meter. Tijk: 100% katoen (batist), donsdicht geweven.",
    care: "Laat het eens in de drie jaar wassen bij een wasserij die dons aanneemt. Tussendoor luchten, niet uitkloppen.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Dons"],
      season: "Winter",
      warmthClass: "1",
      cover: "Katoen",
    },
    delivery: { kind: "parcel", time: "3-4 week" },
    prices: {
      "140x200": 519,
      "140x220": 559,
      "200x200": 729,
      "200x220": 779,
      "240x200": 869,
      "240x220": 919,
      "260x220": 989,
    },
    weight: { perSquareMetre: 0.38 },
    colours: {
      A: {
        colour: "gebroken wit",
        photos: ["dekbed-1148a", "kamer-dekbed-1108a", "dekbed-1148a-hoek", "dekbed-1148a-tijk"],
        live: "2025-10-13",
        sold: 11,
        stock: "order",
      },
    },
  },
  {
    key: "04-1151",
    title: "Dekbed Halfom",
    subtitle: "Links warm, rechts koel",
    description:
      "De ene helft van Halfom is dik gevuld, de andere dun, met een dubbele wand in het midden zodat het dons niet oversteekt. Zo slapen een koukleum en iemand die het gauw warm heeft onder één dekbed. Een geborduurde letter in elke hoek zegt welke kant hoog en welke laag gevuld is. Ruilt u van plaats, dan draait u het dekbed om.",
    brand: "noorderdons",
    categories: ["/dekbedden/donzen-dekbedden", "/dekbedden/vierseizoenendekbedden"],
    composition:
      "Vulling: 90% ganzendons, 10% veertjes, nieuw; 210 gram per vierkante meter links, 110 gram rechts. Tijk: 100% katoen.",
    care: "Wasbaar op 60 graden; trommel van 9 kg of meer. Drogen met tennisballen tot ook de dikke helft geen klonten meer heeft.",
    attributes: {
      unit: "Stuk",
      fillingMaterial: ["Dons"],
      season: "Vier seizoenen",
      version: "Links warm, rechts koel",
      cover: "Katoen",
    },
    delivery,
    prices: { "200x200": 419, "200x220": 445, "240x200": 495, "240x220": 525, "260x220": 569 },
    weight: { perSquareMetre: 0.31 },
    colours: {
      A: {
        colour: "wit",
        photos: ["dekbed-1151a", "bed-op-04", "dekbed-1151a-hoek", "dekbed-1151a-tijk"],
        live: "2026-03-16",
        sold: 34,
      },
    },
  },
];
