import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import pino from "pino";
import { createGatewayForwarder } from "./forward-to-gateway.ts";
import { createWeb } from "./web-server.ts";

/** The web app as a process of its own, for compose: pages from its build, data from GATEWAY_URL, photos from IMAGES_URL. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { GATEWAY_URL, IMAGES_URL, PORT, HOST } = environment;
  if (!GATEWAY_URL) throw new EnvironmentError("GATEWAY_URL: the web app as a service needs the address of its gateway.");
  if (!IMAGES_URL) throw new EnvironmentError("IMAGES_URL: the web app as a service needs the address of the photos.");
  const log = pino({ level: environment.LOG_LEVEL });
  const forward = createGatewayForwarder({ gateway: GATEWAY_URL, trustProxy: environment.TRUST_PROXY, log });
  const images = (request: Request) => {
    const file = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return fetch(`${IMAGES_URL.replace(/\/$/, "")}/${file}`, { redirect: "error", signal: request.signal });
  };
  const web = await createWeb({ environment, graphql: forward, images, log });

  const listener = getRequestListener((request, { incoming }) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return new Response("ok");
    if (pathname === "/graphql" || pathname === "/readyz") return forward(request, incoming.socket?.remoteAddress);
    return web.handle(request);
  });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16_384 }, listener);
  let isStopping = false;
  // a connection that is kept would hold up the stop
  server.prependListener("request", (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
  });
  server.listen(PORT, HOST);
  await once(server, "listening");
  log.info({ port: PORT }, "web app open");

  const stop = async (): Promise<void> => {
    isStopping = true;
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
