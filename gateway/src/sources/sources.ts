import type { CallContext } from "./call-context.ts";
import { CommerceSource } from "./commerce/commerce-source.ts";
import { ContentSource, type ContentTokens } from "./content/content-source.ts";
import type { Upstream } from "./http.ts";
import { RecommendationsSource } from "./recommendations/recommendations-source.ts";
import { RpcSource } from "./rpc/rpc-source.ts";

/** The upstreams of a gateway, one object each for its whole life. */
export interface Upstreams {
  readonly rpc: Upstream;
  readonly commerce: Upstream;
  /** Missing where the shop recommends nothing. */
  readonly recommendations?: Upstream;
  readonly content: Upstream;
}

/** What the settings say about the upstreams besides their addresses. */
export interface SourceSettings {
  /** Name of the commerce filter that finds products by master key. */
  readonly masterKeyFilter: string;
  readonly contentTokens: ContentTokens;
}

/** Typed calls to the upstreams, bound to one request. */
export interface Sources {
  readonly commerce: CommerceSource;
  readonly content: ContentSource;
  readonly recommendations: RecommendationsSource;
  readonly rpc: RpcSource;
}

/** Binds the sources to a request. */
export function bindSources(upstreams: Upstreams, call: CallContext, settings: SourceSettings): Sources {
  return {
    commerce: new CommerceSource(upstreams.commerce, call, settings.masterKeyFilter),
    content: new ContentSource(upstreams.content, call, settings.contentTokens),
    recommendations: new RecommendationsSource(upstreams.recommendations, call),
    rpc: new RpcSource(upstreams.rpc, call),
  };
}
