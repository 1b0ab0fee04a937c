import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { previewParameters } from "@warmeland/schema/process/story-preview.ts";

const homeFile = join(import.meta.dirname, "../../../upstreams/stories/nl/home.json");
const space = 290_001;

/** What the home page says, and what its editor has not published. */
export const published = "Warm thuis begint in bed";
export const draft = "Kladversie van de startpagina";

/** A content system in Storyblok's delivery format that has one story, the home page, and a draft of it for whoever sends the request rightly. */
export interface ContentWithDraft {
  readonly url: string;
  /** The query of every call for stories so far. */
  readonly requests: URLSearchParams[];
  /** Parameters as the visual editor puts them behind an address; `madeAt` is when it did. */
  previewQuery(token: string, madeAt: Date, ofSpace?: number): string;
  close(): void;
}

/** Opens the content system on a free port; drafts are for `previewToken`. */
export async function openContentWithDraft(previewToken: string): Promise<ContentWithDraft> {
  const home = await readFile(homeFile, "utf8");
  const requests: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://content");
    if (pathname.includes("/cdn/stories")) requests.push(searchParams);
    const isDraft = searchParams.get("version") === "draft" && searchParams.get("token") === previewToken;
    const isHome = pathname.endsWith("/cdn/stories/home");
    const story = isHome
      ? `{"story":${isDraft ? home.replaceAll(published, draft) : home},"cv":1,"rels":[],"links":[]}`
      : "{}";
    if (pathname.endsWith("/cdn/spaces/me")) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ space: { id: space, name: "Winkel", version: 1 } }));
      return;
    }
    response.writeHead(isHome ? 200 : 404, { "content-type": "application/json" }).end(story);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    requests,
    previewQuery: (token, madeAt, ofSpace = space) => previewParameters(ofSpace, token, madeAt).toString(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
