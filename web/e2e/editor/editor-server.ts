import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A visual editor for the journeys: a page on another origin that shows `?page=` in a frame and remembers what the frame says. */
export async function openEditorServer(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server: Server = createServer((request, response) => {
    const page = new URL(request.url ?? "/", "http://editor").searchParams.get("page") ?? "about:blank";
    response.writeHead(200, { "content-type": "text/html" }).end(`<!DOCTYPE html><title>Editor</title><script>
      window.heard = [];
      addEventListener("message", ({ data }) => window.heard.push(data));
    </script><iframe title="shop" width="1200" height="800" src="${page.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
