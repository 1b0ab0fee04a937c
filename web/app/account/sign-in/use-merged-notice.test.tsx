import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { type Merged, useMergedNotice } from "./use-merged-notice.ts";

const nothing: Merged = { basketItems: 0, wishlistItems: 0, basketItemsLeft: 0, wishlistItemsLeft: 0, undoKey: null };

function SignedIn({ merged }: { readonly merged: Merged | null }) {
  const notifyMerged = useMergedNotice();
  return (
    <>
      <button type="button" onClick={() => notifyMerged(merged)}>
        Inloggen
      </button>
      <Toaster />
    </>
  );
}

async function signIn(merged: Partial<Merged> | null, responses: Record<string, object> = {}) {
  const rendered = renderShop(<SignedIn merged={merged && { ...nothing, ...merged }} />, { responses });
  await rendered.user.click(screen.getByRole("button", { name: "Inloggen" }));
  return rendered;
}

test.each([
  [
    { basketItems: 3, wishlistItems: 2 },
    "3 artikelen uit uw winkelwagen en 2 van uw verlanglijst zijn bij uw account gevoegd",
  ],
  [{ basketItems: 1 }, "1 artikel ligt nu ook in de winkelwagen van uw account"],
  [{ wishlistItems: 2 }, "2 artikelen staan nu ook op de verlanglijst van uw account"],
])("%j is told", async (merged, title) => {
  await signIn({ ...merged, undoKey: "u1" });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ongedaan maken" })).toBeTruthy();
});

test("what found no room is told, even when nothing else is", async () => {
  await signIn({ basketItemsLeft: 12 });
  expect(await screen.findByText("Niet alles paste bij uw account")).toBeTruthy();
  expect(screen.getByText(/^12 artikelen pasten er niet meer bij/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ongedaan maken" })).toBeNull();
});

test.each([null, {}])("%j says nothing", async (merged) => {
  await signIn(merged);
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
});

test("undoing asks once, and a refusal says why", async () => {
  const refused = {
    undoBelongingsMerge: { __typename: "MergeNotUndone", message: "Uw winkelwagen is intussen gewijzigd." },
  };
  const { user, sent } = await signIn({ basketItems: 3, undoKey: "u1" }, { UndoBelongingsMerge: refused });
  await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
  expect(await screen.findByText("Uw winkelwagen is intussen gewijzigd.")).toBeTruthy();
  expect(sent).toEqual([{ name: "UndoBelongingsMerge", variables: { input: { undoKey: "u1" } } }]);
});
