import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";

/** The clients of `examples/`, each of which is built by its journey. */
export const exampleClients = ["relay", "urql"] as const;

export interface ExampleServer {
  readonly name: (typeof exampleClients)[number];
  readonly origin: string;
  readonly close: () => void;
}

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves an example, as far as it is built, on an origin of its own. */
export async function openExampleServer(name: ExampleServer["name"]): Promise<ExampleServer> {
  const folder = new URL(`../../../examples/${name}/dist/`, import.meta.url);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://example");
    const file = pathname === "/" ? "index.html" : pathname.slice(1);
    readFile(new URL(file, folder)).then(
      (body) => response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { name, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
