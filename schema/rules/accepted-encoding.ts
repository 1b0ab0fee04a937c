export type Encoding = "br" | "gzip" | "identity";

/** The best encoding a client accepts. */
export function acceptedEncoding(header: string | null): Encoding {
  if (!header) return "identity";
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : "identity";
}

/** Whether a client accepts an encoding. */
export function accepts(header: string, name: string): boolean {
  if (!header.includes(name)) return false;
  return header.split(",").some((part) => {
    const [coding, ...parameters] = part.trim().split(/\s*;\s*/);
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
