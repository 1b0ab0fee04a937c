import { setTimeout as sleep } from "node:timers/promises";
import { giveUpRoot } from "@warmeland/schema/process/give-up-root.ts";
import { openServer } from "@warmeland/schema/process/open-server.ts";
import { createProcessLog } from "@warmeland/schema/process/process-log.ts";
import { createProxyNotice } from "@warmeland/schema/process/proxy-notice.ts";
import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import { createGateway } from "./server.ts";

/** How long a balancer has to notice that nothing more should be sent here. */
const noticeMs = 1000;

/** The gateway as a process of its own, for compose: every upstream by its URL. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env, "gateway");
  const log = createProcessLog(environment.LOG_LEVEL);
  const gateway = await createGateway({ environment, upstreams: {}, log });
  const noticeProxy = createProxyNotice({ trustProxy: environment.TRUST_PROXY, log });
  const server = await openServer({
    handle: (request, peer) => {
      noticeProxy(request);
      return gateway.handle(request, peer);
    },
    port: environment.PORT,
    host: environment.HOST,
  });
  await giveUpRoot({ log });
  log.info({ port: environment.PORT }, "gateway open");

  const stop = async (): Promise<void> => {
    server.drain();
    gateway.drain();
    await sleep(noticeMs);
    await server.close();
    await gateway.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : `The gateway could not start: ${String(error)}`}\n`,
  );
  process.exit(1);
}
