/** Paths that only the links of mails lead to: upstreams write them, the web app has their pages. */
export const mailLinkPaths = {
  resetPassword: "/wachtwoord-resetten",
  verifyEmail: "/e-mail-bevestigen",
  changeEmail: "/e-mail-wijzigen",
  deleteAccount: "/account-verwijderen",
  newsletterConfirm: "/nieuwsbrief/bevestigen",
  newsletterLeave: "/nieuwsbrief/afmelden",
  restockConfirm: "/voorraadbericht/bevestigen",
  restockEnd: "/voorraadbericht/afmelden",
  review: "/beoordelen",
  reviewEnd: "/beoordelen/afmelden",
} as const;
