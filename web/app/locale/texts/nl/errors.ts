export const errors = {
  generic: "Er is een onverwachte fout opgetreden.",
  notFound: {
    title: "Pagina niet gevonden",
    message: "De pagina die u zoekt bestaat niet of is verplaatst.",
  },
  unavailable: {
    title: "Even niet bereikbaar",
    message: "De winkel is op dit moment niet bereikbaar. Probeer het over een paar minuten opnieuw.",
  },
  unexpected: {
    title: "Er ging iets mis",
    message: "Er is een onverwachte fout opgetreden. Probeer het opnieuw.",
  },
  toHome: "Naar de startpagina",
};
