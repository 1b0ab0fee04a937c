import type { CookieJar } from "./cookies.ts";
import type { CallContext } from "#gateway/sources/call-context.ts";

const sessionDays = 90;

/** The signed-in customer's session of a request; its token travels to the RPC upstream, which alone knows whether it lives. */
export class Session {
  private readonly call: CallContext;
  private readonly cookies: CookieJar | undefined;
  private begun = false;
  private ended = false;

  /** @param cookies undefined for clients that keep the token themselves */
  constructor(call: CallContext, cookies: CookieJar | undefined) {
    this.call = call;
    this.cookies = cookies;
  }

  get token(): string | undefined {
    return this.call.sessionToken;
  }

  /** Makes the rest of this operation, and the browser, act as the owner of the token. */
  begin(token: string): void {
    this.begun = true;
    this.call.sessionToken = token;
    this.cookies?.set("session", token, { maxAgeSeconds: sessionDays * 86_400 });
  }

  /** Whether a session began with this request. */
  get hasBegun(): boolean {
    return this.begun;
  }

  /** Whether a browser's session ended with this request, so that it should clear what it stored of it. */
  get hasEndedInBrowser(): boolean {
    return this.ended && this.cookies !== undefined;
  }

  end(): void {
    this.ended = true;
    this.call.sessionToken = undefined;
    this.cookies?.delete("session");
  }
}
