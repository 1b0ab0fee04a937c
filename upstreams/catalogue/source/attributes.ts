import type { AttributeGroupDocument } from "#upstreams/catalogue/documents.ts";

export interface AttributeSource {
  label: string;
  type?: AttributeGroupDocument["type"];
  multiSelect?: true;
  filterable?: true;
  /** Not listed under 'Eigenschappen': shown elsewhere on the page, or not at all. */
  hidden?: true;
  /** Values that have a fixed order or a label of their own; all others are gathered from the products. */
  values?: Readonly<Record<string, string>>;
}

const yes = { true: "Ja" };

/** Every attribute group in the order pages and filters show them. Groups without values carry free text (docs/rules.md#products-and-masters). */
export const attributes = {
  brand: { label: "Merk", filterable: true },
  productName: { label: "Productnaam", hidden: true },
  masterTitle: { label: "Naam van de serie", hidden: true },
  subtitle: { label: "Ondertitel", hidden: true },
  description: { label: "Omschrijving", hidden: true },
  hardness: { label: "Hardheid", filterable: true, values: { soft: "Zacht", medium: "Gemiddeld", firm: "Stevig" } },
  size: { label: "Maat", filterable: true },
  shopSize: {
    label: "Formaat",
    filterable: true,
    hidden: true,
    values: {
      kinderbed: "Kinderbed",
      eenpersoons: "Eenpersoons",
      twijfelaar: "Twijfelaar",
      tweepersoons: "Tweepersoons",
      "lits-jumeaux": "Lits-jumeaux",
    },
  },
  width: { label: "Breedte", type: "integer", filterable: true },
  depth: { label: "Diepte", type: "integer", filterable: true },
  height: { label: "Hoogte", type: "integer", filterable: true },
  color: { label: "Kleur", type: "color", filterable: true },
  version: { label: "Uitvoering", filterable: true },
  warmthClass: { label: "Warmteklasse", filterable: true },
  fillingMaterial: { label: "Vulling", multiSelect: true, filterable: true },
  season: {
    label: "Seizoen",
    filterable: true,
    values: { zomer: "Zomer", "vier-seizoenen": "Vier seizoenen", winter: "Winter" },
  },
  cover: { label: "Tijk" },
  coreHeight: { label: "Hoogte met tijk" },
  fabric: { label: "Stof", filterable: true },
  upholstery: { label: "Bekleding", filterable: true },
  headboard: { label: "Hoofdbord" },
  frameHeight: { label: "Framehoogte" },
  footVariant: { label: "Poten" },
  removableLegs: { label: "Afneembare poten" },
  deliveredAs: { label: "Geleverd" },
  woodType: { label: "Houtsoort", filterable: true },
  woodColor: { label: "Houtkleur" },
  shape: { label: "Vorm", filterable: true },
  unit: { label: "Eenheid", hidden: true },
  packagingUnit: { label: "In de verpakking" },
  packet: { label: "In het pakket", multiSelect: true, hidden: true },
  careSymbols: {
    label: "Wasvoorschrift",
    multiSelect: true,
    hidden: true,
    values: {
      "wash-30": "Wassen op 30 graden",
      "wash-40": "Wassen op 40 graden",
      "wash-60": "Wassen op 60 graden",
      "wash-separately": "De eerste keer apart wassen",
      "no-bleach": "Niet bleken",
      "tumble-dry": "Mag in de droger",
      "tumble-dry-low": "In de droger op lage stand",
      "no-tumble-dry": "Niet in de droger",
      "line-dry": "Aan de lijn drogen",
      iron: "Strijken kan",
      "no-iron": "Strijken is niet nodig",
    },
  },
  madeIn: { label: "Gemaakt in" },
  weight: { label: "Gewicht" },
  shippingType: {
    label: "Verzending",
    values: { parcel: "Pakketdienst", two_person: "Bezorgdienst met twee personen" },
  },
  allergySuitable: { label: "Geschikt bij allergie", type: "boolean", filterable: true, hidden: true, values: yes },
  metalFree: { label: "Metaalvrij", type: "boolean", filterable: true, hidden: true, values: yes },
  vegan: { label: "Vegan", type: "boolean", filterable: true, hidden: true, values: yes },
  productFilterMadeInGermany: {
    label: "Made in Germany",
    type: "boolean",
    filterable: true,
    hidden: true,
    values: yes,
  },
  sizeGuide: {
    label: "Opmeten",
    hidden: true,
    values: {
      mattress: "Matras",
      topper: "Topper",
      bed: "Bed",
      "slatted-base": "Lattenbodem",
      "fitted-sheet": "Hoeslaken",
      "topper-sheet": "Topperhoeslaken",
      protector: "Beschermer",
      sheet: "Laken",
      duvet: "Dekbed",
      "duvet-cover": "Dekbedovertrek",
      curtain: "Gordijn",
      "roman-blind": "Vouwgordijn",
    },
  },
  fitKind: {
    label: "Waar het bij hoort",
    hidden: true,
    values: {
      mattress: "Matras",
      topper: "Topper",
      "box-spring": "Boxspring",
      bed: "Bed",
      "slatted-base": "Lattenbodem",
      "fitted-sheet": "Hoeslaken",
      "topper-sheet": "Topperhoeslaken",
      protector: "Beschermer",
      duvet: "Dekbed",
      "duvet-cover": "Dekbedovertrek",
      pillow: "Hoofdkussen",
      pillowcase: "Kussensloop",
    },
  },
  fabricSample: { label: "Gratis staaltje", type: "boolean", hidden: true, values: yes },
  bestseller: { label: "Bestseller", type: "boolean", hidden: true, values: yes },
  topReview: { label: "Topbeoordeling", type: "boolean", hidden: true, values: yes },
  masterReviewsCount: { label: "Aantal beoordelingen", type: "integer", hidden: true },
  masterReviewsScore: { label: "Beoordeling", hidden: true },
} as const satisfies Record<string, AttributeSource>;

export type AttributeKey = keyof typeof attributes;
