import { setTimeout as sleep } from "node:timers/promises";
import type { GatewayContext } from "#gateway/context.ts";
import { fault } from "#gateway/errors/faults.ts";
import type { ChangeFeed, Watch } from "#gateway/sources/change-feed.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";

/** What a subscription tells its client: a value and its version, and the context in which the rest of the event is resolved. */
export interface LiveEvent<Value> {
  readonly context: GatewayContext;
  readonly value: Value | null;
  readonly version: number;
}

interface LiveSource<Value> {
  readonly feed: ChangeFeed;
  /** What the feed knows the thing by. */
  readonly name: string;
  /** The version the client has; undefined for none. */
  readonly since: number | null | undefined;
  /** Reads the thing as it is now, for whoever the context belongs to; null when it is not to be shown any more. */
  readonly load: (context: GatewayContext) => Promise<{ readonly value: Value; readonly version: number } | null>;
}

/** An upstream that fails meanwhile is asked again after this. */
const repeatMs = 1000;

/**
 * The events of a subscription: the thing as it is now, unless the client has that version, and again after each change. It is read only when the
 * last event was taken, so that a slow client gets the newest state and none in between; each time as its owner sees it at that moment.
 * @throws NOT_SUPPORTED when the upstream does not tell of changes
 */
export async function liveEvents<Value>(
  context: GatewayContext,
  source: LiveSource<Value>,
): Promise<AsyncGenerator<LiveEvent<Value>>> {
  const watch = await source.feed.watch(source.name, context.call.signal);
  if (!watch)
    throw fault("NOT_SUPPORTED", "A service behind this shop does not tell of changes: query from time to time.");
  return eventsOf(context, watch, source);
}

async function* eventsOf<Value>(
  context: GatewayContext,
  watch: Watch,
  { since, load }: LiveSource<Value>,
): AsyncGenerator<LiveEvent<Value>> {
  let version = since ?? context.lastEventId;
  for (let isFirst = true; ; isFirst = false) {
    const fresh = context.renewed();
    const found = await load(fresh).catch((error: unknown) => {
      if (isFirst || !(error instanceof UpstreamError && error.isFailure)) throw error;
      return undefined;
    });
    if (found === null) {
      yield { context: fresh, value: null, version: 0 };
      return;
    }
    if (found === undefined) {
      await sleep(repeatMs, undefined, { ref: false });
      if (context.call.signal.aborted) return;
      continue;
    }
    if (found.version !== version) {
      version = found.version;
      yield { context: fresh, value: found.value, version };
    }
    if (!(await watch.changed())) return;
  }
}
