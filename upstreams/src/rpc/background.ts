import { sweep } from "./orders/sweep.ts";
import { createSeldomWork } from "./seldom-work.ts";
import type { Services } from "./services.ts";

const sweepEveryMs = 15_000;

export interface Background {
  /** Stops, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Starts what runs without a request: sending mail and webhooks, the rounds over payments and orders, and what is done seldom, such as birthday vouchers. */
export function startBackground(services: Services): Background {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const seldom = createSeldomWork(services);
  let running: Promise<void> | undefined;
  const round = async (): Promise<void> => {
    try {
      await services.outbox.start();
      services.webhooks.start();
      await sweep(services);
      await seldom.runDue();
    } catch (error) {
      services.log.error({ err: error }, "background round failed, tried again");
    }
  };
  const begin = (): void => {
    running = round().finally(() => {
      running = undefined;
      if (!stopped) timer = setTimeout(begin, sweepEveryMs).unref();
    });
  };
  begin();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await services.webhooks.close();
      await services.outbox.close();
    },
  };
}
