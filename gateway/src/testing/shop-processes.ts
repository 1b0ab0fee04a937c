import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A part of the shop in a process of its own. */
export interface ShopProcess {
  readonly url: string;
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

const root = fileURLToPath(new URL("../../..", import.meta.url));
const common = {
  PATH: process.env["PATH"],
  SHOP_MODE: "demo",
  HOST: "127.0.0.1",
  LOG_LEVEL: "fatal",
  SESSION_SECRET: "a secret that only tests know, 32+",
  CLIENT_REQUESTS: "1000000",
  CLIENT_COST: "1000000000",
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** The upstreams on a port, ready to respond. */
export function startUpstreams(port: number, databaseUrl: string, folder: string): Promise<ShopProcess> {
  return start("upstreams/src/main.ts", port, "/healthz", { DATABASE_URL: databaseUrl, DATA_DIR: folder });
}

/** A gateway before upstreams at an address, ready to respond. */
export async function startGateway(upstreams: string): Promise<ShopProcess> {
  return start("gateway/src/main.ts", await freePort(), "/readyz", {
    RPC_URL: `${upstreams}/upstreams/rpc`,
    COMMERCE_URL: `${upstreams}/upstreams/commerce`,
    RECOMMENDATIONS_URL: `${upstreams}/upstreams/recommendations`,
    CONTENT_URL: `${upstreams}/upstreams/content/v2`,
  });
}

async function start(file: string, port: number, path: string, settings: Record<string, string>): Promise<ShopProcess> {
  const child = spawn(process.execPath, [root + file], {
    cwd: root,
    env: { ...common, PORT: String(port), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded(child)) throw new Error(`${file} did not start.`);
    await sleep(100);
  }
  return {
    url,
    kill: async (signal) => {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
