export const account = {
  guestSignUp: { title: "Bestellen als gast" },
  signIn: { title: "Inloggen" },
};
