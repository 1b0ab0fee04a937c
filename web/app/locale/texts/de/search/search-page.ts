import type { Messages } from "../../nl.ts";

/** Texts of the page of results. */
export const searchPage: Messages["searchPage"] = {
  title: "Suche",
  titleOf: "Suche: {{term}}",
  heading: "Ergebnisse für „{{term}}“",
  nothingHeading: "Keine Ergebnisse für „{{term}}“",
  nothing: "Prüfen Sie die Schreibweise, oder suchen Sie mit einem anderen oder kürzeren Wort.",
  start: "Wonach suchen Sie?",
  startText: "Suchen Sie nach einem Produkt, einer Größe, einer Farbe, einer Marke oder einer Artikelnummer.",
  popular: "Häufig gesucht",
  categories: "Oder schauen Sie in einer Kategorie",
  name: "den Suchergebnissen",
  things: "Suchergebnisse",
  didYouMean: "Meinten Sie {{term}}?",
};
