import type { Messages } from "./nl.ts";

/** Where the texts of a language are, in parts as a browser needs them. */
export interface TextSource {
  readonly start: () => Promise<Partial<Messages>>;
  readonly later: () => Promise<Partial<Messages>>;
  /** Domains by themselves: most shops have nothing to ask consent for, and what few pages show needs nothing of a checkout. */
  readonly alone: Readonly<Record<string, () => Promise<Partial<Messages>>>>;
}
