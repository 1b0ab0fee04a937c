import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";

/** Where mails lead, below a shop's prefix; the pages of every shop stand at the Dutch paths. */
export const mailPaths = {
  ...mailLinkPaths,
  home: "/",
  accountOrders: "/account/bestellingen",
  orderLookUp: "/service/bestelling-volgen",
  withdraw: "/service/herroepen",
  product: "/p/",
} as const;
