import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { acceptedEncoding, type Encoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import { compress } from "./compress.ts";
import { type ExampleTab, exampleTabs } from "./graphiql-tabs.ts";

interface File {
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer<ArrayBuffer>;
  readonly encoded: Map<Encoding, Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>>;
}

const filePath = /^\/graphql\/explorer(?:-[\w-]+|\/[a-z-]+)\.(?:js|css)$/;

/** The panel below the explorer: modules that import each other by these names. */
const panelModules = [
  "panel",
  "watch-requests",
  "identity-state",
  "identity-view",
  "waterfall",
  "copy-as",
  "copy-view",
  "element",
];
const panelFolder = new URL("../../explorer/", import.meta.url);

/** Whether a path is one of a file that the explorer's page names. */
export function isExplorerFile(pathname: string): boolean {
  return filePath.test(pathname);
}

/**
 * The API explorer: a page and its files, which load nothing from any other site, under a policy that would not let them. A link or tab with
 * `?query=…` shows that document and runs nothing. The files are read at the first request: nine megabytes that few processes need.
 */
export function createGraphiqlPage(): (request: Request) => Promise<Response> {
  let loading: Promise<ReadonlyMap<string, File>> | undefined;
  return async (request) => {
    const file = (await (loading ??= loadExplorer())).get(new URL(request.url).pathname);
    return file
      ? sendFile(file, request)
      : new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  };
}

async function sendFile({ plain, encoded, ...file }: File, request: Request): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  const body = encoded.get(encoding) ?? compress(plain, encoding);
  encoded.set(encoding, body);
  const headers = new Headers({ "x-content-type-options": "nosniff", vary: "accept-encoding", ...file.headers });
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return new Response(await body, { headers });
}

const cachedForever = {
  "cache-control": "public, max-age=31536000, immutable",
  "cross-origin-resource-policy": "same-origin",
};

// the explorer reads the document of a link, but would show it under the name of the first example, and without its variables
const startWith = (tabs: readonly ExampleTab[]): string => `
  const link = new URLSearchParams(location.search);
  const options = ${JSON.stringify({ title: "Shop API", credentials: "same-origin", method: "POST", shouldPersistHeaders: false })};
  options.defaultTabs = ${JSON.stringify(tabs).replaceAll("<", String.raw`\u003c`)};
  if (link.get("query")) {
    options.variables = link.get("variables") ?? "";
    options.defaultTabs.unshift({ query: link.get("query"), variables: options.variables });
  }
  YogaGraphiQL.renderYogaGraphiQL(document.querySelector("#root"), options);
`;

/** The page and its files by path; the files' names carry the hash of what is in them. */
async function loadExplorer(): Promise<ReadonlyMap<string, File>> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const whole = renderGraphiQL();
  const start = startWith(exampleTabs());
  const script = between(whole, "<script>", "YogaGraphiQL.renderYogaGraphiQL(");
  const styles = between(whole, "<style>", "</style>") + (await readFile(new URL("panel.css", panelFolder), "utf8"));
  const scriptPath = `/graphql/explorer-${hashOf(script)}.js`;
  const stylesPath = `/graphql/explorer-${hashOf(styles)}.css`;
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Shop API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="${stylesPath}" />
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>The explorer needs JavaScript.</noscript>
    <div id="root"></div>
    <script type="module" src="/graphql/explorer/panel.js"></script>
    <script src="${scriptPath}"></script>
    <script>${start}</script>
  </body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash("sha256").update(start).digest("base64")}' blob:`,
    "worker-src blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const page = fileOf(html, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
  });
  const modules = await Promise.all(
    panelModules.map(async (name): Promise<[string, File]> => {
      const text = await readFile(new URL(`${name}.js`, panelFolder), "utf8");
      const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" };
      return [`/graphql/explorer/${name}.js`, fileOf(text, headers)];
    }),
  );
  return new Map([
    ["/graphql", page],
    ...modules,
    [scriptPath, fileOf(script, { ...cachedForever, "content-type": "text/javascript; charset=utf-8" })],
    [stylesPath, fileOf(styles, { ...cachedForever, "content-type": "text/css; charset=utf-8" })],
  ]);
}

function between(text: string, from: string, to: string): string {
  const begin = text.indexOf(from);
  const end = text.lastIndexOf(to);
  if (begin === -1 || end < begin)
    throw new Error("The page of @graphql-yoga/render-graphiql is made otherwise than before.");
  return text.slice(begin + from.length, end);
}

function fileOf(text: string, headers: File["headers"]): File {
  return { headers, plain: Buffer.from(text), encoded: new Map() };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
