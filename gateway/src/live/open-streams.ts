import { fault } from "#gateway/errors/faults.ts";

/** Streams that are open at once, by whom they are counted for. */
interface StreamLimits {
  /** Of one visitor or customer. */
  readonly visitor: number;
  /** Of all at one address, since anybody can make up visitors. */
  readonly address: number;
  readonly process: number;
}

export const streamLimits: StreamLimits = { visitor: 5, address: 500, process: 5000 };

/** Whom a stream is counted for; what is undefined is not counted. */
interface StreamOwner {
  readonly visitor: string | undefined;
  readonly address: string | undefined;
}

/** The subscriptions that are open in this process: counted, and ended together when it stops (docs/rules.md#subscriptions). */
export class OpenStreams {
  private readonly counts = new Map<string, number>();
  private readonly open = new Set<AbortController>();
  private isDraining = false;

  /** How many there are. */
  get size(): number {
    return this.open.size;
  }

  /**
   * Counts a stream.
   * @param leaving is aborted when the process stops, and gives the place back when it aborts
   * @throws LIMIT_EXCEEDED (429) when its owner has too many, OVERLOADED (503) when the process has, or is stopping
   */
  take(leaving: AbortController, { visitor, address }: StreamOwner): void {
    if (this.isDraining || this.open.size >= streamLimits.process)
      throw fault("OVERLOADED", "No more subscriptions fit in here right now: try again in some seconds.", 503);
    const counted = [
      ...(visitor === undefined ? [] : [{ who: `visitor ${visitor}`, most: streamLimits.visitor }]),
      ...(address === undefined ? [] : [{ who: `address ${address}`, most: streamLimits.address }]),
    ];
    const full = counted.find(({ who, most }) => (this.counts.get(who) ?? 0) >= most);
    if (full)
      throw fault(
        "LIMIT_EXCEEDED",
        `${full.most} subscriptions are the most that may be open at once: end one before beginning another.`,
        429,
      );
    for (const { who } of counted) this.counts.set(who, (this.counts.get(who) ?? 0) + 1);
    this.open.add(leaving);
    const giveBack = (): void => {
      this.open.delete(leaving);
      for (const { who } of counted) {
        const left = (this.counts.get(who) ?? 1) - 1;
        if (left > 0) this.counts.set(who, left);
        else this.counts.delete(who);
      }
    };
    leaving.signal.addEventListener("abort", giveBack, { once: true });
  }

  /** Ends all, and takes no more. */
  drain(): void {
    this.isDraining = true;
    for (const leaving of this.open) leaving.abort();
  }
}
