/** Overlay of the cookie settings; the footer opens it. */
export const consentSettingsId = "consent-settings";
