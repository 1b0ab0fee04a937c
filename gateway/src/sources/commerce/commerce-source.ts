import type { CallContext } from "../call-context.ts";
import type { Upstream } from "../http.ts";

/** Calls to the commerce upstream in SCAYLE's Storefront API format, bound to one request. */
export class CommerceSource {
  private readonly upstream: Upstream;
  private readonly call: CallContext;
  private readonly masterKeyFilter: string;

  constructor(upstream: Upstream, call: CallContext, masterKeyFilter: string) {
    this.upstream = upstream;
    this.call = call;
    this.masterKeyFilter = masterKeyFilter;
  }
}
