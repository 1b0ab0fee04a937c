import { type Consent, type Purpose, purposes } from "./consent.ts";

/** Names of the cookies that Google's tags write on the shop's own domain. */
const written: Readonly<Record<Purpose, RegExp>> = {
  statistics: /^(?:_ga|_gid|_gat|_dc_gtm_|FPID|FPLC)/,
  marketing: /^(?:_gcl|_gac|_opt|__gads|__gpi|FPAU|FPGCL)/,
};

/** Removes what tags wrote for purposes the visitor does not agree to (any more). */
export function removeTagCookies(consent: Consent): void {
  const unwanted = purposes.filter((purpose) => !consent.includes(purpose)).map((purpose) => written[purpose]);
  for (const pair of document.cookie.split(/;\s*/)) {
    const name = pair.slice(0, Math.max(pair.indexOf("="), 0));
    if (!unwanted.some((pattern) => pattern.test(name))) continue;
    for (const domain of ["", ...domainsOf(location.hostname)])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** Tags write on the widest domain a browser lets them. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_label, index) => `; Domain=${labels.slice(index).join(".")}`);
}
