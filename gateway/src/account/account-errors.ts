import { builder } from "#gateway/builder.ts";
import { UserError, UserErrorInterface } from "#gateway/user-error.ts";

/** The address belongs to a full account, so it cannot order as a guest. */
export class AccountIsNotAGuest extends UserError {
  readonly code = "ACCOUNT_IS_NOT_A_GUEST";

  constructor() {
    super("error.accountIsNotAGuest", { field: "email" });
  }
}

/** The call needs a session and has none, or one that has ended. */
export class NotSignedIn extends UserError {
  readonly code = "NOT_SIGNED_IN";

  constructor() {
    super("error.notSignedIn");
  }
}

builder.objectType(AccountIsNotAGuest, {
  name: "AccountIsNotAGuest",
  description: "The e-mail address belongs to a full account: sign in, or order as a guest with another address.",
  interfaces: [UserErrorInterface],
});

builder.objectType(NotSignedIn, {
  name: "NotSignedIn",
  description: "The call needs a session and has none, or one that has ended: sign in, or sign in as a guest.",
  interfaces: [UserErrorInterface],
});
