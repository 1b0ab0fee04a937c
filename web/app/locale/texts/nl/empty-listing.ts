export const emptyListing = {
  noProducts: {
    title: "Hier staat nu niets",
    text: "In {{name}} hebben wij op dit moment geen producten die u kunt bestellen.",
    action: "Naar de startpagina",
  },
  nothing: {
    title: "Niets gevonden met deze filters",
    text: "In {{name}} is nu geen product dat aan al uw keuzes voldoet.",
    without: "Zoek zonder {{name}}",
    anyPrice: "Zoek bij elke prijs",
    elsewhere: "Of kijk in",
  },
  ignored: {
    UNKNOWN_FILTER_one: "Het filter {{names}} kennen wij niet; het telt niet mee.",
    UNKNOWN_FILTER_other: "De filters {{names}} kennen wij niet; zij tellen niet mee.",
    UNKNOWN_VALUE: "Een keuze bij {{names}} kennen wij niet; die telt niet mee.",
  },
};
