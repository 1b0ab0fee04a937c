import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import pino from "pino";
import { createGateway } from "./server.ts";

/** How long a balancer has to notice that nothing more should be sent here. */
const noticeMs = 1000;

/** The gateway as a process of its own, for compose: every upstream by its URL. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const log = pino({ level: environment.LOG_LEVEL });
  const gateway = await createGateway({ environment, upstreams: {}, log });
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16_384 },
    getRequestListener((request, { incoming }) => gateway.handle(request, incoming.socket?.remoteAddress)),
  );
  let isStopping = false;
  // a connection that is kept would hold up the stop
  server.prependListener("request", (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
  });
  server.listen(environment.PORT, environment.HOST);
  await once(server, "listening");
  log.info({ port: environment.PORT }, "gateway open");

  const stop = async (): Promise<void> => {
    isStopping = true;
    gateway.drain();
    await sleep(noticeMs);
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    await gateway.close();
    server.closeIdleConnections();
    await closed;
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : `The gateway could not start: ${String(error)}`}\n`);
  process.exit(1);
}
