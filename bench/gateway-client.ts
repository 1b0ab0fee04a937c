import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { Kind, parse } from "graphql";

interface Result<Data> {
  readonly data: Data;
  readonly bytes: number;
  readonly trace: readonly unknown[];
}

/** One shopper's connection to the gateway: keeps cookies like a browser, checks that every response is the one hoped for. */
export class GatewayClient {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  constructor(shopUrl: string, headers: Record<string, string> = {}) {
    this.#url = `${shopUrl}/graphql`;
    this.#headers = headers;
  }

  /** Sends a document; @throws Error when the response has errors. */
  send<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Result<Data>> {
    return this.#post({ query, variables });
  }

  /** Sends a document of the web app the way it does: by its hash. */
  sendTrusted<Data>(document: string, variables: Record<string, unknown>): Promise<Result<Data>> {
    const sha256Hash = createHash("sha256").update(document).digest("hex");
    return this.#post({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
  }

  async #post<Data>(request: object): Promise<Result<Data>> {
    const response = await fetch(this.#url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // plain unless a scenario says otherwise, so that compressing is a figure of its own
        "accept-encoding": "identity",
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...this.#headers,
      },
      body: JSON.stringify(request),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      this.#cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const text = await response.text();
    const result = JSON.parse(text) as {
      data?: Data;
      errors?: readonly { path?: readonly (string | number)[] }[];
      extensions?: { trace?: { calls?: readonly unknown[] } | readonly unknown[] };
    };
    // recommendations wait 100 ms, which a machine that is kept busy on purpose may exceed
    const failed = result.errors?.filter(({ path }) => path?.at(-1) !== "related") ?? [];
    if (failed.length > 0 || !result.data)
      throw new Error(`The gateway responded with ${response.status}: ${text.slice(0, 500)}`);
    const trace = result.extensions?.trace ?? [];
    return {
      data: result.data,
      bytes: text.length,
      trace: "calls" in trace ? (trace.calls ?? []) : (trace as readonly unknown[]),
    };
  }
}

/** The web app's own documents by the name of their operation, as its build lists them. */
export async function webDocuments(): Promise<ReadonlyMap<string, string>> {
  const manifest = JSON.parse(await readFile(new URL("../schema/documents.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >;
  return new Map(
    Object.values(manifest).flatMap((text) => {
      const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      return operation?.name ? [[operation.name.value, text] as const] : [];
    }),
  );
}
