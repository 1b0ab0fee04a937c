/** What a route says of its page (docs/rules.md#tracking): `export const handle: RouteHandle = { pageType: … }`. */
export interface RouteHandle {
  readonly pageType: PageType;
}

export type PageType =
  | "homepage"
  | "category_page"
  | "content_page"
  | "pdp"
  | "search"
  | "basket"
  | "wishlist"
  | "signin"
  | "signup"
  | "forgot-password"
  | "reset-password"
  | "account"
  | "account-user"
  | "account-orders"
  | "orderDetail"
  | "order-look-up"
  | "withdrawal"
  | "mail-link"
  | "guest-signup"
  | "checkout"
  | "payment-return"
  | "osp"
  | "error";

/** Pages that keep their place while their filters change. */
export function isListing(pageType: PageType): boolean {
  return pageType === "category_page" || pageType === "search";
}
