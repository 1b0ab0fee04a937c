import { sweep } from "./orders/sweep.ts";
import { createSeldomWork } from "./seldom-work.ts";
import type { Services } from "./services.ts";

const sweepEveryMs = 15_000;
const soonMs = 250;

export interface Background {
  /** Asks for a round in a moment, once the transaction that gives reason for it has committed. */
  sweepSoon(): void;
  /** Stops, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Starts what nobody asks for: sending mail, the rounds over payments and orders, and what is done seldom, such as birthday vouchers. */
export function startBackground(services: Services): Background {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const seldom = createSeldomWork(services);
  let running: Promise<void> | undefined;
  let askedMeanwhile = false;
  const round = async (): Promise<void> => {
    try {
      await services.outbox.start();
      await sweep(services);
      await seldom.runDue();
    } catch (error) {
      services.log.error({ err: error }, "background round failed, tried again");
    }
  };
  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(begin, delayMs).unref();
  };
  const begin = (): void => {
    running = round().finally(() => {
      running = undefined;
      schedule(askedMeanwhile ? soonMs : sweepEveryMs);
      askedMeanwhile = false;
    });
  };
  begin();
  return {
    sweepSoon: () => {
      // A round under way may have passed the rows that this call is about.
      if (running) askedMeanwhile = true;
      else schedule(soonMs);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await services.outbox.close();
    },
  };
}
