import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Client } from "#gateway/clients/client.ts";
import type { TraceEntry } from "#gateway/sources/call-context.ts";

/** How fast a page was for somebody who looked at it; what the browser could not measure is missing. */
export interface PageSpeed {
  readonly page: string;
  readonly largestContentfulPaintMs?: number | null | undefined;
  readonly interactionToNextPaintMs?: number | null | undefined;
  readonly cumulativeLayoutShift?: number | null | undefined;
}

interface CountedRequest {
  readonly status: number;
  readonly faults: readonly unknown[];
  readonly ms: number;
  readonly trace: readonly TraceEntry[];
}

/** What the gateway counts, for Prometheus; nothing in it is about one person. */
export interface Metrics {
  readonly countRequest: (request: CountedRequest) => void;
  /** One request of a client, and what it used that is deprecated; names and versions are few, as `KnownDocuments` labels them. */
  readonly countClient: (client: Client, deprecated: readonly string[]) => void;
  readonly countPageSpeed: (speed: PageSpeed) => void;
  /** A part of a story that the shop leaves out, by what it is. */
  readonly countStoryProblem: (kind: string) => void;
  /** `/metrics` in Prometheus' text format, for who knows the token; 401 for others. */
  readonly respond: (request: Request) => Promise<Response>;
}

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const safety = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * Counts requests of the graph, calls of upstreams, parts of stories left out, the process itself, and how fast pages were for those who agreed to say.
 * @param openSubscriptions how many there are when it is asked
 */
export function createMetrics(token: string, openSubscriptions: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(
    new Gauge({
      name: "shop_graphql_subscriptions",
      help: "Subscriptions that are open.",
      registers: [],
      collect() {
        this.set(openSubscriptions());
      },
    }),
  );
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets = secondsOfRequests,
  ) => new Histogram({ name, help, labelNames, buckets, registers: [registry] });

  const requests = histogram("shop_graphql_request_seconds", "Requests of the graph, by their status.", ["status"]);
  const faults = new Counter({
    name: "shop_graphql_faults_total",
    help: "Faults that responses of the graph told, by their code.",
    labelNames: ["code"],
    registers: [registry],
  });
  const clients = new Counter({
    name: "shop_api_client_requests_total",
    help: "Requests of the graph by registered client and version; 'web' are the shop's own pages.",
    labelNames: ["client", "version"],
    registers: [registry],
  });
  const deprecatedUses = new Counter({
    name: "shop_api_deprecated_uses_total",
    help: "Requests whose document names something deprecated, by client, version and what it is.",
    labelNames: ["client", "version", "field"],
    registers: [registry],
  });
  const storyProblems = new Counter({
    name: "shop_story_problems_total",
    help: "Parts of stories that the shop leaves out, such as unknown blocks; each counts once in the life of a process.",
    labelNames: ["kind"],
    registers: [registry],
  });
  const calls = histogram(
    "shop_upstream_call_seconds",
    "Calls of upstreams that left the gateway, with their retries.",
    ["upstream", "failed"],
  );
  const paints = histogram(
    "shop_largest_contentful_paint_seconds",
    "Largest contentful paint of pages, as browsers measured it.",
    ["page"],
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const interactions = histogram(
    "shop_interaction_to_next_paint_seconds",
    "Interaction to next paint of pages, as browsers measured it.",
    ["page"],
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  );
  const shifts = histogram(
    "shop_cumulative_layout_shift",
    "Cumulative layout shift of pages, as browsers measured it.",
    ["page"],
    [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );

  return {
    countRequest({ status, faults: codes, ms, trace }) {
      requests.observe({ status: String(status) }, ms / 1000);
      for (const code of codes) faults.inc({ code: String(code) });
      for (const { upstream, failed, attempts, ms: took } of trace)
        if (attempts > 0) calls.observe({ upstream, failed: String(failed) }, took / 1000);
    },
    countClient({ name: client, version }, fields) {
      clients.inc({ client, version });
      for (const field of fields) deprecatedUses.inc({ client, version, field });
    },
    countPageSpeed({ page, largestContentfulPaintMs, interactionToNextPaintMs, cumulativeLayoutShift }) {
      if (largestContentfulPaintMs != null) paints.observe({ page }, largestContentfulPaintMs / 1000);
      if (interactionToNextPaintMs != null) interactions.observe({ page }, interactionToNextPaintMs / 1000);
      if (cumulativeLayoutShift != null) shifts.observe({ page }, cumulativeLayoutShift);
    },
    countStoryProblem(kind) {
      storyProblems.inc({ kind });
    },
    async respond(request) {
      if (!isSame(request.headers.get("authorization") ?? "", `Bearer ${token}`))
        return new Response(null, { status: 401, headers: { ...safety, "www-authenticate": "Bearer" } });
      return new Response(await registry.metrics(), { headers: { ...safety, "content-type": registry.contentType } });
    },
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
