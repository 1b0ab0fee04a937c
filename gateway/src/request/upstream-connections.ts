import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";
import type { UpstreamName } from "#gateway/sources/call-context.ts";
import { createPacedTransport } from "#gateway/sources/content/paced-transport.ts";
import { createVersionedTransport } from "#gateway/sources/content/versioned-transport.ts";
import { createPatientTransport } from "#gateway/sources/content/patient-transport.ts";
import type { NewestVersions } from "@warmeland/schema/process/newest-versions.ts";
import { networkTransport, Upstream } from "#gateway/sources/http.ts";
import type { Transport, UpstreamSettings } from "#gateway/sources/upstream-request.ts";
import type { Upstreams } from "#gateway/sources/sources.ts";

/** The same fault comes with every call: one line a minute says it. */
function logOnceAMinute(write: () => void): () => void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - writtenAt < 60_000) return;
    writtenAt = performance.now();
    write();
  };
}

/** Upstreams that run in the same process; one that is missing is reached by the URL of the settings. */
export type UpstreamHandlers = Partial<Record<UpstreamName, Transport>>;

/**
 * Connects the four upstreams. What a page cannot do without, and of which there is no copy, has 2 s; everything else has until the request's deadline.
 * @throws when an upstream has neither a handler nor a URL
 */
export function connectUpstreams(
  environment: Environment,
  handlers: UpstreamHandlers,
  log: Logger,
  newestVersions: NewestVersions,
): Upstreams {
  const address = (
    name: UpstreamName,
    url: string,
    path = "",
  ): Pick<UpstreamSettings, "name" | "transport" | "isLocal" | "baseUrl" | "newestVersions"> => {
    const handler = url ? undefined : handlers[name];
    if (handler)
      return { name, transport: handler, isLocal: true, baseUrl: `http://${name}.internal${path}`, newestVersions };
    if (!url) throw new Error(`The gateway needs ${name.toUpperCase()}_URL.`);
    return { name, transport: networkTransport, baseUrl: url.replace(/\/+$/, ""), newestVersions };
  };
  const content = address("content", environment.CONTENT_URL, "/v2");
  const patience = {
    retryDelayMs: 300,
    maxRetries: 10,
    onNoAccess: logOnceAMinute(() => log.error({ upstream: "content" }, "You need to provide an access token")),
    onRateLimit: (tries: number): void =>
      log.warn({ tries }, "content limits the rate of calls; waiting before the next"),
  };
  return {
    rpc: new Upstream({
      ...address("rpc", environment.RPC_URL),
      timeoutMs: 2000,
      isEssential: true,
      ...(environment.RPC_TOKEN && { headers: { "x-access-token": environment.RPC_TOKEN } }),
    }),
    commerce: new Upstream({
      ...address("commerce", environment.COMMERCE_URL),
      timeoutMs: 2000,
      isEssential: true,
      headers: { "x-access-token": environment.COMMERCE_TOKEN },
    }),
    ...(environment.RECOMMENDATIONS === "on" && {
      recommendations: new Upstream({
        ...address("recommendations", environment.RECOMMENDATIONS_URL),
        timeoutMs: 800,
        breakerPauseMs: 1000,
      }),
    }),
    content: new Upstream({
      ...content,
      transport: createPatientTransport(
        content.isLocal
          ? content.transport
          : createVersionedTransport(createPacedTransport(content.transport, { perSecond: 5, waitMs: 650 }), {
              token: environment.CONTENT_TOKEN,
              checkedForMs: 3000,
            }),
        patience,
      ),
      timeoutMs: 800,
      breakerPauseMs: 1000,
    }),
  };
}
