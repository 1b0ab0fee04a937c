import { showUsage } from "./api/show-usage.ts";
import { listCharges } from "./charges/list-charges.ts";
import { removeCharge } from "./charges/remove-charge.ts";
import { setDeliveryReduction, setFee } from "./charges/set-charge.ts";
import type { ConsoleCommand } from "./console-command.ts";
import { listCustomers } from "./customers/list-customers.ts";
import { showCustomer } from "./customers/show-customer.ts";
import { cancelOrder } from "./orders/cancel-order.ts";
import { deliverOrder } from "./orders/deliver-order.ts";
import { listOrders } from "./orders/list-orders.ts";
import { refundOrder } from "./orders/refund-order.ts";
import { returnOrder } from "./orders/return-order.ts";
import { shipOrder } from "./orders/ship-order.ts";
import { showOrder } from "./orders/show-order.ts";
import { learnNow } from "./recommendations/learn-now.ts";
import { listModels } from "./recommendations/list-models.ts";
import { useModel } from "./recommendations/use-model.ts";
import { addRedirect } from "./redirects/add-redirect.ts";
import { listRedirects } from "./redirects/list-redirects.ts";
import { removeRedirect } from "./redirects/remove-redirect.ts";
import { answerReview, publishReview, refuseReview } from "./reviews/judge-reviews.ts";
import { listReviews } from "./reviews/list-reviews.ts";
import { showReview } from "./reviews/show-review.ts";
import { listSamples } from "./samples/list-samples.ts";
import { sendSamples } from "./samples/send-samples.ts";
import { listStock } from "./stock/list-stock.ts";
import { addStock, setStock } from "./stock/set-stock.ts";
import { answerTicket } from "./tickets/answer-ticket.ts";
import { closeTicket } from "./tickets/close-ticket.ts";
import { listTickets } from "./tickets/list-tickets.ts";
import { showTicket } from "./tickets/show-ticket.ts";
import { createVoucher } from "./vouchers/create-voucher.ts";
import { listVouchers } from "./vouchers/list-vouchers.ts";
import { disableVoucher, enableVoucher } from "./vouchers/switch-voucher.ts";
import { addWebhook } from "./webhooks/add-webhook.ts";
import { listDeliveries } from "./webhooks/list-deliveries.ts";
import { listWebhooks } from "./webhooks/list-webhooks.ts";
import { removeWebhook } from "./webhooks/remove-webhook.ts";
import { replayDeliveries } from "./webhooks/replay-deliveries.ts";
import { rotateWebhook } from "./webhooks/rotate-webhook.ts";

/** Every command of the operations console by its subject and its verb. */
export const allCommands: Readonly<Record<string, Readonly<Record<string, ConsoleCommand>>>> = {
  orders: {
    list: listOrders,
    show: showOrder,
    ship: shipOrder,
    deliver: deliverOrder,
    return: returnOrder,
    refund: refundOrder,
    cancel: cancelOrder,
  },
  stock: { list: listStock, set: setStock, add: addStock },
  vouchers: { list: listVouchers, create: createVoucher, disable: disableVoucher, enable: enableVoucher },
  charges: { list: listCharges, fee: setFee, delivery: setDeliveryReduction, remove: removeCharge },
  redirects: { list: listRedirects, add: addRedirect, remove: removeRedirect },
  recommendations: { list: listModels, use: useModel, learn: learnNow },
  samples: { list: listSamples, send: sendSamples },
  reviews: { list: listReviews, show: showReview, approve: publishReview, refuse: refuseReview, answer: answerReview },
  tickets: { list: listTickets, show: showTicket, answer: answerTicket, close: closeTicket },
  customers: { list: listCustomers, show: showCustomer },
  api: { usage: showUsage },
  webhooks: {
    list: listWebhooks,
    add: addWebhook,
    rotate: rotateWebhook,
    remove: removeWebhook,
    deliveries: listDeliveries,
    replay: replayDeliveries,
  },
};
