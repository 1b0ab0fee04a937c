import { filterParameters, listingKeys } from "@warmeland/schema/rules/listing-query.ts";
import { mayKeepTerm } from "@warmeland/schema/rules/search-term.ts";
import { latePaths } from "#app/locale/late-paths.ts";

const reportedParameters = new Set<string>(["variant", ...listingKeys, ...filterParameters]);
const campaign = /^utm_(?:source|medium|campaign|term|content)$/;
/** What follows these in an address lets whoever knows it in. */
const secretsAfter = [latePaths.sharedWishlist(""), latePaths.paymentReturn(""), latePaths.accountOrder("")];

/** Whether the path itself is a key to something of one visitor. */
export function isSecret(pathname: string): boolean {
  return secretsAfter.some((start) => pathname.includes(start));
}

/** An address as others may read it: without tokens, addresses to go back to, and terms that may be about a person. */
export function reportedAddress(pathname: string, search: string): string {
  const start = secretsAfter.find((start) => pathname.includes(start));
  const path = start === undefined ? pathname : pathname.slice(0, pathname.indexOf(start) + start.length - 1);
  const reported = [...new URLSearchParams(search)].filter(([name, value]) =>
    name === "term"
      ? mayKeepTerm(value)
      : (reportedParameters.has(name) || campaign.test(name)) && !value.includes("@"),
  );
  return reported.length === 0 ? path : `${path}?${new URLSearchParams(reported)}`;
}
