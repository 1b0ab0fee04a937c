import type { ReactNode } from "react";
import { renderPage } from "./render-page.tsx";

const Visitor = {
  viewer: { __typename: "Customer", id: "customer", firstName: "Sanne", isGuest: false },
  sessionState: "ACTIVE",
  basket: null,
  wishlist: null,
};

/** Renders a page of the account for a customer who is signed in. */
export function renderAccountPage(
  page: ReactNode,
  responses: NonNullable<Parameters<typeof renderPage>[1]>["responses"],
  at = "/account",
) {
  return renderPage(page, { responses: { Visitor, ...responses }, at });
}
