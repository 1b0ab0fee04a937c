import type { ClientStorage, Tokens } from "./storage/client-storage.ts";

const opening = new Set(["SignInPayload", "SignInAsGuestPayload", "SignUpPayload", "UpdatePasswordPayload"]);
const ending = new Set(["SignOutPayload", "SignOutEverywherePayload", "ConfirmAccountDeletionPayload"]);

interface Returned {
  readonly __typename?: string;
  readonly token?: string | null;
  readonly code?: string;
}

/** Who this device is to the shop: reads the stored tokens once, learns new ones from responses, and writes each change. */
export class Identity {
  private readonly storage: ClientStorage;
  private reading: Promise<void> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private beginning: Promise<unknown> | undefined;
  private tokens: Tokens = {};

  constructor(storage: ClientStorage) {
    this.storage = storage;
  }

  /** The tokens that a request carries. */
  async current(): Promise<Tokens> {
    this.reading ??= this.read();
    await this.reading;
    return this.tokens;
  }

  /** Makes this device a visitor before its first change, once, however many changes come at the same moment. */
  async ensureVisitor(begin: () => Promise<unknown>): Promise<void> {
    if ((await this.current()).visitor !== undefined) return;
    this.beginning ??= begin().finally(() => {
      this.beginning = undefined;
    });
    await this.beginning;
  }

  /**
   * Takes the tokens that a response carries.
   * @param sent those of its request: a session that has ended is forgotten only while it is still the current one
   */
  async learn(visitor: string | null, returned: readonly unknown[], sent: Tokens): Promise<void> {
    let next = this.tokens;
    if (visitor !== null) next = { ...next, visitor };
    for (const value of returned.filter(isReturned)) {
      const type = value.__typename ?? "";
      if (opening.has(type) && value.token) next = { ...next, session: value.token };
      const hasEnded = ending.has(type) || value.code === "SESSION_ENDED";
      if (hasEnded && next.session === sent.session) next = { ...next, session: undefined };
    }
    if (next !== this.tokens) await this.change(next);
  }

  /** Forgets visitor and session: the next change is somebody else's. */
  async forget(): Promise<void> {
    await this.current();
    await this.change({});
  }

  private async read(): Promise<void> {
    this.tokens = (await this.storage.read()) ?? {};
  }

  private change(tokens: Tokens): Promise<void> {
    this.tokens = tokens;
    // one after the other, and after one that failed as well: whoever waited for that one was told
    this.writing = this.writing.catch(() => undefined).then(() => this.storage.write(tokens));
    return this.writing;
  }
}

function isReturned(value: unknown): value is Returned {
  return typeof value === "object" && value !== null;
}
