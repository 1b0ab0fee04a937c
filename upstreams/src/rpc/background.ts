import { discardOld, sweep } from "./orders/sweep.ts";
import type { Services } from "./services.ts";

const sweepEveryMs = 15_000;
const discardEveryMs = 3_600_000;

/** Starts what nobody asks for: sending mail and the rounds over payments and old rows. Gives a function that stops it and waits for what is under way. */
export function startBackground(services: Services): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let discardedAt = 0;
  const round = async (): Promise<void> => {
    try {
      await services.outbox.start();
      await sweep(services);
      if (Date.now() - discardedAt >= discardEveryMs) {
        discardedAt = Date.now();
        await discardOld(services);
      }
    } catch (error) {
      services.log.error({ err: error }, "background round failed, tried again");
    }
  };
  let running = Promise.resolve();
  const next = (): void => {
    running = round().finally(() => {
      if (!stopped) timer = setTimeout(next, sweepEveryMs).unref();
    });
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
    await services.outbox.close();
  };
}
