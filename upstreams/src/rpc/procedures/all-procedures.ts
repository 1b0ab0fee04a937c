import type { Procedure } from "../procedure.ts";
import { cancelOpenPayment } from "./checkout/cancel-open-payment.ts";
import { countApiUsage } from "./usage/count-api-usage.ts";
import { confirmAccountDeletion } from "./customers/confirm-account-deletion.ts";
import { confirmEmailChange } from "./customers/confirm-email-change.ts";
import { deleteConfiguration } from "./configurations/delete-configuration.ts";
import { exportMyData } from "./customers/export-my-data.ts";
import { forgotPassword } from "./customers/forgot-password.ts";
import { getAddresses } from "./addresses/get-addresses.ts";
import { getCheckout } from "./checkout/get-checkout.ts";
import { getConfiguration } from "./configurations/get-configuration.ts";
import { getConfigurations } from "./configurations/get-configurations.ts";
import { getOrderBySuccessToken } from "./orders/get-order-by-success-token.ts";
import { getOrder } from "./orders/get-order.ts";
import { getOrders } from "./orders/get-orders.ts";
import { getPostcodeAddress } from "./addresses/get-postcode-address.ts";
import { addReviewPhoto } from "./reviews/add-review-photo.ts";
import { endReviewInvitations } from "./reviews/end-review-invitations.ts";
import { getReviewInvitation } from "./reviews/get-review-invitation.ts";
import { voteForReview } from "./reviews/vote-for-review.ts";
import { writeReview } from "./reviews/write-review.ts";
import { getReviewsByIds } from "./reviews/get-reviews-by-ids.ts";
import { getReviewsOfMasters } from "./reviews/get-reviews-of-masters.ts";
import { getReviews } from "./reviews/get-reviews.ts";
import { getSleepers } from "./sleepers/get-sleepers.ts";
import { getUser } from "./customers/get-user.ts";
import { guestLogin } from "./customers/guest-login.ts";
import { login } from "./customers/login.ts";
import { logoutEverywhere } from "./customers/logout-everywhere.ts";
import { logout } from "./customers/logout.ts";
import { lookupOrder } from "./orders/lookup-order.ts";
import { newsletterConfirm } from "./newsletter/newsletter-confirm.ts";
import { newsletterSubscribe } from "./newsletter/newsletter-subscribe.ts";
import { newsletterUnsubscribe } from "./newsletter/newsletter-unsubscribe.ts";
import { placeOrder } from "./checkout/place-order.ts";
import { redeemVoucher } from "./checkout/redeem-voucher.ts";
import { register } from "./customers/register.ts";
import { removeAddress } from "./addresses/remove-address.ts";
import { removeSleepers } from "./sleepers/remove-sleepers.ts";
import { removeVoucher } from "./checkout/remove-voucher.ts";
import { requestAccountDeletion } from "./customers/request-account-deletion.ts";
import { requestEmailVerification } from "./customers/request-email-verification.ts";
import { confirmRestockNotice } from "./restock/confirm-restock-notice.ts";
import { endRestockNotice } from "./restock/end-restock-notice.ts";
import { sendContactMessage } from "./contact/send-contact-message.ts";
import { orderSamples } from "./samples/order-samples.ts";
import { requestRestockNotice } from "./restock/request-restock-notice.ts";
import { resetPassword } from "./customers/reset-password.ts";
import { saveAddress } from "./addresses/save-address.ts";
import { saveConfiguration } from "./configurations/save-configuration.ts";
import { saveSleepers } from "./sleepers/save-sleepers.ts";
import { setCheckoutAddresses } from "./checkout/set-checkout-addresses.ts";
import { setPaymentMethod } from "./checkout/set-payment-method.ts";
import { setDeliveryDay } from "./checkout/set-delivery-day.ts";
import { setShippingOption } from "./checkout/set-shipping-option.ts";
import { settleReturn } from "./checkout/settle-return.ts";
import { translateReview } from "./reviews/translate-review.ts";
import { undoMerge } from "./customers/undo-merge.ts";
import { updatePassword } from "./customers/update-password.ts";
import { updateShopUser } from "./customers/update-shop-user.ts";
import { verifyEmail } from "./customers/verify-email.ts";
import { withdrawOrder } from "./orders/withdraw-order.ts";

/** Every procedure by the name it is called with. */
export const allProcedures: ReadonlyMap<string, Procedure> = new Map(
  Object.entries({
    addReviewPhoto,
    cancelOpenPayment,
    confirmAccountDeletion,
    confirmEmailChange,
    confirmRestockNotice,
    countApiUsage,
    deleteConfiguration,
    endRestockNotice,
    endReviewInvitations,
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
    getReviewInvitation,
    getReviews,
    getReviewsByIds,
    getReviewsOfMasters,
    getSleepers,
    getUser,
    guestLogin,
    login,
    logout,
    logoutEverywhere,
    lookupOrder,
    newsletterConfirm,
    newsletterSubscribe,
    newsletterUnsubscribe,
    orderSamples,
    placeOrder,
    redeemVoucher,
    refreshUser: getUser,
    register,
    removeAddress,
    removeSleepers,
    removeVoucher,
    requestAccountDeletion,
    requestEmailVerification,
    requestRestockNotice,
    resetPassword,
    saveAddress,
    saveConfiguration,
    saveSleepers,
    setCheckoutAddresses,
    setPaymentMethod,
    sendContactMessage,
    setDeliveryDay,
    setShippingOption,
    settleReturn,
    translateReview,
    undoMerge,
    updatePassword,
    updateShopUser,
    verifyEmail,
    voteForReview,
    withdrawOrder,
    writeReview,
  }),
);
