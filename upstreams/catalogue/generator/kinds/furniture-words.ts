import type { KindSource } from "../kind-source.ts";

/** Texts, materials and sizes that all furniture draws from. */
export const carried = {
  kind: "two_person",
  times: ["2-3 week", "6-8 week", "3-5 week", "1-2 week", "8-10 week", "3-5 day"],
} as const;
export const upholstery = [
  "Geweven stof",
  "Bouclé",
  "Fluweel",
  "Ribstof",
  "Leer",
  "Linnenmengsel",
  "Wolmengsel",
  "Katoenmengsel",
  "Microvezel",
  "Chenille",
  "Kunstleer",
];
export const wood = [
  "Massief eiken",
  "Eikenfineer",
  "Gelakt MDF",
  "Massief walnoot",
  "Walnootfineer",
  "Massief beuken",
  "Massief essen",
  "Massief grenen",
  "Mangohout",
  "Teak",
  "Acacia",
  "Berken",
];
export const woodColor = ["Naturel", "Gebleekt", "Donkerbruin", "Zwart", "Wit", "Gerookt"];
export const feet = [
  "Eiken",
  "Zwart staal",
  "Walnoot",
  "Zwart hout",
  "Beuken",
  "Zwarte plint",
  "Messing",
  "Eiken, 18 cm",
  "Wit staal",
];
export const made = {
  openings: [
    "{name} staat {feel} in een {room} en laat de ruimte eromheen heel.",
    "Voor {person} tekende de ontwerper {name}: {feel}, degelijk en te repareren.",
    "{name} wordt gemaakt door {maker} en komt in {span} delen bij u aan.",
    "Wie {place} een plek zoekt voor iets wat lang blijft, kijkt naar {name}.",
    "Met {name} begint een {room} die er over {span} jaar nog goed uitziet.",
  ],
  reasons: [
    "De verbindingen zijn met bout en moer en dus later nog aan te draaien.",
    "Het frame draagt {span} keer zijn eigen gewicht en kraakt niet.",
    "Alle scherpe randen zijn gebroken, prettig voor {person}.",
    "Onderdelen blijven {span} jaar leverbaar.",
    "De afwerking is {feel} en laat de tekening van het materiaal zien.",
    "Onder de poten zit vilt, zodat de vloer heel blijft.",
  ],
  advice: [
    "Meet deur en trap na voordat u bestelt.",
    "Zet het {place} niet in de volle zon: kleuren verschieten.",
    "Reken bij het opstellen op een half uur en twee personen.",
    "{time} werkt materiaal een beetje; draai de bouten dan na.",
    "Houd {span} centimeter vrij van de muur.",
  ],
} satisfies Partial<KindSource>;

export const bedSizes = [
  "160x200",
  "180x200",
  "140x200",
  "180x210",
  "160x210",
  "90x200",
  "120x200",
  "180x220",
  "200x200",
  "200x210",
];
