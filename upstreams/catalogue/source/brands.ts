/** A brand of the shop, its maker and where the maker can be reached about safety (Regulation (EU) 2023/988). */
export interface Brand {
  name: string;
  manufacturer: string;
  address: string;
  safetyContact: string;
  /** Where its products are made, as the shopper reads it. */
  madeIn: string;
}

function brand(name: string, manufacturer: string, address: string, mailDomain: string, madeIn: string): Brand {
  return { name, manufacturer, address, safetyContact: `veiligheid@${mailDomain}.example`, madeIn };
}

export const brands = {
  duinhof: brand("Duinhof", "Duinhof Matrassen B.V.", "Zandstuifweg 14, 7702 ZD Dedemsvaart, Nederland", "duinhof", "Nederland"),
  veenrand: brand("Veenrand", "Veenrand Schlafwaren GmbH", "Moorkante 3, 48429 Rheine, Duitsland", "veenrand", "Duitsland"),
  noorderdons: brand("Noorderdons", "Noorderdons Beddengoed B.V.", "Ganzenpad 22, 8604 ZR Sneek, Nederland", "noorderdons", "Nederland"),
  weverijOost: brand("Weverij Oost", "Weverij Oost B.V.", "Spoelstraat 5, 7546 ZW Enschede, Nederland", "weverij-oost", "Portugal"),
  houtstroom: brand(
    "Houtstroom",
    "Houtstroom Meubelmakerij B.V.",
    "Zaagmolenkade 40, 9204 ZK Drachten, Nederland",
    "houtstroom",
    "Nederland",
  ),
  stadszit: brand("Stadszit", "Stadszit Zitmeubelen B.V.", "Stoffeerdershof 9, 5408 ZV Volkel, Nederland", "stadszit", "Polen"),
  kleurhof: brand("Kleurhof", "Kleurhof Wonen B.V.", "Pigmentlaan 31, 3542 ZT Utrecht, Nederland", "kleurhof", "India"),
  waterlijn: brand("Waterlijn", "Waterlijn Badtextiel B.V.", "Blekerskade 17, 4201 ZG Gorinchem, Nederland", "waterlijn", "Portugal"),
} as const satisfies Record<string, Brand>;

export type BrandKey = keyof typeof brands;
