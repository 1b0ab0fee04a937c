/** A brand of the shop, its maker and where the maker can be reached about safety (Regulation (EU) 2023/988). */
export interface Brand {
  name: string;
  manufacturer: string;
  address: string;
  safetyContact: string;
  /** Where its products are made, as the shopper reads it. */
  madeIn: string;
  /** What it stands for, in a sentence; the product passport says it, and texts of its products sound like it. */
  character: string;
}

const safetyContact = (mailDomain: string) => `veiligheid@${mailDomain}.example`;

export const brands = {
  duinhof: {
    name: "Duinhof",
    manufacturer: "Duinhof Matrassen B.V.",
    address: "Zandstuifweg 14, 7702 ZD Dedemsvaart, Nederland",
    safetyContact: safetyContact("duinhof"),
    madeIn: "Nederland",
    character:
      "Duinhof snijdt en stikt matrassen in één hal in Dedemsvaart en verkoopt ze zonder dure namen voor gewone schuimen.",
  },
  veenrand: {
    name: "Veenrand",
    manufacturer: "Veenrand Schlafwaren GmbH",
    address: "Moorkante 3, 48429 Rheine, Duitsland",
    safetyContact: safetyContact("veenrand"),
    madeIn: "Duitsland",
    character:
      "Veenrand bouwt bedden en matrassen uit losse, vervangbare delen en houdt elk deel tien jaar op voorraad.",
  },
  noorderdons: {
    name: "Noorderdons",
    manufacturer: "Noorderdons Beddengoed B.V.",
    address: "Ganzenpad 22, 8604 ZR Sneek, Nederland",
    safetyContact: safetyContact("noorderdons"),
    madeIn: "Nederland",
    character: "Noorderdons vult dekbedden in Sneek en schrijft bij elk dekbed hoeveel gram vulling erin zit.",
  },
  weverijOost: {
    name: "Weverij Oost",
    manufacturer: "Weverij Oost B.V.",
    address: "Spoelstraat 5, 7546 ZW Enschede, Nederland",
    safetyContact: safetyContact("weverij-oost"),
    madeIn: "Portugal",
    character: "Weverij Oost tekent in Enschede en laat weven bij twee families in Noord-Portugal.",
  },
  houtstroom: {
    name: "Houtstroom",
    manufacturer: "Houtstroom Meubelmakerij B.V.",
    address: "Zaagmolenkade 40, 9204 ZK Drachten, Nederland",
    safetyContact: safetyContact("houtstroom"),
    madeIn: "Nederland",
    character: "Houtstroom maakt meubels van Europees hout met verbindingen die u later nog kunt aandraaien.",
  },
  stadszit: {
    name: "Stadszit",
    manufacturer: "Stadszit Zitmeubelen B.V.",
    address: "Stoffeerdershof 9, 5408 ZV Volkel, Nederland",
    safetyContact: safetyContact("stadszit"),
    madeIn: "Polen",
    character:
      "Stadszit ontwerpt banken voor kamers van vier bij vijf meter: ze gaan door een gewone voordeur en de hoezen zijn los te bestellen.",
  },
  kleurhof: {
    name: "Kleurhof",
    manufacturer: "Kleurhof Wonen B.V.",
    address: "Pigmentlaan 31, 3542 ZT Utrecht, Nederland",
    safetyContact: safetyContact("kleurhof"),
    madeIn: "India",
    character: "Kleurhof begint bij de kleur: elke tint komt terug in kussen, plaid en kleed.",
  },
  waterlijn: {
    name: "Waterlijn",
    manufacturer: "Waterlijn Badtextiel B.V.",
    address: "Blekerskade 17, 4201 ZG Gorinchem, Nederland",
    safetyContact: safetyContact("waterlijn"),
    madeIn: "Portugal",
    character: "Waterlijn weeft badtextiel dat na vijftig keer wassen nog op maat is.",
  },
  nestpad: {
    name: "Nestpad",
    manufacturer: "Nestpad Kinderkamer B.V.",
    address: "Speelweide 8, 3824 ZM Amersfoort, Nederland",
    safetyContact: safetyContact("nestpad"),
    madeIn: "Nederland",
    character: "Nestpad maakt spullen voor kinderkamers die een tweede kind ook nog heel krijgt.",
  },
  ruststand: {
    name: "Ruststand",
    manufacturer: "Ruststand Ergonomie GmbH",
    address: "Lattenweg 12, 32049 Herford, Duitsland",
    safetyContact: safetyContact("ruststand"),
    madeIn: "Duitsland",
    character:
      "Ruststand rekent met schouderbreedte en lichaamsgewicht en maakt kussens, toppers en bodems die te verstellen zijn.",
  },
  heideschaap: {
    name: "Heideschaap",
    manufacturer: "Heideschaap Natuurbedden B.V.",
    address: "Kuddeweg 27, 7991 ZX Dwingeloo, Nederland",
    safetyContact: safetyContact("heideschaap"),
    madeIn: "Nederland",
    character: "Heideschaap werkt met wol, katoen, latex en linnen en gebruikt geen schuim uit aardolie.",
  },
  schemerlicht: {
    name: "Schemerlicht",
    manufacturer: "Schemerlicht Verlichting B.V.",
    address: "Gloeilampplein 3, 5616 ZL Eindhoven, Nederland",
    safetyContact: safetyContact("schemerlicht"),
    madeIn: "Tsjechië",
    character:
      "Schemerlicht maakt lampen voor de avond: warm licht, te dimmen en met een fitting waarin elke gewone lamp past.",
  },
} as const satisfies Record<string, Brand>;

export type BrandKey = keyof typeof brands;
