import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { contentSections, paths } from "./locale/paths.ts";

export default [
  route("/robots.txt", "routes/robots.ts"),
  route("/sitemap.xml", "routes/sitemap.ts"),
  layout("layout/checkout-layout.tsx", [layout("layout/checkout-boundary.tsx", [route(paths.checkout, "routes/checkout.tsx")])]),
  layout("layout/shop-layout.tsx", [
    layout("layout/page-boundary.tsx", [
      index("routes/home.tsx"),
      route(paths.product(":slug"), "routes/product.tsx"),
      route(paths.basket, "routes/basket.tsx"),
      route(paths.wishlist, "routes/wishlist.tsx"),
      route("/verlanglijst/gedeeld/:token", "routes/shared-wishlist.tsx"),
      route(paths.search, "routes/search.tsx"),
      route(paths.guestSignUp, "routes/guest-sign-up.tsx"),
      route(paths.signIn, "routes/sign-in.tsx"),
      route("/betaling/terug/:returnKey", "routes/payment-return.tsx"),
      route(paths.success, "routes/success.tsx"),
      ...contentSections.map((section) => route(`/${section}/*`, "routes/content-page.tsx", { id: `routes/content-${section}` })),
      route("*", "routes/category.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
