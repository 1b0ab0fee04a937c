/** Where mails lead, below a shop's prefix; the pages of every shop stand at the Dutch paths. */
export const mailPaths = {
  home: "/",
  accountOrders: "/account/bestellingen",
  orderLookUp: "/service/bestelling-volgen",
  withdraw: "/service/herroepen",
  resetPassword: "/wachtwoord-resetten",
  verifyEmail: "/e-mail-bevestigen",
  changeEmail: "/e-mail-wijzigen",
  deleteAccount: "/account-verwijderen",
  newsletterConfirm: "/nieuwsbrief/bevestigen",
  newsletterUnsubscribe: "/nieuwsbrief/afmelden",
  restockConfirm: "/voorraadbericht/bevestigen",
  restockEnd: "/voorraadbericht/afmelden",
  review: "/beoordelen",
  reviewEnd: "/beoordelen/afmelden",
  product: "/p/",
} as const;
