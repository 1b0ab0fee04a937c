import { readFile } from "node:fs/promises";

import { Kind, parse } from "graphql";

/** One shopper's connection to the gateway: keeps cookies like a browser, checks that every answer is the one hoped for. */
export class GatewayClient {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  constructor(shopUrl: string, headers: Record<string, string> = {}) {
    this.#url = `${shopUrl}/graphql`;
    this.#headers = headers;
  }

  /** Sends a document; @throws Error when the answer has errors. */
  async send<Data>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<{ data: Data; bytes: number; trace: readonly unknown[] }> {
    const response = await fetch(this.#url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...this.#headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      this.#cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const text = await response.text();
    const answer = JSON.parse(text) as {
      data?: Data;
      errors?: unknown;
      extensions?: { trace?: { calls?: readonly unknown[] } | readonly unknown[] };
    };
    if (answer.errors || !answer.data) throw new Error(`The gateway answered ${response.status}: ${text.slice(0, 500)}`);
    const trace = answer.extensions?.trace ?? [];
    return { data: answer.data, bytes: text.length, trace: "calls" in trace ? (trace.calls ?? []) : (trace as readonly unknown[]) };
  }
}

/** The web app's own documents by the name of their operation, as its build lists them. */
export async function webDocuments(): Promise<ReadonlyMap<string, string>> {
  const manifest = JSON.parse(await readFile(new URL("../schema/documents.json", import.meta.url), "utf8")) as Record<string, string>;
  return new Map(
    Object.values(manifest).flatMap((text) => {
      const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      return operation?.name ? [[operation.name.value, text] as const] : [];
    }),
  );
}
