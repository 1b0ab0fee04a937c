import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { GuestNotice } from "#app/account/sign-in/guest-notice.tsx";
import { heldResponse, renderShop } from "#app/graphql/testing/render-shop.tsx";
import { CustomerOnly } from "./customer-only.tsx";
import { useCustomerLeaves } from "#app/layout/use-customer-leaves.ts";

const viewer = { __typename: "Customer", id: "customer:1", firstName: "Sanne", isGuest: true };
const visitor = (who: object | null) => ({ viewer: who, sessionState: null, basket: null, wishlist: null });
const page = (
  <CustomerOnly fallback={<p>Een ogenblik</p>}>
    <p>Uw gegevens</p>
  </CustomerOnly>
);

test("an anonymous visitor goes to sign in, with the page to come back to", async () => {
  const { path } = renderShop(page, { responses: { Visitor: visitor(null) }, at: "/afrekenen?a=1#/payment" });
  expect(screen.getByText("Een ogenblik")).toBeTruthy();
  await waitFor(() => expect(path()).toBe(`/inloggen?redirectUrl=${encodeURIComponent("/afrekenen?a=1#/payment")}`));
  expect(screen.queryByText("Uw gegevens")).toBeNull();
});

test("a customer sees the page, and nothing of it before it is known who looks", async () => {
  const held = heldResponse(visitor(viewer));
  renderShop(page, { responses: { Visitor: held.response } });
  expect(screen.queryByText("Uw gegevens")).toBeNull();
  held.release();
  expect(await screen.findByText("Uw gegevens")).toBeTruthy();
});

test("what a customer is filling in stays while the visitor is loaded again", async () => {
  const held = heldResponse(visitor(viewer));
  const { client, user } = renderShop(
    <CustomerOnly fallback={<p>Een ogenblik</p>}>
      <input aria-label="Straat" />
    </CustomerOnly>,
    { responses: { Visitor: [visitor(viewer), held.response] } },
  );
  await user.type(await screen.findByLabelText("Straat"), "Damrak");
  const reloaded = act(() => client.refetchQueries({ include: ["Visitor"] }));
  expect(screen.getByLabelText<HTMLInputElement>("Straat").value).toBe("Damrak");
  held.release();
  await reloaded;
  expect(screen.getByLabelText<HTMLInputElement>("Straat").value).toBe("Damrak");
});

test("somebody who orders as a guest sees that there is no account", async () => {
  renderShop(
    <CustomerOnly fallback={<p>Een ogenblik</p>} guest={<GuestNotice />}>
      <p>Uw gegevens</p>
    </CustomerOnly>,
    { responses: { Visitor: visitor({ ...viewer, isGuest: true }) }, at: "/account" },
  );
  expect(await screen.findByRole("heading", { name: "U bestelt als gast" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Gastmodus verlaten" })).toBeTruthy();
  expect(screen.queryByText("Uw gegevens")).toBeNull();
});

function SignInPage() {
  useCustomerLeaves();
  return <p>Aanmelden</p>;
}

test.each([
  ["/inloggen?redirectUrl=%2Fafrekenen%23%2Fshipping", "/afrekenen#/shipping"],
  ["/inloggen", "/"],
  ["/inloggen?redirectUrl=%2F%2Fevil.example", "/"],
  ["/inloggen?redirectUrl=https%3A%2F%2Fevil.example", "/"],
])("a customer who opens %s goes to %s", async (at, expected) => {
  const { path } = renderShop(<SignInPage />, { responses: { Visitor: visitor(viewer) }, at });
  await waitFor(() => expect(path()).toBe(expected));
});

test("an anonymous visitor stays on the sign-in page", async () => {
  const { path, sent } = renderShop(<SignInPage />, {
    responses: { Visitor: visitor(null) },
    at: "/inloggen?redirectUrl=%2Fafrekenen",
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await expect.poll(path).toBe("/inloggen?redirectUrl=%2Fafrekenen");
});
