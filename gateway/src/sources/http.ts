import { BrokenCircuitError, BulkheadRejectedError, type IPolicy } from "cockatiel";
import { type DataVersions, readDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { NewestVersions } from "@warmeland/schema/process/newest-versions.ts";
import { SharedCache, type Patience } from "./shared-cache.ts";
import { askingField } from "./asking-field.ts";
import type { CacheUse, CallContext, UpstreamName } from "./call-context.ts";
import { type Body, isSame, parsedBody, readableBody, readLocal, readText, weightOf } from "./read-body.ts";
import { untilAborted } from "./until-aborted.ts";
import { UpstreamError } from "./upstream-error.ts";
import { createUpstreamGuard } from "./upstream-guard.ts";
import type { Result, Transport, UpstreamRequest, UpstreamSettings } from "./upstream-request.ts";

interface Fetched {
  readonly status: number;
  readonly data: unknown;
  readonly body: Body;
  /** The headers that were read, as text. */
  readonly headers: string;
  readonly attempts: number;
  readonly versions: DataVersions;
}

/** A call on its way, and the last response to the same request. */
interface Question<T> {
  readonly call: CallContext;
  readonly request: UpstreamRequest<T>;
  readonly pathAndQuery: string;
  readonly last: Fetched | undefined;
}

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const retryDelayMs = 50;
/** An import of the largest catalogue is loaded by then. */
const versionsTimeoutMs = 20_000;

/** The network as a transport; redirects are never followed, so that an upstream cannot send the gateway elsewhere. */
export const networkTransport: Transport = (request) => fetch(request, { redirect: "manual" });

/**
 * One upstream: every call has a deadline, ends with its client, is counted by a breaker and limited by a bulkhead, and is
 * written into the trace. GETs are retried once, writes never.
 */
export class Upstream {
  readonly name: UpstreamName;
  private readonly settings: UpstreamSettings;
  private readonly newestVersions: NewestVersions;
  private readonly cache: SharedCache<Fetched>;
  private readonly guards = new Map<string, IPolicy>();
  private retryTokens = 10;
  private namesVersions = false;

  constructor(settings: UpstreamSettings) {
    const newestVersions = settings.newestVersions ?? new NewestVersions();
    this.name = settings.name;
    this.settings = settings;
    this.newestVersions = newestVersions;
    this.cache = new SharedCache(
      ({ body }) => weightOf(body),
      ({ versions }) => newestVersions.isOutdated(versions),
    );
  }

  /**
   * Calls the upstream.
   * @throws UpstreamError for every response that is neither a success nor in `takes`, and for no response
   */
  async request<T>(call: CallContext, request: UpstreamRequest<T>): Promise<Result<T>> {
    const started = performance.now();
    const field = askingField();
    const pathAndQuery = request.query?.size ? `${request.path}?${request.query}` : request.path;
    let use: CacheUse = "none";
    let status = 0;
    let attempts = 0;
    let failed = false;
    let versions: DataVersions | undefined;
    try {
      let fetched: Fetched;
      if (request.cache) {
        const key = `${call.shop.shopId} ${pathAndQuery} ${request.body === undefined ? "" : JSON.stringify(request.body)}`;
        use = "miss";
        const load = (signal: AbortSignal, last: Fetched | undefined): Promise<Fetched> =>
          this.fetchWithin({ call, request, pathAndQuery, last }, signal);
        const found = await this.cache.get(key, request.cache, call.signal, load, this.patience(call, request.waitMs));
        fetched = found.value;
        use = found.use;
      } else {
        fetched = await this.fetchWithin({ call, request, pathAndQuery, last: undefined }, call.signal);
      }
      status = fetched.status;
      attempts = use === "none" || use === "miss" ? fetched.attempts : 0;
      if (use !== "last-known-good") versions = fetched.versions;
      return { status, data: fetched.data as T };
    } catch (error) {
      const failure = this.failureOf(error, call);
      status = failure.status;
      failed = failure.fault !== "status" || failure.isFailure;
      throw failure;
    } finally {
      const ms = hundredths(performance.now() - started);
      call.trace.push({
        upstream: this.name,
        method: request.method ?? "GET",
        path: request.tracePath ?? pathAndQuery,
        status,
        startMs: hundredths(started - (call.startedAt ?? started)),
        ms,
        batchSize: request.batchSize ?? 1,
        cache: use,
        failed: failed || use === "last-known-good",
        attempts,
        ...(field !== undefined && { field }),
        ...(versions && Object.keys(versions).length > 0 && { versions }),
      });
    }
  }

  /** Learns which versions the upstream has now, past breaker and bulkhead; calls only one that has named some before. Never throws. */
  async checkVersions(): Promise<void> {
    if (!this.namesVersions) return;
    try {
      const request = new Request(`${this.settings.baseUrl}/versions`, {
        headers: { ...this.settings.headers },
        signal: AbortSignal.timeout(versionsTimeoutMs),
      });
      const response = await untilAborted(this.settings.transport(request), request.signal);
      this.newestVersions.note(readDataVersions(response.headers));
      await response.body?.cancel();
    } catch {
      // the call for data meets the failure
    }
  }

  /**
   * Opens a response that goes on until the signal aborts, past breaker and bulkhead; only its beginning has a deadline.
   * @returns the response, whatever its status
   * @throws when there is none
   */
  open(path: string, signal: AbortSignal): Promise<Response> {
    const { baseUrl, headers, transport, timeoutMs } = this.settings;
    const request = new Request(baseUrl + path, { headers: { accept: "text/event-stream", ...headers }, signal });
    return untilAborted(transport(request), AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  }

  /** Whether a path responds now, past breaker and bulkhead: any response but one of an outage shows that. */
  async isThere(call: CallContext, path: string): Promise<boolean> {
    const question = { call, request: { path, parse: () => undefined }, pathAndQuery: path, last: undefined };
    try {
      await untilAborted(this.exchange(question, call.signal, 1), call.signal);
      return true;
    } catch (error) {
      return error instanceof UpstreamError && error.fault === "status" && !error.isOutage;
    }
  }

  /** Forgets every copy, for tests and after an import. */
  clearCache(): void {
    this.cache.clear();
  }

  private patience(
    { deadline = Number.POSITIVE_INFINITY }: CallContext,
    waitMs = Number.POSITIVE_INFINITY,
  ): Patience | undefined {
    const ms = Math.max(0, Math.min(waitMs, deadline - performance.now()));
    const onlyWithCopy = this.settings.isEssential ?? false;
    return Number.isFinite(ms) ? { ms, onlyWithCopy, error: () => new UpstreamError(this.name, "timeout") } : undefined;
  }

  private async fetchWithin<T>(question: Question<T>, outer: AbortSignal): Promise<Fetched> {
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new UpstreamError(this.name, "timeout")),
      question.request.timeoutMs ?? this.settings.timeoutMs,
    );
    const onAbort = (): void => deadline.abort(new UpstreamError(this.name, "aborted"));
    if (outer.aborted) onAbort();
    else outer.addEventListener("abort", onAbort, { once: true });
    try {
      return await this.attempt(question, deadline.signal);
    } finally {
      clearTimeout(timer);
      outer.removeEventListener("abort", onAbort);
    }
  }

  private async attempt<T>(question: Question<T>, signal: AbortSignal): Promise<Fetched> {
    const once = (attempts: number): Promise<Fetched> => untilAborted(this.guarded(question, signal, attempts), signal);
    this.retryTokens = Math.min(10, this.retryTokens + 0.1);
    try {
      return await once(1);
    } catch (error) {
      if (signal.aborted || !this.mayRetry(question.request.method ?? "GET", error)) throw error;
      this.retryTokens -= 1;
      await untilAborted(new Promise((resolve) => setTimeout(resolve, retryDelayMs * (1 + Math.random()))), signal);
      return once(2);
    }
  }

  private guarded<T>(question: Question<T>, signal: AbortSignal, attempts: number): Promise<Fetched> {
    return this.guardOf(question.request.ownGuard ?? "").execute(() => {
      // its time ran out while it waited for a place, which is no fault of the upstream
      if (signal.aborted) throw new UpstreamError(this.name, "overloaded");
      return untilAborted(this.exchange(question, signal, attempts), signal);
    });
  }

  /** The bulkhead and breaker of one kind of calls. */
  private guardOf(kind: string): IPolicy {
    const guard = this.guards.get(kind) ?? createUpstreamGuard(this.settings.breakerPauseMs);
    this.guards.set(kind, guard);
    return guard;
  }

  // a tenth of the calls at most is retried, so that an outage is not doubled by its callers
  private mayRetry(method: string, error: unknown): boolean {
    if (method !== "GET" || this.retryTokens < 1 || !(error instanceof UpstreamError)) return false;
    return error.fault === "network" || (error.fault === "status" && retriedStatuses.has(error.status));
  }

  private async exchange<T>(
    { call, request, pathAndQuery, last }: Question<T>,
    signal: AbortSignal,
    attempts: number,
  ): Promise<Fetched> {
    const { response, body } = await this.send(
      this.toRequest(call, request, pathAndQuery, signal),
      request.cache !== undefined,
    );
    const { status } = response;
    const versions = readDataVersions(response.headers);
    this.namesVersions ||= Object.keys(versions).length > 0;
    this.newestVersions.note(versions);
    if (!response.ok && !request.takes?.includes(status)) {
      const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
      const said = readableBody(response, body);
      throw new UpstreamError(this.name, "status", {
        status,
        body: said,
        isExplained: isProblem(response, said),
        ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
      });
    }
    // most responses say what they said before: then they need not be read again
    const headers = request.readsHeaders?.map((name) => response.headers.get(name)).join("\n") ?? "";
    if (last && last.status === status && last.headers === headers && isSame(last.body, body))
      return { ...last, attempts, versions };
    try {
      return {
        status,
        data: request.parse(parsedBody(response, body), status, response.headers),
        body,
        headers,
        attempts,
        versions,
      };
    } catch (error) {
      throw new UpstreamError(this.name, "malformed", { status, cause: error });
    }
  }

  private toRequest<T>(
    call: CallContext,
    request: UpstreamRequest<T>,
    pathAndQuery: string,
    signal: AbortSignal,
  ): Request {
    const headers: Record<string, string> = {
      accept: "application/json",
      "x-correlation-id": call.correlationId,
      ...this.settings.headers,
      ...request.headers,
    };
    const init: RequestInit = { method: request.method ?? "GET", headers, signal };
    const url = this.settings.baseUrl + pathAndQuery;
    if (request.body === undefined) return new Request(url, init);
    headers["content-type"] = "application/json";
    const text = JSON.stringify(request.body);
    const made = new Request(url, { ...init, body: text });
    // an upstream in the same process need not read from a stream what is at hand
    return this.settings.isLocal ? Object.defineProperty(made, "text", { value: () => Promise.resolve(text) }) : made;
  }

  private async send(request: Request, isCacheable: boolean): Promise<{ response: Response; body: Body }> {
    try {
      const response = await this.settings.transport(request);
      const body = this.settings.isLocal
        ? await readLocal(response, isCacheable)
        : { text: await readText(this.name, response) };
      return { response, body };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw new UpstreamError(this.name, request.signal.aborted ? "aborted" : "network", { cause: error });
    }
  }

  private failureOf(error: unknown, call: CallContext): UpstreamError {
    if (error instanceof UpstreamError) return error;
    if (error instanceof BrokenCircuitError) return new UpstreamError(this.name, "broken", { cause: error });
    if (error instanceof BulkheadRejectedError) return new UpstreamError(this.name, "overloaded", { cause: error });
    return new UpstreamError(this.name, call.signal.aborted ? "aborted" : "network", { cause: error });
  }
}

function isProblem(response: Response, body: unknown): boolean {
  if (!response.headers.get("content-type")?.startsWith("application/problem+json")) return false;
  return typeof (body as { code?: unknown } | null)?.code === "string";
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
