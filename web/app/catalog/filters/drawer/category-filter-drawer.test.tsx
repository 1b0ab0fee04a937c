import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useOverlay } from "#app/ui/overlay/use-overlay.ts";
import { CategoryFilterDrawer } from "./category-filter-drawer.tsx";
import { filterDrawerId } from "./filter-drawer-id.ts";
import { offer } from "#app/catalog/testing/listing-data.ts";
import { renderListing } from "#app/catalog/testing/render-listing.tsx";
import { useListingAddress } from "#app/catalog/listing/use-listing-address.ts";

function Page() {
  const { open } = useOverlay(filterDrawerId, "drawer");
  return (
    <>
      <button type="button" onClick={open}>
        Openen
      </button>
      <CategoryFilterDrawer address={useListingAddress()} initial={{ total: 31, offer }} />
    </>
  );
}

const soft = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^Zacht/ });

interface Variables {
  readonly filters: readonly { readonly slug: string; readonly values: readonly string[] }[] | null;
}

/** As many products as there are values chosen, times ten; 31 without a choice. */
function listingOf(variables: Record<string, unknown>): object {
  const { filters } = variables as unknown as Variables;
  const totalCount = filters === null ? 31 : 10 * filters.flatMap(({ values }) => values).length;
  return {
    category: {
      __typename: "Category",
      id: "category:1",
      preview: { __typename: "ProductListing", totalCount },
      offer,
    },
  };
}

test("the drawer counts along, with one request for ticks in a row, and applies by its button alone", async () => {
  const { user, path, sent } = renderListing(<Page />, {
    at: "/matrassen?sort=price-asc&page=2",
    responses: { CategoryPreview: listingOf },
  });
  await user.click(screen.getByRole("button", { name: "Openen" }));
  expect(screen.getByRole("button", { name: "Toon 31 producten" })).toBeTruthy();
  // at once: a pointer that moves there takes longer than the drawer waits when the machine is busy
  fireEvent.click(screen.getByRole("checkbox", { name: /^Zacht/ }));
  fireEvent.click(screen.getByRole("checkbox", { name: /^Gemiddeld/ }));
  await screen.findByRole("button", { name: "Toon 20 producten" });
  expect(sent.map(({ variables }) => variables)).toEqual([
    { path: "/matrassen", term: null, filters: [{ slug: "hardness", values: ["11", "12"] }], price: null },
  ]);
  await expect.poll(path).toBe("/matrassen?sort=price-asc&page=2");
  await user.click(screen.getByRole("button", { name: "Toon 20 producten" }));
  await expect.poll(path).toBe("/matrassen?hardness=11,12&sort=price-asc");
});

test("clearing counts again; what was not applied is forgotten with the drawer", async () => {
  const { user, path } = renderListing(<Page />, {
    at: "/matrassen?hardness=11",
    responses: { CategoryPreview: listingOf },
  });
  await user.click(screen.getByRole("button", { name: "Openen" }));
  await user.click(screen.getByRole("button", { name: "Wis alles" }));
  expect(soft().checked).toBe(false);
  await screen.findByRole("button", { name: "Toon 31 producten" });
  await user.click(screen.getByRole("button", { name: "Sluiten" }));
  await user.click(screen.getByRole("button", { name: "Openen" }));
  await waitFor(() => expect(soft().checked).toBe(true));
  await expect.poll(path).toBe("/matrassen?hardness=11");
});

test("clearing everything and applying it leads to the category's path, the usual order too", async () => {
  const { user, path } = renderListing(<Page />, {
    at: "/matrassen?hardness=11&sort=price-asc&page=2",
    responses: { CategoryPreview: listingOf },
  });
  await user.click(screen.getByRole("button", { name: "Openen" }));
  await user.click(screen.getByRole("button", { name: "Wis alles" }));
  await user.click(await screen.findByRole("button", { name: "Toon 31 producten" }));
  await expect.poll(path).toBe("/matrassen");
});

test("without a response the button says no number, and still applies", async () => {
  const { user, path } = renderListing(<Page />, { at: "/matrassen", responses: { CategoryPreview: undefined } });
  await user.click(screen.getByRole("button", { name: "Openen" }));
  await user.click(screen.getByRole("checkbox", { name: /^Zacht/ }));
  await user.click(await screen.findByRole("button", { name: "Toon producten" }));
  await expect.poll(path).toBe("/matrassen?hardness=11");
});
