/**
 * What the shop said a client has left, as draft-ietf-httpapi-ratelimit-headers-11 has it: `"requests";r=598;t=42, "cost";r=291480;t=42`. With
 * nothing left, requests wait for the next window in place of being refused.
 */
export class RateWindow {
  private opensAt = 0;

  /** Milliseconds until a request is worth sending. */
  get waitMs(): number {
    return Math.max(0, this.opensAt - Date.now());
  }

  /** Reads the header of a response. */
  learn(header: string | null): void {
    for (const policy of header?.split(",") ?? []) {
      const left = Number(/;\s*r=(\d+)/.exec(policy)?.[1] ?? Number.NaN);
      const seconds = Number(/;\s*t=(\d+)/.exec(policy)?.[1] ?? Number.NaN);
      if (left === 0 && Number.isFinite(seconds)) this.opensAt = Math.max(this.opensAt, Date.now() + seconds * 1000);
    }
  }
}
