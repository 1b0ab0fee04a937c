import type { DataVersions } from "@warmeland/schema/rules/data-versions.ts";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { GatewayContext } from "#gateway/context.ts";
import type { OperationCost } from "./operation-limits.ts";
import type { TraceEntry } from "#gateway/sources/call-context.ts";

/** One event of a subscription; an error that ends it has neither context nor version. */
export type SubscriptionResult = ExecutionResult & { readonly context?: GatewayContext; readonly version?: number };

/** A subscription that has begun. */
interface BegunSubscription {
  readonly results: AsyncIterable<SubscriptionResult>;
  /** Ends it, and everything that is done for it. */
  readonly leaving: AbortController;
  /** What each event costs. */
  readonly eventCost: number;
}

/** What came of a request, before it is written as a response. */
export interface Outcome {
  readonly data: string | undefined;
  /** Of a subscription what goes on; there is no `data` then. */
  readonly subscription?: BegunSubscription;
  readonly errors: readonly GraphQLError[];
  /** Status of a request that never came to GraphQL. */
  readonly refusedWith?: number;
  readonly trace: readonly TraceEntry[];
  readonly setCookies: readonly string[];
  /** Whether the browser should forget copies of personal responses and pages. */
  readonly endsSession?: boolean;
  /** Token of a visitor that began with this request, for clients without cookies: sent as `x-visitor`. */
  readonly newVisitor?: string | undefined;
  /** Whether the response holds a token or sets a cookie: its length must reveal nothing of what is in it, so it is never compressed. */
  readonly handsOutToken?: boolean;
  /** Whether it says something of one person, or to one alone. */
  readonly isPersonal: boolean;
  /** Whether everybody would get this response, so that it may be cached. */
  readonly isForEverybody: boolean;
  /** Versions of the shop's data that the response was made from. */
  readonly versions?: DataVersions;
  readonly cache?: string;
  /** Names the data of a response that is cached for everybody. */
  readonly etag?: string;
  /** What a document sent along names that is deprecated. */
  readonly deprecated?: readonly string[] | undefined;
  /** What the operation costs, where the request asked for it. */
  readonly cost?: OperationCost | undefined;
}

/** The versions of the shop's data that the calls of a trace named. */
export function versionsOf(trace: readonly TraceEntry[]): DataVersions[] {
  return trace.flatMap(({ versions }) => (versions ? [versions] : []));
}
