import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { contentSections } from "@warmeland/schema/rules/paths/content-sections.ts";
import { latePaths } from "./locale/late-paths.ts";
import { paths } from "./locale/paths.ts";

export default [
  route("/robots.txt", "routes/search-engines/robots.ts"),
  route("/sitemap.xml", "routes/search-engines/sitemap.ts"),
  route("/home", "routes/to-home.ts"),
  layout("layout/checkout-layout.tsx", [route(latePaths.checkout, "routes/checkout.tsx")]),
  layout("layout/shop-layout.tsx", [
    index("routes/home.tsx"),
    route(paths.product(":slug"), "routes/product.tsx"),
    route(paths.basket, "routes/basket.tsx"),
    route(paths.wishlist, "routes/wishlist/wishlist.tsx"),
    route("/verlanglijst/gedeeld/:token", "routes/wishlist/shared-wishlist.tsx"),
    route(paths.search, "routes/search.tsx"),
    route(paths.sale, "routes/quick-listing.tsx", { id: "routes/sale" }),
    route(paths.newest, "routes/quick-listing.tsx", { id: "routes/newest" }),
    route(latePaths.forgotPassword, "routes/forgot-password.tsx"),
    route(mailLinkPaths.resetPassword, "routes/reset-password.tsx"),
    route(paths.account, "routes/account/account.tsx"),
    route(`${latePaths.accountUser}/:part?`, "routes/account/account-user.tsx"),
    route(latePaths.accountOrders, "routes/account/account-orders.tsx"),
    route(`${latePaths.accountOrders}/:id`, "routes/account/account-order.tsx"),
    route(latePaths.accountSleepers, "routes/account/account-sleepers.tsx"),
    route(paths.orderLookUp, "routes/order-look-up.tsx"),
    route(paths.withdraw, "routes/withdraw.tsx"),
    route(latePaths.contactMessage, "routes/contact-message.tsx"),
    route(mailLinkPaths.verifyEmail, "routes/account/verify-email.tsx"),
    route(mailLinkPaths.changeEmail, "routes/account/change-email.tsx"),
    route(mailLinkPaths.deleteAccount, "routes/account/delete-account.tsx"),
    route(latePaths.accountDeleted, "routes/account/account-deleted.tsx"),
    route(mailLinkPaths.newsletterConfirm, "routes/account/newsletter-confirm.tsx"),
    route(mailLinkPaths.newsletterLeave, "routes/account/newsletter-leave.tsx"),
    route(mailLinkPaths.restockConfirm, "routes/account/restock-confirm.tsx"),
    route(mailLinkPaths.restockEnd, "routes/account/restock-end.tsx"),
    route(mailLinkPaths.review, "routes/account/review-write.tsx"),
    route(mailLinkPaths.reviewEnd, "routes/account/review-end.tsx"),
    route("/betaling/terug/:returnKey", "routes/payment-return.tsx"),
    route(latePaths.success, "routes/success.tsx"),
    route(latePaths.formNotSent, "routes/form-not-sent.tsx"),
    route(latePaths.sentEvents, "routes/sent-events.tsx"),
    route(latePaths.compare, "routes/compare.tsx"),
    route(latePaths.hardness, "routes/advisor/hardness-advice.tsx"),
    route(`${latePaths.planner}/:room?`, "routes/advisor/room-planner.tsx"),
    ...contentSections.map((section) =>
      route(`/${section}/*`, "routes/content-page.tsx", { id: `routes/content-${section}` }),
    ),
    route("*", "routes/category.tsx"),
  ]),
  layout("layout/sign-in-layout.tsx", [
    route(latePaths.guestSignUp, "routes/guest-sign-up.tsx"),
    route(paths.signIn, "routes/sign-in.tsx"),
    route(latePaths.signUp, "routes/sign-up.tsx"),
  ]),
] satisfies RouteConfig;
