import { Migrator, type Migration } from "kysely/migration";

import type { Database } from "./connection.ts";
import * as catalogue from "./migrations/001-catalogue.ts";
import * as basket from "./migrations/002-basket.ts";
import * as order from "./migrations/003-order.ts";
import * as rateLimit from "./migrations/004-rate-limit.ts";
import * as review from "./migrations/005-review.ts";
import * as priceHistory from "./migrations/006-price-history.ts";
import * as wishlist from "./migrations/007-wishlist.ts";
import * as search from "./migrations/008-search.ts";
import * as promotion from "./migrations/009-promotion.ts";
import * as basketWrite from "./migrations/010-basket-write.ts";
import * as belongings from "./migrations/012-belongings.ts";
import * as account from "./migrations/customers/013-account.ts";
import * as afterTheOrder from "./migrations/014-after-the-order.ts";
import * as paymentDetails from "./migrations/015-payment-details.ts";
import * as roomConfiguration from "./migrations/016-room-configuration.ts";
import * as promisedPayment from "./migrations/017-promised-payment.ts";
import * as redirect from "./migrations/018-redirect.ts";
import * as firstOrder from "./migrations/019-first-order.ts";
import * as shopCharge from "./migrations/020-shop-charge.ts";
import * as customerNumber from "./migrations/customers/021-customer-number.ts";
import * as restockNotice from "./migrations/customers/022-restock-notice.ts";
import * as basketDelivery from "./migrations/023-basket-delivery.ts";
import * as sampleOrder from "./migrations/customers/024-sample-order.ts";
import * as deliveryDay from "./migrations/025-delivery-day.ts";
import * as story from "./migrations/026-story.ts";
import * as contactTicket from "./migrations/customers/027-contact-ticket.ts";
import * as customerReview from "./migrations/customers/028-customer-review.ts";
import * as customerSleeper from "./migrations/customers/029-customer-sleeper.ts";
import * as recommendationModel from "./migrations/030-recommendation-model.ts";
import * as apiUsage from "./migrations/031-api-usage.ts";
import * as announcedChange from "./migrations/changes/032-announced-change.ts";
import * as webhook from "./migrations/changes/033-webhook.ts";

const migrations: Record<string, Migration> = {
  "001-catalogue": catalogue,
  "002-basket": basket,
  "003-order": order,
  "004-rate-limit": rateLimit,
  "005-review": review,
  "006-price-history": priceHistory,
  "007-wishlist": wishlist,
  "008-search": search,
  "009-promotion": promotion,
  "010-basket-write": basketWrite,
  "012-belongings": belongings,
  "013-account": account,
  "014-after-the-order": afterTheOrder,
  "015-payment-details": paymentDetails,
  "016-room-configuration": roomConfiguration,
  "017-promised-payment": promisedPayment,
  "018-redirect": redirect,
  "019-first-order": firstOrder,
  "020-shop-charge": shopCharge,
  "021-customer-number": customerNumber,
  "022-restock-notice": restockNotice,
  "023-basket-delivery": basketDelivery,
  "024-sample-order": sampleOrder,
  "025-delivery-day": deliveryDay,
  "026-story": story,
  "027-contact-ticket": contactTicket,
  "028-customer-review": customerReview,
  "029-customer-sleeper": customerSleeper,
  "030-recommendation-model": recommendationModel,
  "031-api-usage": apiUsage,
  "032-announced-change": announcedChange,
  "033-webhook": webhook,
};

/** Brings the database to the newest schema and names the migrations it ran; kysely's lock lets only one process do it. */
export async function migrateDatabase(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}
