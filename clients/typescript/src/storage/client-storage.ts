/** Who a device is to a shop. Tokens are secrets, to be kept like passwords. */
export interface Tokens {
  /** Whose basket and wishlist it is; good for 180 days after the last change. */
  readonly visitor?: string | undefined;
  /** Who is signed in. */
  readonly session?: string | undefined;
}

/** Where an app keeps the tokens of one shop: memory and a file are given, a phone has its own safe place. */
export interface ClientStorage {
  /** Called once, before the first request. @returns undefined for a device that is new */
  read(): Promise<Tokens | undefined>;
  /** Called after each change, never twice at a time. */
  write(tokens: Tokens): Promise<void>;
}
