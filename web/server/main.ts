import { giveUpRoot } from "@warmeland/schema/process/give-up-root.ts";
import { openServer } from "@warmeland/schema/process/open-server.ts";
import { createProcessLog } from "@warmeland/schema/process/process-log.ts";
import { createProxyNotice } from "@warmeland/schema/process/proxy-notice.ts";
import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import { createGatewayForwarder } from "./forward-to-gateway.ts";
import { isOfUpstreams } from "./upstream-paths.ts";
import { createWeb } from "./web-server.ts";

/** The web app as a process of its own, for compose: pages from its build, data from GATEWAY_URL, photos from IMAGES_URL. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env, "web");
  const { GATEWAY_URL, IMAGES_URL, PORT, HOST } = environment;
  if (!GATEWAY_URL)
    throw new EnvironmentError("GATEWAY_URL: the web app as a service needs the address of its gateway.");
  if (!IMAGES_URL) throw new EnvironmentError("IMAGES_URL: the web app as a service needs the address of the photos.");
  const log = createProcessLog(environment.LOG_LEVEL);
  const common = { trustProxy: environment.TRUST_PROXY, publicUrl: environment.PUBLIC_URL, log };
  const forward = createGatewayForwarder({ ...common, gateway: GATEWAY_URL });
  const upstreams = { gateway: environment.UPSTREAMS_URL, name: "upstream" };
  const forwardToUpstreams = createGatewayForwarder({ ...common, ...upstreams });
  const images = (request: Request) => {
    const file = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const { method, headers, signal } = request;
    return fetch(`${IMAGES_URL.replace(/\/$/, "")}/${file}`, { method, headers, redirect: "error", signal });
  };
  const web = await createWeb({ environment, graphql: forward, images, log });

  const noticeProxy = createProxyNotice({ trustProxy: environment.TRUST_PROXY, log });
  const server = await openServer({
    handle: (request, peer) => {
      noticeProxy(request);
      const { pathname } = new URL(request.url);
      if (pathname === "/healthz") return new Response("ok");
      const isGateways = pathname === "/graphql" || pathname.startsWith("/graphql/") || pathname === "/readyz";
      if (isGateways) return forward(request, peer);
      return isOfUpstreams(pathname, environment) ? forwardToUpstreams(request, peer) : web.handle(request, peer);
    },
    port: PORT,
    host: HOST,
  });
  await giveUpRoot({ dataFolder: environment.DATA_DIR, written: ["images"], log });
  log.info({ port: PORT }, "web app open");

  const stop = async (): Promise<void> => {
    await server.close();
    await web.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : `The web app could not start: ${String(error)}`}\n`,
  );
  process.exit(1);
}
