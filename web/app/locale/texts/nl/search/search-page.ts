/** Texts of the page of results. */
export const searchPage = {
  title: "Zoeken",
  titleOf: "Zoeken: {{term}}",
  heading: "Resultaten voor ‘{{term}}’",
  nothingHeading: "Geen resultaten voor ‘{{term}}’",
  nothing: "Controleer de spelling, of zoek met een ander of korter woord.",
  start: "Waar bent u naar op zoek?",
  startText: "Zoek op een product, een maat, een kleur, een merk of een artikelnummer.",
  popular: "Vaak gezocht",
  categories: "Of kijk in een categorie",
  name: "de zoekresultaten",
  things: "zoekresultaten",
  didYouMean: "Bedoelt u {{term}}?",
};
