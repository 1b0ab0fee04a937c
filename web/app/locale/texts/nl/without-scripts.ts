/** What the shop says to a browser that runs no scripts; never shown to another. */
export const withoutScripts = {
  form: {
    title: "Dit formulier werkt alleen met JavaScript",
    text: "Zet JavaScript aan in uw browser en laad deze pagina opnieuw, of",
  },
  page: {
    title: "Deze pagina werkt alleen met JavaScript",
    text: "Zet JavaScript aan in uw browser en laad deze pagina opnieuw, of",
  },
  service: "laat onze klantenservice u helpen",
  notSent: {
    title: "Uw formulier is niet verstuurd",
    intro:
      "Formulieren in onze winkel werken alleen met JavaScript. Wat u hebt ingevuld, is niet verwerkt en nergens bewaard.",
    text: "Zet JavaScript aan in uw browser, ga terug en probeer het opnieuw, of",
  },
  toHome: "Naar de startpagina",
};
