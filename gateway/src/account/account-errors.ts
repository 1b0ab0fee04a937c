import { builder } from "#gateway/builder.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";

/** The address belongs to a full account, so it cannot order as a guest. */
export const AccountIsNotAGuest = plainError(
  "AccountIsNotAGuest",
  { ACCOUNT_IS_NOT_A_GUEST: "error.accountIsNotAGuest" },
  "The e-mail address belongs to a full account: sign in, or order as a guest with another address.",
  "email",
);

/** The call needs a session and has none, or one that has ended; the request itself says which. */
export class NotSignedIn extends UserError {
  readonly code = "NOT_SIGNED_IN";

  constructor() {
    super("error.notSignedIn");
  }
}

builder.objectType(NotSignedIn, {
  name: "NotSignedIn",
  description: "The call needs a session and has none, or one that has ended: sign in, or sign in as a guest.",
  interfaces: [UserErrorInterface],
  extensions: { codes: ["NOT_SIGNED_IN", "SESSION_ENDED"] },
  fields: (t) => ({
    code: t.string({
      description: "NOT_SIGNED_IN, or SESSION_ENDED when the request carries a session that has ended.",
      resolve: (error, _args, { session }) => (session.token === undefined ? error.code : "SESSION_ENDED"),
    }),
  }),
});

/** The call is about an account, and the session is a guest's. */
export const AccountRequired = plainError(
  "AccountRequired",
  { ACCOUNT_REQUIRED: "error.accountRequired" },
  "The operation needs an account, and a guest has none: sign up, or sign in.",
);

/** No account has this address and this password together. */
export const WrongCredentials = plainError(
  "WrongCredentials",
  { WRONG_CREDENTIALS: "error.wrongCredentials" },
  "No account has this e-mail address with this password; which of them is wrong is not revealed.",
);

/** The order service could not handle the request. */
export const RequestFailed = plainError(
  "RequestFailed",
  { REQUEST_FAILED: "error.requestFailed" },
  "The request could not be handled; nothing was changed.",
);

/** Somebody has an account with this address. */
export const AccountAlreadyExists = plainError(
  "AccountAlreadyExists",
  { ACCOUNT_ALREADY_EXISTS: "error.accountAlreadyExists" },
  "An account with this e-mail address exists: sign in, or ask for a new password.",
  "email",
);

/** The account was closed by the shop. */
export const AccountDeactivated = plainError(
  "AccountDeactivated",
  { ACCOUNT_DEACTIVATED: "error.accountDeactivated" },
  "The account is closed; only a foreign order service reports it.",
  "email",
);

/** No account has this address. */
export const EmailNotFound = plainError(
  "EmailNotFound",
  { EMAIL_NOT_FOUND: "error.emailNotFound" },
  "No account has this e-mail address; only a foreign order service reports it.",
  "email",
);

/** The link of a mail was used, is too old, or was replaced by a newer one. */
export const LinkNotUsable = plainError(
  "LinkNotUsable",
  { LINK_NOT_USABLE: "error.linkNotUsable" },
  "The link of the mail was used already, is too old, or was replaced by a newer one: ask for a new mail.",
);

/** What was typed as the current password is not it. */
export const WrongPassword = plainError(
  "WrongPassword",
  { WRONG_PASSWORD: "fieldProblem.currentPassword" },
  "The current password is wrong; nothing was changed.",
);

/** Nobody has proved yet that the account's address is theirs. */
export const EmailNotVerified = plainError(
  "EmailNotVerified",
  { EMAIL_NOT_VERIFIED: "error.emailNotVerified" },
  "The account's address has to be verified first, by the link of a mail that was sent; nothing was changed.",
);

/** The profile could not be saved. */
export const ProfileNotSaved = plainError(
  "ProfileNotSaved",
  { PROFILE_NOT_SAVED: "error.profileNotSaved" },
  "The order service could not save the data; nothing was changed.",
);

/** The password could not be changed. */
export const PasswordNotUpdated = plainError(
  "PasswordNotUpdated",
  { PASSWORD_NOT_UPDATED: "error.passwordNotUpdated" },
  "The order service could not change the password; the old one still works.",
);

/** The address is not, or no longer, in the customer's address book. */
export const AddressNotFound = plainError(
  "AddressNotFound",
  { ADDRESS_NOT_FOUND: "error.addressNotFound" },
  "The address is not, or no longer, in the customer's address book.",
);

/** The address book is full. */
export const TooManyAddresses = plainError(
  "TooManyAddresses",
  { TOO_MANY_ADDRESSES: "error.tooManyAddresses" },
  "The address book is full: remove an address first.",
);
