import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import type { Sleeper } from "@warmeland/schema/rules/hardness/hardness-advice.ts";

import type { MergedBelongings } from "./merging/merge-record.ts";
import type { WireUser } from "./wire-user.ts";

/**
 * Responses of the account procedures; their payloads are `accountPayloads`. Those not named here return nothing (204): logoutEverywhere,
 * forgotPassword (the same for every address), resetPassword (406 token-not-usable), requestEmailVerification, verifyEmail (406; needs the
 * session of the account it is about), confirmEmailChange (406, 409 account-exists), requestAccountDeletion (403 password-wrong; a mail brings the token) and
 * confirmAccountDeletion (406). Guests get 403 account-needed wherever an account is needed.
 *
 * Pages that the mails lead to, each with ?token=…: /wachtwoord-resetten, /e-mail-bevestigen (verifyEmail), /e-mail-wijzigen
 * (confirmEmailChange), /account-verwijderen, /nieuwsbrief/bevestigen and /nieuwsbrief/afmelden.
 */
export interface WireLogin {
  token: string;
  user: WireUser;
  /** What of the visitor's basket and wishlist came along. */
  merged: MergedBelongings;
}

/** Response of updatePassword: the session goes on under a new token, all others have ended. */
export interface WireUpdatedPassword {
  token: string;
  user: WireUser;
}

/** Response of updateShopUser. */
export interface WireUpdatedUser extends WireUser {
  /** Another address that waits for the link mailed to it; until then `email` stays. */
  pendingEmail: string | null;
}

export interface WireAddress extends PostalAddress {
  id: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** Response of getAddresses, saveAddress (404 address-not-found, 409 too-many-addresses) and removeAddress (404). */
export interface WireAddresses {
  addresses: WireAddress[];
  /** The one that saveAddress wrote. */
  savedId?: string;
}

/** Response of getSleepers and saveSleepers; removeSleepers has none. */
export interface WireSleepers {
  /** At most two; none without consent. */
  sleepers: Sleeper[];
  /** ISO 8601; null without consent. */
  consentedAt: string | null;
}

/**
 * Response of newsletterSubscribe, newsletterConfirm and newsletterUnsubscribe. Signing up is `doi_pending` for everybody who has not proved to
 * own the address, `successful` or `subscribed` for who has, `declined` without consent. Confirming is `successful`, `subscribed` the second
 * time, `not_found` for a token that is none; unsubscribing is `successful` also when repeated, `not_found` for a token that is none.
 */
export interface WireNewsletter {
  status: "successful" | "doi_pending" | "subscribed" | "declined" | "not_found";
}

/**
 * Response of requestRestockNotice, `doi_pending` for everybody who has not proved to own the address. confirmRestockNotice and endRestockNotice have
 * none, also when repeated (406 token-not-usable).
 */
export interface WireRestock {
  status: "successful" | "doi_pending";
}

/** Response of getPostcodeAddress (404 address-not-found, then typed by hand). */
export interface WirePostcodeAddress {
  street: string;
  city: string;
}
