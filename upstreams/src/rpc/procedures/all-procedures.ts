import type { Procedure } from "../procedure.ts";
import { cancelOpenPayment } from "./cancel-open-payment.ts";
import { getCheckout } from "./get-checkout.ts";
import { getOrderBySuccessToken } from "./get-order-by-success-token.ts";
import { getOrder } from "./get-order.ts";
import { getOrders } from "./get-orders.ts";
import { getReviews } from "./get-reviews.ts";
import { getUser } from "./get-user.ts";
import { guestLogin } from "./guest-login.ts";
import { lookupOrder } from "./lookup-order.ts";
import { logout } from "./logout.ts";
import { placeOrder } from "./place-order.ts";
import { redeemVoucher } from "./redeem-voucher.ts";
import { removeVoucher } from "./remove-voucher.ts";
import { setCheckoutAddresses } from "./set-checkout-addresses.ts";
import { setPaymentMethod } from "./set-payment-method.ts";
import { setShippingOption } from "./set-shipping-option.ts";
import { settleReturn } from "./settle-return.ts";
import { translateReview } from "./translate-review.ts";
import { withdrawOrder } from "./withdraw-order.ts";
import { undoMerge } from "./undo-merge.ts";

/** Every procedure by the name it is called with. */
export const allProcedures: ReadonlyMap<string, Procedure> = new Map(
  Object.entries({
    cancelOpenPayment,
    getCheckout,
    getOrder,
    getOrderBySuccessToken,
    getOrders,
    getReviews,
    getUser,
    guestLogin,
    logout,
    lookupOrder,
    placeOrder,
    redeemVoucher,
    refreshUser: getUser,
    removeVoucher,
    setCheckoutAddresses,
    setPaymentMethod,
    setShippingOption,
    settleReturn,
    translateReview,
    withdrawOrder,
    undoMerge,
  }),
);
