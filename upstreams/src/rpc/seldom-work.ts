import { learnModel } from "#upstreams/recommendations/model/learn-model.ts";

import { issueBirthdayVouchers } from "./birthdays/issue-birthday-vouchers.ts";
import { discardGuestBelongings } from "./customers/discard-guest-belongings.ts";
import { discardOldAccountData } from "./customers/discard-old-account-data.ts";
import { eraseOrders } from "./orders/erase-orders.ts";
import { discardOld } from "./orders/sweep.ts";
import { notifyRestocked } from "./restock/notify-restocked.ts";
import { inviteBuyers } from "./reviews/customers/invite-buyers.ts";
import type { Services } from "./services.ts";

const minute = 60_000;

interface SeldomWork {
  everyMs: number;
  run(services: Services): Promise<unknown>;
}

const works: readonly SeldomWork[] = [
  { everyMs: 60 * minute, run: discardOld },
  { everyMs: 60 * minute, run: discardOldAccountData },
  { everyMs: 60 * minute, run: discardGuestBelongings },
  { everyMs: 60 * minute, run: eraseOrders },
  { everyMs: 5 * minute, run: issueBirthdayVouchers },
  { everyMs: minute / 4, run: notifyRestocked },
  { everyMs: minute, run: inviteBuyers },
  { everyMs: 10 * minute, run: (services) => learnModel(services, { onlyWhenDue: true }) },
];

/** What is done every now and then, beginning at the start; to be called often. What fails is tried again at the next call. */
export function createSeldomWork(services: Services): { runDue(): Promise<void> } {
  const doneAt = new Map<SeldomWork, number>();
  return {
    runDue: async () => {
      for (const work of works) {
        if (Date.now() - (doneAt.get(work) ?? Number.NEGATIVE_INFINITY) < work.everyMs) continue;
        await work.run(services);
        doneAt.set(work, Date.now());
      }
    },
  };
}
