export const account = {
  guestSignUp: {
    title: "Bestellen als gast",
    intro: "U hebt geen account nodig. Met deze gegevens bevestigen wij uw bestelling.",
    submit: "Verder als gast",
    submitting: "Even geduld",
    privacy: "Wij gebruiken uw gegevens alleen voor uw bestelling.",
    why: "Wat u van ons krijgt",
    benefits: {
      confirmation: "Een bevestiging per e-mail, met uw ordernummer",
      basket: "Uw winkelwagen blijft zoals hij is",
      withdrawal: "Dezelfde rechten als met een account, ook bij retour",
    },
  },
  signIn: {
    title: "Hoe wilt u bestellen?",
    guestTitle: "Bestellen als gast",
    guestText: "U hebt geen account nodig om te bestellen. Met uw naam en e-mailadres gaat u direct verder.",
    guestButton: "Verder als gast",
  },
  notAGuest: "U gebruikt geen gastaccount.",
  tooManyAttempts_one: "Er zijn te veel pogingen gedaan. Probeer het over een minuut opnieuw.",
  tooManyAttempts_other: "Er zijn te veel pogingen gedaan. Probeer het over {{count}} minuten opnieuw.",
};
