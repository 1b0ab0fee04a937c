const twoYears = 63_072_000;

/** Has a browser come back by https alone, when that is how shoppers reach the shop. */
export function transportSecurity(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith("https:")
    ? { "strict-transport-security": `max-age=${twoYears}; includeSubDomains` }
    : {};
}
