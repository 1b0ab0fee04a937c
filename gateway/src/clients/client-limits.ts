import { GraphQLError } from "graphql";
import { LRUCache } from "lru-cache";

const windowSeconds = 60;
/** Callers that are remembered at once; the one that was silent longest makes way. */
const mostCallers = 10_000;

interface Window {
  endsAt: number;
  requests: number;
  cost: number;
}

interface Quota {
  /** Requests in a minute, of one client at one address. */
  readonly requests: number;
  /** What their operations may cost together (docs/rules.md#limits-of-clients). */
  readonly cost: number;
}

/** What a caller has left, told in the headers of the response. */
export interface Allowance {
  /** Takes what the operation costs from what is left this minute; the request that goes beyond it still runs, and those after it wait. */
  spend(cost: number): void;
  /** `ratelimit` and `ratelimit-policy` as draft-ietf-httpapi-ratelimit-headers-11 has them. */
  headers(): Readonly<Record<string, string>>;
}

/** Counts what clients ask for, in the memory of this process: fixed minutes, in which more than was left is taken from the next. */
export class ClientLimits {
  private readonly windows = new LRUCache<string, Window>({ max: mostCallers });
  private readonly quota: Quota;
  private readonly now: () => Date;

  constructor(quota: Quota, now: () => Date) {
    this.quota = quota;
    this.now = now;
  }

  /**
   * Counts a request.
   * @param caller client and address
   * @throws RATE_LIMITED (429) with `retry-after`
   */
  admit(caller: string): Allowance {
    const { quota } = this;
    const now = this.now().getTime();
    const window = this.windowOf(caller, now);
    const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    const headers = () => ({
      "ratelimit-policy": `"requests";q=${quota.requests};w=${windowSeconds}, "cost";q=${quota.cost};w=${windowSeconds}`,
      ratelimit: `"requests";r=${left(quota.requests, window.requests)};t=${seconds}, "cost";r=${left(quota.cost, window.cost)};t=${seconds}`,
    });
    if (window.requests >= quota.requests || window.cost >= quota.cost) {
      const what =
        window.requests >= quota.requests ? `${quota.requests} requests` : `operations that cost ${quota.cost}`;
      throw new GraphQLError(`This client may send ${what} a minute; go on in ${seconds} s.`, {
        extensions: {
          code: "RATE_LIMITED",
          http: { status: 429, headers: { ...headers(), "retry-after": String(seconds) } },
        },
      });
    }
    window.requests += 1;
    return {
      spend: (cost) => {
        this.windowOf(caller, this.now().getTime()).cost += cost;
      },
      headers,
    };
  }

  private windowOf(caller: string, now: number): Window {
    const last = this.windows.get(caller);
    if (last && last.endsAt > now) return last;
    const minutes = last ? Math.ceil((now - last.endsAt + 1) / (windowSeconds * 1000)) : 1;
    const debt = last ? Math.max(0, last.cost - this.quota.cost * minutes) : 0;
    const window = { endsAt: now + windowSeconds * 1000, requests: 0, cost: debt };
    this.windows.set(caller, window);
    return window;
  }
}

const left = (quota: number, used: number): number => Math.max(0, quota - used);
