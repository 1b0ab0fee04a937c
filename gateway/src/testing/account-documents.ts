/** Documents of the account, each with what its result union may hold. */
const error = "... on UserError { code message field }";
const invalid = "... on InvalidInput { fields { field code message } }";
const wait = "... on TooManyAttempts { retryAfterSeconds }";
const customer =
  "id number email isEmailConfirmed firstName lastName gender phone birthDate isGuest type newsletter birthdayVoucher createdAt addresses { id isDefaultShipping isDefaultBilling companyName vatNumber street houseNumber addition zipCode city countryCode phone }";

function mutation(name: string, payload: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const all = [`... on ${type}Payload { ${payload} }`, error, ...(withoutForm.has(name) ? [] : [invalid]), wait].join(
    " ",
  );
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ${all} } }`;
}

const withoutForm = new Set([
  "confirmEmailChange",
  "verifyEmail",
  "confirmAccountDeletion",
  "removeAddress",
  "confirmNewsletter",
  "unsubscribeFromNewsletter",
  "confirmRestockNotice",
  "endRestockNotice",
  "endReviewInvitations",
]);
const sleepers = "id savedSleepers { consentedAt sleepers { heightCm weightKg comfort position grade } }";
const session = "viewer { id email type } token visitor basket { count }";

export const accountDocuments = {
  viewer: `query { viewer { ${customer} } }`,
  signIn: mutation("signIn", session),
  signInAsGuest: mutation("signInAsGuest", session),
  signUp: mutation("signUp", session),
  signOut: `mutation { result: signOut { __typename ... on SignOutPayload { viewer { id } } } }`,
  signOutEverywhere: `mutation { result: signOutEverywhere { __typename ... on SignOutEverywherePayload { viewer { id } } } }`,
  requestPasswordReset: mutation("requestPasswordReset", "done"),
  resetPassword: mutation("resetPassword", "done"),
  updateProfile: mutation("updateProfile", `viewer { ${customer} }`),
  changeEmail: mutation("changeEmail", "pendingEmail viewer { email }"),
  confirmEmailChange: mutation("confirmEmailChange", "done"),
  verifyEmail: mutation("verifyEmail", "done"),
  updatePassword: mutation("updatePassword", session),
  requestAccountDeletion: mutation("requestAccountDeletion", "done"),
  confirmAccountDeletion: mutation("confirmAccountDeletion", "done"),
  exportMyData: mutation("exportMyData", "document"),
  saveAddress: mutation("saveAddress", `savedId viewer { ${customer} }`),
  removeAddress: mutation("removeAddress", `viewer { ${customer} }`),
  saveSleepers: mutation("saveSleepers", `viewer { ${sleepers} }`),
  removeSleepers: `mutation { result: removeSleepers { __typename ... on RemoveSleepersPayload { viewer { ${sleepers} } } ${error} } }`,
  savedSleepers: `query { viewer { ${sleepers} } }`,
  subscribeToNewsletter: mutation("subscribeToNewsletter", "status message"),
  confirmNewsletter: mutation("confirmNewsletter", "status message"),
  unsubscribeFromNewsletter: mutation("unsubscribeFromNewsletter", "status message"),
  requestRestockNotice: mutation("requestRestockNotice", "confirmByMail message"),
  confirmRestockNotice: mutation("confirmRestockNotice", "done"),
  endRestockNotice: mutation("endRestockNotice", "done"),
  endReviewInvitations: mutation("endReviewInvitations", "done"),
} as const;
