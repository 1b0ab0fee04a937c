import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { EndedSession } from "./ended-session.tsx";

const SignOut = { signOut: { __typename: "SignOutPayload", viewer: null } };
const open = (sessionState: string) =>
  renderShop(
    <>
      <EndedSession />
      <Toaster />
    </>,
    { responses: { Visitor: { viewer: null, sessionState, basket: null, wishlist: null }, SignOut } },
  );

test("a shopper whose session has ended is notified, and the dead session is dropped so that it happens once", async () => {
  const { sent } = open("ENDED");
  expect(await screen.findByText("U bent niet meer ingelogd")).toBeTruthy();
  expect(screen.getByText("Uw sessie is verlopen. Log opnieuw in; uw winkelwagen is bewaard.")).toBeTruthy();
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["Visitor", "SignOut"]));
});

test("somebody who never signed in is not notified", async () => {
  const { sent, client } = open("NONE");
  await waitFor(() => expect(client.cache.extract()).toMatchObject({ ROOT_QUERY: { sessionState: "NONE" } }));
  expect(screen.queryByText("U bent niet meer ingelogd")).toBeNull();
  expect(sent.map(({ name }) => name)).toEqual(["Visitor"]);
});
