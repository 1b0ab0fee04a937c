export const account = {
  guestSignUp: { title: "Bestellen als gast" },
  signIn: {
    title: "Inloggen",
    guestTitle: "Bestellen als gast",
    guestText: "U hebt geen account nodig om te bestellen. Met uw naam en e-mailadres gaat u direct verder.",
    guestButton: "Verder als gast",
  },
};
