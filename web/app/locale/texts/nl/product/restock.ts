export const restock = {
  toHome: "Naar de startpagina",
  title: "Mail mij als hij er weer is",
  text: "Eén e-mail, geen reclame. Wij bewaren uw adres niet langer dan nodig.",
  submit: "Mail mij",
  submitting: "Even geduld",
  chooseFirst: "Kies een uitvoering: dan mailen wij u als die er weer is.",
  confirmPage: {
    title: "Bericht als het er weer is",
    text: "Met één klik bevestigt u dat wij u mogen mailen zodra dit artikel weer te bestellen is.",
    submit: "Ja, mail mij",
    submitting: "Even geduld",
    done: "Gelukt. U krijgt één e-mail zodra het er weer is.",
  },
  endPage: {
    title: "Geen bericht meer",
    text: "Met één klik wissen wij uw verzoek en het adres dat erbij hoort.",
    submit: "Wis mijn verzoek",
    submitting: "Even geduld",
    done: "Uw verzoek is gewist.",
  },
};
