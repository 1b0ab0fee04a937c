import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";
import type { UpstreamName } from "./sources/call-context.ts";
import { createPatientTransport } from "./sources/content/patient-transport.ts";
import { networkTransport, Upstream } from "./sources/http.ts";
import type { Transport, UpstreamSettings } from "./sources/upstream-request.ts";
import type { Upstreams } from "./sources/sources.ts";

/** Upstreams that run in the same process; one that is missing is reached by the URL of the settings. */
export type UpstreamHandlers = Partial<Record<UpstreamName, Transport>>;

/**
 * Connects the four upstreams. A page waits at most 800 ms for content and recommendations, 2 s for what it cannot do without.
 * @throws when an upstream has neither a handler nor a URL
 */
export function connectUpstreams(environment: Environment, handlers: UpstreamHandlers, log: Logger): Upstreams {
  const address = (name: UpstreamName, url: string, path = ""): Pick<UpstreamSettings, "name" | "transport" | "isLocal" | "baseUrl"> => {
    const handler = url ? undefined : handlers[name];
    if (handler) return { name, transport: handler, isLocal: true, baseUrl: `http://${name}.internal${path}` };
    if (!url) throw new Error(`The gateway needs ${name.toUpperCase()}_URL.`);
    return { name, transport: networkTransport, baseUrl: url.replace(/\/+$/, "") };
  };
  const content = address("content", environment.CONTENT_URL, "/v2");
  const patience = {
    retryDelayMs: 300,
    maxRetries: 10,
    onRateLimit: (tries: number): void => log.warn({ tries }, "content asks for fewer calls; waiting before the next"),
  };
  return {
    rpc: new Upstream({ ...address("rpc", environment.RPC_URL), timeoutMs: 2000 }),
    commerce: new Upstream({
      ...address("commerce", environment.COMMERCE_URL),
      timeoutMs: 2000,
      headers: { "x-access-token": environment.COMMERCE_TOKEN },
    }),
    recommendations: new Upstream({ ...address("recommendations", environment.RECOMMENDATIONS_URL), timeoutMs: 800, breakerPauseMs: 1000 }),
    content: new Upstream({
      ...content,
      transport: createPatientTransport(content.transport, patience),
      timeoutMs: 800,
      breakerPauseMs: 1000,
    }),
  };
}
