import type { Procedure } from "../procedure.ts";
import { cancelOpenPayment } from "./cancel-open-payment.ts";
import { confirmAccountDeletion } from "./confirm-account-deletion.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { deleteConfiguration } from "./delete-configuration.ts";
import { exportMyData } from "./export-my-data.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getAddresses } from "./get-addresses.ts";
import { getCheckout } from "./get-checkout.ts";
import { getConfiguration } from "./get-configuration.ts";
import { getConfigurations } from "./get-configurations.ts";
import { getOrderBySuccessToken } from "./get-order-by-success-token.ts";
import { getOrder } from "./get-order.ts";
import { getOrders } from "./get-orders.ts";
import { getPostcodeAddress } from "./get-postcode-address.ts";
import { getReviewsByIds } from "./get-reviews-by-ids.ts";
import { getReviewsOfMasters } from "./get-reviews-of-masters.ts";
import { getReviews } from "./get-reviews.ts";
import { getUser } from "./get-user.ts";
import { guestLogin } from "./guest-login.ts";
import { login } from "./login.ts";
import { logoutEverywhere } from "./logout-everywhere.ts";
import { logout } from "./logout.ts";
import { lookupOrder } from "./lookup-order.ts";
import { newsletterConfirm } from "./newsletter-confirm.ts";
import { newsletterSubscribe } from "./newsletter-subscribe.ts";
import { newsletterUnsubscribe } from "./newsletter-unsubscribe.ts";
import { placeOrder } from "./place-order.ts";
import { redeemVoucher } from "./redeem-voucher.ts";
import { register } from "./register.ts";
import { removeAddress } from "./remove-address.ts";
import { removeVoucher } from "./remove-voucher.ts";
import { requestAccountDeletion } from "./request-account-deletion.ts";
import { requestEmailVerification } from "./request-email-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { saveAddress } from "./save-address.ts";
import { saveConfiguration } from "./save-configuration.ts";
import { setCheckoutAddresses } from "./set-checkout-addresses.ts";
import { setPaymentMethod } from "./set-payment-method.ts";
import { setShippingOption } from "./set-shipping-option.ts";
import { settleReturn } from "./settle-return.ts";
import { translateReview } from "./translate-review.ts";
import { undoMerge } from "./undo-merge.ts";
import { updatePassword } from "./update-password.ts";
import { updateShopUser } from "./update-shop-user.ts";
import { verifyEmail } from "./verify-email.ts";
import { withdrawOrder } from "./withdraw-order.ts";

/** Every procedure by the name it is called with. */
export const allProcedures: ReadonlyMap<string, Procedure> = new Map(
  Object.entries({
    cancelOpenPayment,
    confirmAccountDeletion,
    confirmEmailChange,
    deleteConfiguration,
    exportMyData,
    forgotPassword,
    getAddresses,
    getCheckout,
    getConfiguration,
    getConfigurations,
    getOrder,
    getOrderBySuccessToken,
    getOrders,
    getPostcodeAddress,
    getReviews,
    getReviewsByIds,
    getReviewsOfMasters,
    getUser,
    guestLogin,
    login,
    logout,
    logoutEverywhere,
    lookupOrder,
    newsletterConfirm,
    newsletterSubscribe,
    newsletterUnsubscribe,
    placeOrder,
    redeemVoucher,
    refreshUser: getUser,
    register,
    removeAddress,
    removeVoucher,
    requestAccountDeletion,
    requestEmailVerification,
    resetPassword,
    saveAddress,
    saveConfiguration,
    setCheckoutAddresses,
    setPaymentMethod,
    setShippingOption,
    settleReturn,
    translateReview,
    undoMerge,
    updatePassword,
    updateShopUser,
    verifyEmail,
    withdrawOrder,
  }),
);
