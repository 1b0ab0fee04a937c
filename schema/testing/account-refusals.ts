/**
 * A row of the error catalogue (docs/rules.md#error-catalogue) as it comes to the shopper: what is done, under the name of the mutation, the status the
 * order service sends, the error the graph makes of it, the field that is marked, and the sentence that is read.
 */
export type AccountRefusal<Action extends string = string> = readonly [
  action: Action,
  status: number,
  error: string,
  field: "email" | null,
  text: string,
];

const failed = "Uw verzoek resulteerde in een fout";
const unauthorised = "Autorisatie vereist";
const usedUp = "Deze link is al gebruikt of verlopen. Vraag een nieuwe e-mail aan.";
const notSaved = "De gegevens konden niet worden opgeslagen.";
const notUpdated = "Het bijwerken van het wachtwoord is mislukt. Probeer het opnieuw.";
const wrongPassword = "Voer eerst uw huidige geldige wachtwoord in.";
const notProved =
  "Bevestig eerst uw e-mailadres: u vindt de link in de e-mail die wij u hebben gestuurd. Vraag de verwijdering daarna opnieuw aan.";
const alreadyExists = "Dit account bestaat al.";

export type FormAction = "signIn" | "signUp" | "signInAsGuest" | "requestPasswordReset" | "resetPassword";

/** Forms of who is not signed in. */
export const formRefusals: readonly AccountRefusal<FormAction>[] = [
  ["signIn", 400, "RequestFailed", null, failed],
  ["signIn", 500, "RequestFailed", null, failed],
  ["signIn", 401, "NotSignedIn", null, unauthorised],
  [
    "signIn",
    404,
    "WrongCredentials",
    null,
    "Uw e-mailadres of wachtwoord is onjuist. Probeer het alstublieft opnieuw.",
  ],
  ["signUp", 409, "AccountAlreadyExists", "email", alreadyExists],
  ["signUp", 400, "RequestFailed", null, failed],
  ["signUp", 401, "NotSignedIn", null, unauthorised],
  ["signUp", 500, "RequestFailed", null, failed],
  [
    "signInAsGuest",
    409,
    "AccountIsNotAGuest",
    "email",
    "U gebruikt geen gastaccount. Bij dit e-mailadres hoort een account: log in, of gebruik een ander adres.",
  ],
  ["requestPasswordReset", 403, "AccountDeactivated", "email", "Deze gebruiker is gedeactiveerd."],
  ["requestPasswordReset", 404, "EmailNotFound", "email", "Oeps! E-mail is niet gevonden."],
  ["resetPassword", 406, "LinkNotUsable", null, usedUp],
];

export type SettingsAction =
  | "updateProfile"
  | "changeEmail"
  | "updatePassword"
  | "saveAddress"
  | "removeAddress"
  | "exportMyData"
  | "requestAccountDeletion";

/** What a customer does on the page of their data. */
export const settingsRefusals: readonly AccountRefusal<SettingsAction>[] = [
  ["updateProfile", 400, "ProfileNotSaved", null, notSaved],
  ["updateProfile", 404, "ProfileNotSaved", null, notSaved],
  ["updateProfile", 500, "ProfileNotSaved", null, notSaved],
  ["updateProfile", 401, "NotSignedIn", null, unauthorised],
  ["changeEmail", 403, "WrongPassword", null, wrongPassword],
  ["changeEmail", 409, "AccountAlreadyExists", "email", alreadyExists],
  ["changeEmail", 500, "ProfileNotSaved", null, notSaved],
  ["updatePassword", 403, "WrongPassword", null, wrongPassword],
  ["updatePassword", 400, "PasswordNotUpdated", null, notUpdated],
  ["updatePassword", 500, "PasswordNotUpdated", null, notUpdated],
  ["saveAddress", 409, "TooManyAddresses", null, "Uw adresboek is vol. Verwijder eerst een adres."],
  ["saveAddress", 500, "ProfileNotSaved", null, notSaved],
  ["removeAddress", 404, "AddressNotFound", null, "Dit adres staat niet meer in uw adresboek."],
  ["removeAddress", 500, "ProfileNotSaved", null, notSaved],
  ["exportMyData", 403, "WrongPassword", null, wrongPassword],
  ["exportMyData", 500, "RequestFailed", null, failed],
  ["requestAccountDeletion", 403, "WrongPassword", null, wrongPassword],
  ["requestAccountDeletion", 409, "EmailNotVerified", null, notProved],
];

export type LinkAction =
  | "confirmEmailChange"
  | "verifyEmail"
  | "confirmAccountDeletion"
  | "confirmRestockNotice"
  | "endRestockNotice"
  | "endReviewInvitations";

/** What the links of mails do. */
export const linkRefusals: readonly AccountRefusal<LinkAction>[] = [
  ["confirmEmailChange", 406, "LinkNotUsable", null, usedUp],
  ["confirmEmailChange", 409, "AccountAlreadyExists", "email", alreadyExists],
  ["verifyEmail", 406, "LinkNotUsable", null, usedUp],
  ["confirmAccountDeletion", 406, "LinkNotUsable", null, usedUp],
  ["confirmRestockNotice", 406, "LinkNotUsable", null, usedUp],
  ["endRestockNotice", 406, "LinkNotUsable", null, usedUp],
  ["endReviewInvitations", 406, "LinkNotUsable", null, usedUp],
];

/** Any of them after too many tries, of which the next is worth it in so many seconds; pages count the minutes themselves. */
export const tooManyTries = {
  retryAfterSeconds: 90,
  message: "Te veel pogingen. Probeer het over 2 min. opnieuw.",
  text: "Er zijn te veel pogingen gedaan. Probeer het over 2 minuten opnieuw.",
} as const;
