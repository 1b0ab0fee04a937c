import type { MasterSource } from "../../builder/source.ts";

const categories = ["/boxsprings-bedden/boxsprings/elektrisch", "/boxsprings-bedden/boxsprings"];

/** Box springs that a motor raises. */
export const adjustableBoxSprings: MasterSource[] = [
  {
    key: "07-1128",
    title: "Boxspring Veluwe Verstelbaar",
    subtitle: "Elektrisch, met twee motoren per kant",
    description:
      "Van buiten gelijk aan Veluwe, van binnen met motoren. Hoofd- en voeteneind gaan los van elkaar omhoog, ieder zijn eigen kant, met een afstandsbediening per persoon. Valt de stroom uit, dan zakt het bed met twee blokbatterijen weer vlak. Het hoofdbord schuift niet mee naar achteren: houd 8 cm extra vrij tussen kussen en muur. De fluwelen uitvoering in oudroze is technisch dezelfde.",
    brand: "duinhof",
    categories,
    composition:
      "Frame: grenen, multiplex en staal. Vering: pocketveren in matrassen van 20 cm. Topper: 6 cm koudschuim met split. Bekleding: 100% polyester.",
    care: "Stof afzuigen met een zachte borstel. Haal de stekker eruit voordat u onder het bed schoonmaakt.",
    frame: { width: 0, depth: 10, height: 110 },
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Verticale banen, 110 cm hoog",
      frameHeight: "32 cm",
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      footVariant: "Zwart, 12 cm",
      version: "Elektrisch verstelbaar",
    },
    delivery: { kind: "two_person", time: "5-7 week" },
    prices: { "160x200": 2995, "160x210": 3085, "180x200": 3195, "180x210": 3295, "200x200": 3495 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 52 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.97 }],
    regularSince: "2026-03-02",
    colours: {
      A: {
        colour: "grijs",
        photos: ["boxspring-1128a", "kamer-boxspring-1128a", "boxspring-1128a-hoofdbord", "boxspring-1128a-hoek"],
        live: "2024-11-18",
        sold: 44,
        stock: { "180200-M": 3, "*": "order" },
      },
      B: {
        colour: "oudroze",
        photos: ["boxspring-1128b", "kamer-boxspring-1128b", "boxspring-1128b-hoofdbord", "boxspring-1128b-hoek"],
        live: "2025-10-06",
        sold: 19,
        stock: "order",
        attributes: { upholstery: "Fluweel" },
      },
    },
  },
  {
    key: "07-1131",
    title: "Boxspring Salland Verstelbaar",
    subtitle: "Vlak hoofdbord, elektrische bodem, topper met split",
    description:
      "Wie 's avonds leest en 's ochtends met stramme benen wakker wordt, gebruikt Salland Verstelbaar twee keer per dag. De motor doet er twintig seconden over en is zo stil als een koelkast. In de stand met de voeten hoog komt er ruimte vrij bij het voeteneind, waar u een plaid kwijt kunt maar geen kind moet laten spelen. De stof in leem is dezelfde als bij de vaste Salland.",
    brand: "duinhof",
    categories,
    composition:
      "Frame: multiplex en staal. Vering: pocketveren met zeven zones. Topper: 6 cm koudschuim met split. Bekleding: 70% polyester, 30% viscose.",
    care: "Vlekken deppen met lauw water, niet boenen. Laat de motoren om de vijf jaar nakijken.",
    frame: { width: 0, depth: 10, height: 100 },
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Vier vlakken, 100 cm hoog",
      frameHeight: "32 cm",
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      footVariant: "Zwart, 12 cm",
      version: "Elektrisch verstelbaar",
    },
    delivery: { kind: "two_person", time: "5-7 week" },
    prices: { "160x200": 3195, "180x200": 3395, "180x210": 3495, "180x220": 3595 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 53 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "leem",
        photos: ["boxspring-1131a", "kamer-boxspring-1131a", "boxspring-1131a-hoofdbord", "boxspring-1131a-hoek"],
        live: "2025-06-16",
        sold: 36,
        stock: "order",
      },
    },
  },
  {
    key: "07-1133",
    title: "Boxspring Standwijk",
    subtitle: "Met geheugen voor vier standen",
    description:
      "Ruststand meet bij aflevering uw schouder- en heupbreedte en stelt daar de zones in de bodem op af. Daarna onthoudt de bediening vier houdingen, waaronder een zwevende stand met de knieën boven het hart. Alles is los te draaien voor onderhoud. Een verwarmde deken op stand drie of hoger mag er niet op, want de sensoren in de bodem raken ervan in de war.",
    brand: "ruststand",
    categories,
    composition:
      "Frame: staal en multiplex. Vering: verende elementen per zone, pocketveren in de matrassen. Topper: 6 cm koudschuim met split. Bekleding: 100% polyester.",
    care: "Stof afzuigen. De hoezen van matras en topper gaan op 60 graden in de was.",
    frame: { width: 0, depth: 10, height: 120 },
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Drie vlakken, 120 cm hoog",
      frameHeight: "34 cm",
      fillingMaterial: ["Pocketvering", "Koudschuim"],
      footVariant: "Zwart, 9 cm",
      version: "Elektrisch verstelbaar",
    },
    claims: {
      madeInGermany: "Motoren, bodem en matras samengebouwd in Herford; verklaring RS-25-160 van de fabrikant.",
    },
    delivery: { kind: "two_person", time: "6-8 week" },
    prices: { "160x200": 3795, "180x200": 3995, "180x210": 4095, "200x210": 4295 },
    hardness: { soft: 0, medium: 0, firm: 0 },
    weight: { perSquareMetre: 55 },
    levy: "mattresses",
    formerPrices: [{ factor: 0.96 }],
    regularSince: "2026-01-12",
    sale: { percent: 12, since: "2026-10-30" },
    colours: {
      A: {
        colour: "marine",
        photos: ["boxspring-1133a", "kamer-boxspring-1133a", "boxspring-1133a-hoofdbord", "boxspring-1133a-hoek"],
        live: "2025-02-10",
        sold: 26,
        stock: "order",
      },
    },
  },
  {
    key: "07-1134",
    title: "Boxspring Ligstand",
    subtitle: "Hoge zit voor wie moeilijk opstaat",
    description:
      "De zitrand van Ligstand ligt op 64 cm, en met één knop gaat het hoofdeinde zo ver rechtop dat u al half zit voordat u uw benen over de rand zwaait. Aan de oren van het hoofdbord kunt u zich vasthouden; ze zijn met staal verankerd. Een verpleegbed vervangt hij niet: zijhekken en een optrekker horen er niet bij. Voor mensen onder de 1,65 meter zit het te hoog.",
    brand: "ruststand",
    categories,
    composition:
      "Frame: staal en beuken multiplex. Vering: verende latten, matrassen van koudschuim. Topper: 6 cm traagschuim met split. Bekleding: 96% polyester, 4% elastaan.",
    care: "Bekleding afnemen met een vochtige doek. De onderkant eens per maand stofzuigen.",
    frame: { width: 24, depth: 10, height: 125 },
    attributes: {
      upholstery: "Geweven stof",
      headboard: "Met oren, 125 cm hoog",
      frameHeight: "40 cm",
      fillingMaterial: ["Koudschuim", "Traagschuim"],
      footVariant: "Zwart, 10 cm",
      version: "Elektrisch verstelbaar",
    },
    claims: { madeInGermany: "Gelast, bekleed en getest in Herford; verklaring RS-25-161 van de fabrikant." },
    delivery: { kind: "two_person", time: "4-6 week" },
    prices: { "140x200": 2895, "160x200": 3145, "180x200": 3345, "180x210": 3445 },
    hardness: { medium: 0, firm: 0 },
    weight: { perSquareMetre: 56 },
    levy: "mattresses",
    colours: {
      A: {
        colour: "leem",
        photos: ["boxspring-1134a", "kamer-boxspring-1134a", "boxspring-1134a-hoofdbord", "boxspring-1134a-hoek"],
        live: "2025-09-22",
        sold: 17,
        stock: "order",
      },
    },
  },
];
