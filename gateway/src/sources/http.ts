import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CountBreaker,
  handleWhen,
  type IPolicy,
  wrap,
} from "cockatiel";
import { AnswerCache } from "./answer-cache.ts";
import type { CacheUse, CallContext, UpstreamName } from "./call-context.ts";
import { type Body, isSame, parsedBody, readableBody, readLocal, readText, weightOf } from "./read-body.ts";
import { untilAborted } from "./until-aborted.ts";
import { UpstreamError } from "./upstream-error.ts";
import type { Answer, Transport, UpstreamRequest, UpstreamSettings } from "./upstream-request.ts";

interface Fetched {
  readonly status: number;
  readonly data: unknown;
  readonly body: Body;
  /** The headers that were read, as text. */
  readonly headers: string;
  readonly attempts: number;
}

/** A call on its way: what is asked, and the last answer to the same question. */
interface Question<T> {
  readonly call: CallContext;
  readonly request: UpstreamRequest<T>;
  readonly pathAndQuery: string;
  readonly last: Fetched | undefined;
}

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const retryDelayMs = 50;

/** The network as a transport; redirects are never followed, so that an upstream cannot send the gateway elsewhere. */
export const networkTransport: Transport = (request) => fetch(request, { redirect: "manual" });

/**
 * One upstream: every call has a deadline, ends with its client, is counted by a breaker and limited by a bulkhead, and is
 * written into the trace. GETs are retried once (spec §9), writes never.
 */
export class Upstream {
  readonly name: UpstreamName;
  private readonly settings: UpstreamSettings;
  private readonly cache = new AnswerCache<Fetched>(({ body }) => weightOf(body));
  private readonly guard: IPolicy;
  private retryTokens = 10;

  constructor(settings: UpstreamSettings) {
    this.name = settings.name;
    this.settings = settings;
    const breaker = circuitBreaker(
      handleWhen((error) => error instanceof UpstreamError && error.isOutage),
      {
        halfOpenAfter: settings.breakerPauseMs ?? 10_000,
        halfOpenSampling: { calls: 3, threshold: 0.5 },
        breaker: new CountBreaker({ size: 20, minimumNumberOfCalls: 10, threshold: 0.5 }),
      },
    );
    this.guard = wrap(bulkhead(32, 256), breaker);
  }

  /**
   * Asks the upstream.
   * @throws UpstreamError for every answer that is neither a success nor in `takes`, and for no answer
   */
  async request<T>(call: CallContext, request: UpstreamRequest<T>): Promise<Answer<T>> {
    const started = performance.now();
    const pathAndQuery = request.query?.size ? `${request.path}?${request.query}` : request.path;
    let use: CacheUse = "none";
    let status = 0;
    let attempts = 0;
    let failed = false;
    try {
      let fetched: Fetched;
      if (request.cache) {
        const key = `${call.shop.shopId} ${pathAndQuery} ${request.body === undefined ? "" : JSON.stringify(request.body)}`;
        use = "miss";
        const found = await this.cache.get(key, request.cache, call.signal, (signal, last) =>
          this.fetchWithin({ call, request, pathAndQuery, last }, signal),
        );
        fetched = found.value;
        use = found.use;
      } else {
        fetched = await this.fetchWithin({ call, request, pathAndQuery, last: undefined }, call.signal);
      }
      status = fetched.status;
      attempts = use === "none" || use === "miss" ? fetched.attempts : 0;
      return { status, data: fetched.data as T };
    } catch (error) {
      const failure = this.failureOf(error, call);
      status = failure.status;
      failed = failure.fault !== "status" || failure.isOutage;
      throw failure;
    } finally {
      const ms = Math.round((performance.now() - started) * 100) / 100;
      call.trace.push({
        upstream: this.name,
        method: request.method ?? "GET",
        path: request.tracePath ?? pathAndQuery,
        status,
        ms,
        batchSize: request.batchSize ?? 1,
        cache: use,
        failed: failed || use === "last-known-good",
        attempts,
      });
    }
  }

  /** Forgets every copy, for tests and after an import. */
  clearCache(): void {
    this.cache.clear();
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
    return this.guard.execute(() => {
      // its time ran out while it waited for a place, which is no fault of the upstream
      if (signal.aborted) throw new UpstreamError(this.name, "overloaded");
      return untilAborted(this.exchange(question, signal, attempts), signal);
    });
  }

  // a tenth of the calls at most is retried, so that an outage is not doubled by its callers
  private mayRetry(method: string, error: unknown): boolean {
    if (method !== "GET" || this.retryTokens < 1 || !(error instanceof UpstreamError)) return false;
    return error.fault === "network" || (error.fault === "status" && retriedStatuses.has(error.status));
  }

  private async exchange<T>({ call, request, pathAndQuery, last }: Question<T>, signal: AbortSignal, attempts: number): Promise<Fetched> {
    const { response, body } = await this.send(this.toRequest(call, request, pathAndQuery, signal), request.cache !== undefined);
    const { status } = response;
    if (!response.ok && !request.takes?.includes(status)) {
      const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
      throw new UpstreamError(this.name, "status", {
        status,
        body: readableBody(response, body),
        ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
      });
    }
    // most answers say what they said before: then they need not be read again
    const headers = request.readsHeaders?.map((name) => response.headers.get(name)).join("\n") ?? "";
    if (last && last.status === status && last.headers === headers && isSame(last.body, body)) return { ...last, attempts };
    try {
      return { status, data: request.parse(parsedBody(response, body), status, response.headers), body, headers, attempts };
    } catch (error) {
      throw new UpstreamError(this.name, "malformed", { status, cause: error });
    }
  }

  private toRequest<T>(call: CallContext, request: UpstreamRequest<T>, pathAndQuery: string, signal: AbortSignal): Request {
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

  private async send(request: Request, isKept: boolean): Promise<{ response: Response; body: Body }> {
    try {
      const response = await this.settings.transport(request);
      const body = this.settings.isLocal ? await readLocal(response, isKept) : { text: await readText(this.name, response) };
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
