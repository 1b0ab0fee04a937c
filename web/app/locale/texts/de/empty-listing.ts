import type { Messages } from "../nl.ts";

export const emptyListing: Messages["emptyListing"] = {
  noProducts: {
    title: "Hier gibt es gerade nichts",
    text: "Unter {{name}} haben wir zurzeit keine Produkte, die Sie bestellen können.",
    action: "Zur Startseite",
  },
  nothing: {
    title: "Mit diesen Filtern nichts gefunden",
    text: "Unter {{name}} ist zurzeit kein Produkt, das zu allen Ihren Angaben passt.",
    without: "Ohne {{name}} suchen",
    anyPrice: "Zu jedem Preis suchen",
    elsewhere: "Oder schauen Sie hier:",
  },
  ignored: {
    UNKNOWN_FILTER_one: "Den Filter {{names}} kennen wir nicht; er wird nicht berücksichtigt.",
    UNKNOWN_FILTER_other: "Die Filter {{names}} kennen wir nicht; sie werden nicht berücksichtigt.",
    UNKNOWN_VALUE: "Eine Auswahl bei {{names}} kennen wir nicht; sie wird nicht berücksichtigt.",
  },
};
