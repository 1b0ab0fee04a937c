import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

import { createContentUpstream } from "@warmeland/upstreams/src/content/content-upstream.ts";
import { pino } from "pino";

const storiesFolder = fileURLToPath(new URL("../../../upstreams/stories", import.meta.url));

/** How a content system may be unwell. */
export const troubles = {
  slow: "answers after 10 s",
  garbage: "sends what is no JSON",
  empty: "sends nothing",
  hollow: "sends pages without anything in them",
  partial: "sends a part, as 207",
  busy: "refuses every call as one too many",
  broken: "fails with 500",
} as const;

export type Trouble = keyof typeof troubles;

/** The shop's stories behind Storyblok's wire format, in good health or not. */
export interface TroubledContent {
  readonly url: string;
  /** What is wrong with it now; undefined for nothing. */
  trouble: Trouble | undefined;
  /** Every call, and when it came in milliseconds. */
  readonly calls: { readonly path: string; readonly at: number }[];
  /** Says that something was published, so that every copy is old. */
  publish(): void;
  close(): void;
}

/** Opens the content system on a free port. It names its version as Storyblok does: `cv` in bodies and `spaces/me`. */
export async function openTroubledContent(): Promise<TroubledContent> {
  const log = pino({ level: "silent" });
  const upstream = createContentUpstream({ storiesFolder, token: "local", previewToken: "local-preview", log });
  let version = 1_700_000_000;
  const content: TroubledContent = {
    url: "",
    trouble: undefined,
    calls: [],
    publish: () => void (version += 1),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const sendGood = async (address: URL, response: ServerResponse): Promise<void> => {
    const good = await upstream.handle(new Request(address));
    const body = (await good.json()) as object;
    for (const name of ["content-type", "total", "per-page"]) {
      const value = good.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(good.status).end(JSON.stringify({ ...body, cv: version }));
  };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", "http://content.internal");
    content.calls.push({ path: address.pathname, at: performance.now() });
    const send = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    if (address.pathname.endsWith("/spaces/me")) {
      send(200, JSON.stringify({ space: { id: 1, name: "Winkel", version } }));
      return;
    }
    switch (content.trouble) {
      case "slow":
        setTimeout(() => send(200, "{}"), 10_000).unref();
        return;
      case "garbage":
        send(200, "<h1>Back soon</h1>");
        return;
      case "empty":
        send(200, "");
        return;
      case "hollow": {
        const story = { uuid: "u", name: "x", full_slug: "x", content: { component: "page", _uid: "x", body: [] } };
        send(200, JSON.stringify({ story, stories: [story], cv: version }));
        return;
      }
      case "partial":
        send(207, JSON.stringify({ story: null, stories: null }));
        return;
      case "busy":
        send(429, "{}");
        return;
      case "broken":
        send(500, "{}");
        return;
      default:
        void sendGood(address, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(content, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2` });
}
