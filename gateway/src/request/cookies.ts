export interface CookieOptions {
  /** Seconds the browser keeps it; 0 removes it. */
  readonly maxAgeSeconds: number;
}

/** Cookies of one request and what the response sets; names get `__Host-` and Secure unless the connection cannot carry them. */
export class CookieJar {
  private readonly received: ReadonlyMap<string, string>;
  private readonly secure: boolean;
  private readonly written = new Map<string, string>();

  /** @param secure false only on plain http other than localhost in demo mode (docs/rules.md#visitor-cookie) */
  constructor(header: string | null, secure: boolean) {
    this.received = parseCookies(header);
    this.secure = secure;
  }

  /** A cookie by its name without prefix. */
  get(name: string): string | undefined {
    return this.received.get(this.fullName(name));
  }

  /** Sets an HttpOnly cookie of the whole origin. */
  set(name: string, value: string, options: CookieOptions): void {
    const fullName = this.fullName(name);
    const secure = this.secure ? "; Secure" : "";
    this.written.set(
      fullName,
      `${fullName}=${value}; Path=/; Max-Age=${options.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  delete(name: string): void {
    this.set(name, "", { maxAgeSeconds: 0 });
  }

  /** Values of the `Set-Cookie` headers of the response. */
  get setCookieHeaders(): string[] {
    return [...this.written.values()];
  }

  private fullName(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }
}

function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (equals > 0) cookies.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim());
  }
  return cookies;
}
