/** Paths of the Dutch shop that no page begins with; apart from `paths`, which every page carries. */
export const latePaths = {
  guestSignUp: "/gastaanmelding",
  signUp: "/registreren",
  forgotPassword: "/wachtwoord-vergeten",
  accountUser: "/account/gebruiker",
  accountOrders: "/account/bestellingen",
  accountOrder: (id: string) => `/account/bestellingen/${encodeURIComponent(id)}`,
  checkout: "/afrekenen",
  hardness: "/adviseur/hardheid",
  planner: "/adviseur/kamerplanner",
  delivery: "/service/hulp/levering-verzending",
  accountSleepers: "/account/slaapgegevens",
  accountDeleted: "/account-verwijderd",
  success: "/succes",
  /** Where a message to the shop goes when no script sends it. */
  contactMessage: "/service/contact/bericht",
  formNotSent: "/formulier-niet-verstuurd",
  plannedRoom: (id: string) => `/adviseur/kamerplanner/${encodeURIComponent(id)}`,
  measuring: "/service/hulp/opmeten",
  sentEvents: "/privacy/logboek",
  sharedWishlist: (token: string) => `/verlanglijst/gedeeld/${encodeURIComponent(token)}`,
  paymentReturn: (returnKey: string) => `/betaling/terug/${encodeURIComponent(returnKey)}`,
} as const;
