import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import pino from "pino";
import { createForwarder } from "./create-forwarder.ts";
import { createWeb } from "./web-server.ts";

/** The web app as a process of its own, for compose: pages here, `/graphql` and photos from other processes. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { GATEWAY_URL, IMAGES_URL, PORT, HOST } = environment;
  if (!GATEWAY_URL || !IMAGES_URL) throw new EnvironmentError("GATEWAY_URL, IMAGES_URL: web as a service needs the addresses of both.");
  const log = pino({ level: environment.LOG_LEVEL });
  const graphql = createForwarder(GATEWAY_URL);
  const web = await createWeb({ environment, graphql, images: createForwarder(IMAGES_URL.replace(/\/images\/?$/, "")), log });
  const listener = getRequestListener((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return Promise.resolve(new Response("ok", { headers: { "cache-control": "no-store" } }));
    return pathname === "/graphql" ? graphql(request) : web.handle(request);
  });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16_384 }, listener);
  server.listen(PORT, HOST);
  await once(server, "listening");
  log.info({ port: PORT }, "web open");

  const stop = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeIdleConnections();
    await closed;
    await web.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : `The web app could not start: ${String(error)}`}\n`);
  process.exit(1);
}
