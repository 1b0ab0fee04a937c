import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { heldResponse } from "../graphql/testing/render-shop.tsx";
import { renderWithWishlist, wishlistData, wishlistOfVariants } from "./testing/render-with-wishlist.tsx";
import { WishButton } from "./wish-button.tsx";

const heart = <WishButton productId="p1" productName="Matras Duinrust" place="card" />;
const added = { addToWishlist: { __typename: "AddToWishlistPayload", wishlist: wishlistData(["p1"]) } };
const removed = { removeFromWishlist: { __typename: "RemoveFromWishlistPayload", wishlist: wishlistData() } };
const failed = { addToWishlist: { __typename: "WishlistError", code: "WISHLIST_ERROR" } };

const button = () => screen.getByRole("button", { name: "Bewaar Matras Duinrust op uw verlanglijst" });
const pressed = () => button().getAttribute("aria-pressed");

test("a heart puts the product on the wishlist with one request, and takes it off with another", async () => {
  const { user, sent } = renderWithWishlist(heart, wishlistData(), {
    responses: { AddToWishlist: added, RemoveFromWishlist: removed },
  });
  await screen.findByText("known");
  expect(pressed()).toBe("false");
  await user.click(button());
  await waitFor(() => expect(pressed()).toBe("true"));
  await user.click(button());
  await waitFor(() => expect(pressed()).toBe("false"));
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([
      { name: "AddToWishlist", variables: { input: { productId: "p1" } } },
      { name: "RemoveFromWishlist", variables: { input: { itemKey: "key-p1" } } },
    ]),
  );
});

test("it shows what the wishlist holds, and wishes for the chosen variant", async () => {
  const { user, sent } = renderWithWishlist(
    <>
      {heart}
      <WishButton productId="p2" productName="Bank Dommel" variantId={7} place="product" />
    </>,
    wishlistData(["p1"]),
    {
      responses: {
        AddToWishlist: { addToWishlist: { __typename: "AddToWishlistPayload", wishlist: wishlistData(["p1", "p2"]) } },
      },
    },
  );
  await waitFor(() => expect(pressed()).toBe("true"));
  await user.click(screen.getByRole("button", { name: /Bank Dommel/ }));
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ input: { variantId: 7 } }));
});

test("what was pressed shows at once; of presses during a request the last one wins", async () => {
  const held = heldResponse(added);
  const { user, sent } = renderWithWishlist(heart, wishlistData(), {
    responses: { AddToWishlist: held.response, RemoveFromWishlist: removed },
  });
  await screen.findByText("known");
  await user.click(button());
  expect(pressed()).toBe("true");
  await user.tripleClick(button());
  expect(pressed()).toBe("false");
  held.release();
  await waitFor(() => expect(sent.map(({ name }) => name).slice(1)).toEqual(["AddToWishlist", "RemoveFromWishlist"]));
  expect(pressed()).toBe("false");
});

test.each(Array.from({ length: 10 }, (_, index) => 2 * index))(
  "a press %i ticks after the answer counts",
  async (ticks) => {
    const held = heldResponse(added);
    const { user, sent } = renderWithWishlist(heart, wishlistData(), {
      responses: { AddToWishlist: held.response, RemoveFromWishlist: removed },
    });
    await screen.findByText("known");
    await user.click(button());
    held.release();
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    // by itself, as the help for tests would first render what is due
    act(() => button().click());
    await waitFor(() => expect(sent.map(({ name }) => name).slice(1)).toEqual(["AddToWishlist", "RemoveFromWishlist"]));
    await waitFor(() => expect(pressed()).toBe("false"));
  },
);

test("between its answer and the page that knows of it a heart never shows the old", async () => {
  const { user } = renderWithWishlist(heart, wishlistData(), { responses: { AddToWishlist: added } });
  await screen.findByText("known");
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(pressed()));
  observer.observe(button(), { attributes: true, attributeFilter: ["aria-pressed"] });
  await user.click(button());
  await waitFor(() => expect(pressed()).toBe("true"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  expect(seen).toEqual(["true"]);
});

test("a failure puts the heart back, says so and can be tried again", async () => {
  const { user } = renderWithWishlist(heart, wishlistData(), { responses: { AddToWishlist: [failed, added] } });
  await screen.findByText("known");
  await user.click(button());
  expect(await screen.findByText("Uw verlanglijst is niet gewijzigd")).toBeTruthy();
  expect(pressed()).toBe("false");
  await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }));
  await waitFor(() => expect(pressed()).toBe("true"));
});

test("a full wishlist says how much fits", async () => {
  const { user } = renderWithWishlist(heart, wishlistData(), {
    responses: {
      AddToWishlist: {
        addToWishlist: {
          __typename: "WishlistLimitReached",
          code: "WISHLIST_LIMIT_REACHED",
          message: "Uw verlanglijst is vol: er passen 200 artikelen op.",
        },
      },
    },
  });
  await screen.findByText("known");
  await user.click(button());
  expect(await screen.findByText("Uw verlanglijst is vol: er passen 200 artikelen op.")).toBeTruthy();
});

const ofVariant = (variantId: number) => (
  <WishButton productId="p1" productName="Matras Duinrust" variantId={variantId} place="product" />
);
const addedTo = (...list: (number | null)[]) => ({
  addToWishlist: { __typename: "AddToWishlistPayload", wishlist: wishlistOfVariants(list) },
});
const leaving = (...list: (number | null)[]) => ({
  removeFromWishlist: { __typename: "RemoveFromWishlistPayload", wishlist: wishlistOfVariants(list) },
});

test("a second size is wished for beside the first, and taken off alone", async () => {
  const { user, sent } = renderWithWishlist(ofVariant(8), wishlistOfVariants([7]), {
    responses: { AddToWishlist: addedTo(7, 8), RemoveFromWishlist: leaving(7) },
  });
  await screen.findByText("known");
  expect(pressed()).toBe("false");
  await user.click(button());
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: "AddToWishlist", variables: { input: { variantId: 8 } } }));
  expect(pressed()).toBe("true");
  await user.click(button());
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ name: "RemoveFromWishlist", variables: { input: { itemKey: "key-8" } } }),
  );
  expect(pressed()).toBe("false");
  await waitFor(() => expect(sent).toHaveLength(3));
});

const hearts = () => screen.getAllByRole("button").map((each) => each.getAttribute("aria-pressed"));

test("of two sizes only the wished one has a full heart; a wish for the product fills both", async () => {
  const { unmount } = renderWithWishlist(
    <>
      {ofVariant(7)}
      {ofVariant(8)}
    </>,
    wishlistOfVariants([7]),
  );
  await waitFor(() => expect(hearts()).toEqual(["true", "false"]));
  unmount();
  renderWithWishlist(
    <>
      {ofVariant(7)}
      {ofVariant(8)}
    </>,
    wishlistOfVariants([null]),
  );
  await waitFor(() => expect(hearts()).toEqual(["true", "true"]));
});

test("a card's heart that takes off several wishes says so, and all of them can be put back", async () => {
  const { user, sent } = renderWithWishlist(heart, wishlistOfVariants([7, null, 8]), {
    responses: {
      RemoveFromWishlist: [leaving(null, 8), leaving(8), leaving()],
      AddToWishlist: [addedTo(7), addedTo(7, null), addedTo(7, null, 8)],
    },
  });
  await waitFor(() => expect(pressed()).toBe("true"));
  await user.click(button());
  expect(
    await screen.findByText("De 3 bewaarde uitvoeringen van Matras Duinrust staan niet meer op uw verlanglijst"),
  ).toBeTruthy();
  expect(pressed()).toBe("false");
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
  await waitFor(() => expect(pressed()).toBe("true"));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === "AddToWishlist").map(({ variables }) => variables["input"])).toEqual([
      { variantId: 7 },
      { productId: "p1" },
      { variantId: 8 },
    ]),
  );
});
