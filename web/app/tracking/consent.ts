import { readCookie, serializeCookie } from "#app/ui/browser/cookies.ts";

/** What visitors are asked for, each by itself. */
export const purposes = ["statistics", "marketing"] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes a visitor agreed to; none after a refusal. */
export type Consent = readonly Purpose[];

const cookieName = "consent";
const cookieDays = 180;
/** Has to go up when an earlier choice no longer covers what is asked now: then visitors are asked again. */
const version = 2;
const pattern = new RegExp(String.raw`^${version}\.\d{4}-\d\d-\d\d((?:\.[a-z]+)*)$`);

/** The visitor's choice in the page's cookies; undefined before there is one. */
export function readConsent(cookies: string): Consent | undefined {
  const named = pattern.exec(readCookie(cookies, cookieName) ?? "")?.[1];
  return named === undefined ? undefined : purposes.filter((purpose) => named.split(".").includes(purpose));
}

/** The choice as a cookie: the version of the question, the day, and the purposes; nothing of the visitor. */
export function consentCookie(
  consent: Consent,
  { today, secure }: { readonly today: Date; readonly secure: boolean },
): string {
  const value = [version, today.toISOString().slice(0, 10), ...consent].join(".");
  return serializeCookie(cookieName, value, { days: cookieDays, secure });
}
