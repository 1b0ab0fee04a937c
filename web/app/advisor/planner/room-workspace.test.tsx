import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { readDraft } from "./plan-draft.ts";
import type { Plan } from "./plan.ts";
import { RoomWorkspace } from "./room-workspace.tsx";

const money = (cents: number) => ({ __typename: "Money", cents, currency: "EUR", formatted: `€ ${cents / 100},-` });

function variant(variantId: number, width: number, depth: number, { cents = 10_000, sellable = true } = {}) {
  return {
    __typename: "Variant",
    id: `v${variantId}`,
    variantId,
    title: `${width} × ${depth} cm`,
    sellable,
    measures: { __typename: "Measures", widthCm: width, depthCm: depth, heightCm: 60 },
    attributes: [
      { __typename: "Attribute", key: "size", values: [{ __typename: "AttributeValue", value: `${width}x${depth}` }] },
    ],
    delivery: null,
    price: { __typename: "Price", withTax: money(cents) },
    promotedPrice: null,
  };
}

const product = (id: string, name: string, path: string, variants: readonly object[]) => ({
  product: {
    __typename: "Product",
    id,
    slug: id,
    name,
    masterKey: "09-1101",
    breadcrumbs: [{ __typename: "Breadcrumb", to: path }],
    color: null,
    images: [],
    siblings: [],
    variants: { __typename: "VariantConnection", edges: variants.map((node) => ({ __typename: "VariantEdge", node })) },
  },
});

const shelf: Record<string, object> = {
  bed: product("bed", "Boxspring Veluwe, grijs", "/boxsprings-bedden/boxsprings", [
    variant(1, 180, 210, { cents: 200_000 }),
    variant(2, 140, 210, { cents: 150_000 }),
  ]),
  chest: product("chest", "Ladekast Beemster", "/meubels/slaapkamer/ladekasten", [variant(3, 120, 45)]),
  gone: { product: null },
};

const piece = (productId: string, variantId: number, xCm: number, yCm: number) => ({
  key: productId,
  productId,
  variantId,
  xCm,
  yCm,
  turnDegrees: 0 as const,
});
const room: Plan = {
  name: "",
  type: "BEDROOM",
  widthCm: 400,
  lengthCm: 380,
  openings: [{ kind: "DOOR", wall: "FRONT", fromCm: 300, widthCm: 83, hinge: "END", swingsIn: true }],
  pieces: [piece("bed", 1, 200, 105), piece("chest", 3, 60, 357)],
};

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

function renderRoom(plan: Plan = room, responses: Record<string, object> = {}) {
  const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "" };
  const workspace = (
    <SiteContext value={site}>
      <RoomWorkspace opened={plan} onLeave={() => {}} />
    </SiteContext>
  );
  return renderShop(workspace, {
    responses: {
      PlannerProduct: ({ by }: { by?: { id?: string } }) => shelf[by?.id ?? ""],
      ...responses,
    },
  });
}

const drawn = (name: RegExp) => screen.findByRole("button", { name });

test("a piece is moved, turned and taken out by keys; hints follow, and undoing brings it back", async () => {
  const { user } = renderRoom();
  (await drawn(/^Boxspring Veluwe, 180 bij 210 cm, 110 cm van links/)).focus();
  await user.keyboard("{ArrowRight}");
  expect(await drawn(/^Boxspring Veluwe.* 115 cm van links/)).toBeTruthy();
  await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  expect(await drawn(/^Boxspring Veluwe.* 114 cm van links/)).toBeTruthy();
  await user.keyboard("r");
  expect(await drawn(/^Boxspring Veluwe, 210 bij 180 cm/)).toBeTruthy();
  await user.keyboard("{Delete}");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Boxspring Veluwe, \d/ })).toBeNull());
  for (let step = 0; step < 4; step += 1) await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
  expect(await drawn(/^Boxspring Veluwe.* 110 cm van links/)).toBeTruthy();
  expect(readDraft()).toEqual(room);
});

test("what stands in the swing of a door or in another piece is named", async () => {
  renderRoom({ ...room, pieces: [piece("bed", 1, 200, 105), piece("chest", 3, 330, 357)] });
  expect(await screen.findByText("Ladekast Beemster staat in de draai van de deur.")).toBeTruthy();
});

test("what does not fit and what is tight is named once more before a room is saved", async () => {
  const { user } = renderRoom({ ...room, pieces: [piece("bed", 1, 130, 105), piece("chest", 3, 330, 357)] });
  await screen.findByText("Ladekast Beemster staat in de draai van de deur.");
  await user.click(screen.getByRole("button", { name: "Kamer bewaren" }));
  const dialog = await screen.findByRole("dialog", { name: "Bewaar en deel uw kamer" });
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Ladekast Beemster staat in de draai van de deur.",
    "Tussen Boxspring Veluwe en de muur is 40 cm. Dat is krap.",
    "Voor Ladekast Beemster is 1 cm tot de muur. Dat is krap.",
  ]);
});

test("each piece says when it comes", async () => {
  const delivery = { __typename: "DeliveryRange", earliest: "2026-12-03", latest: "2026-12-07" };
  const chest = product("chest", "Ladekast Beemster", "/meubels/slaapkamer/ladekasten", [
    { ...variant(3, 120, 45), delivery },
  ]);
  renderRoom({ ...room, pieces: [piece("chest", 3, 60, 357)] }, { PlannerProduct: chest });
  const list = await screen.findByRole("list", { name: "Meubels in de kamer" });
  expect(await within(list).findByText(/^Levering do 3 t\/m ma 7 december/)).toBeTruthy();
});

test("another size is taken in place, and the total follows", async () => {
  const { user } = renderRoom();
  await user.click(await screen.findByRole("button", { name: /^Boxspring Veluwe 180/ }));
  await user.selectOptions(screen.getByLabelText("Uitvoering"), "2");
  expect(await drawn(/^Boxspring Veluwe, 140 bij 210 cm/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /Alles in winkelwagen · €\s1\.600,-/ })).toBeTruthy();
});

test("all of it goes into the basket as one set whose dearest piece is the main item", async () => {
  const { user, sent } = renderRoom({
    ...room,
    pieces: [...room.pieces, { ...piece("chest", 3, 340, 300), key: "second" }],
  });
  await user.click(await screen.findByRole("button", { name: /Alles in winkelwagen · €\s2\.200,-/ }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("AddItemsToBasket"));
  const { items } = (
    sent.find(({ name }) => name === "AddItemsToBasket")!.variables as {
      input: { items: { itemGroup: { id: string } }[] };
    }
  ).input;
  const id = items[0]!.itemGroup.id;
  expect(items).toEqual([
    { variantId: 1, quantity: 1, itemGroup: { id, isMainItem: true, isRequired: true } },
    { variantId: 3, quantity: 2, itemGroup: { id, isMainItem: false, isRequired: false } },
  ]);
});

test("a room is saved under its name, its link is given, and saving again changes it", async () => {
  const configuration = {
    __typename: "RoomConfiguration",
    id: "Um9vbTox",
    changedAt: "2026-11-24T10:00:00Z",
    room: { __typename: "Room", name: "Boven" },
  };
  const { user, sent } = renderRoom(room, {
    SaveRoom: { saveRoomConfiguration: { __typename: "SaveRoomConfigurationPayload", configuration } },
  });
  await drawn(/^Boxspring Veluwe, 180 bij/);
  await user.click(screen.getByRole("button", { name: "Kamer bewaren" }));
  const dialog = await screen.findByRole("dialog", { name: "Bewaar en deel uw kamer" });
  await user.type(within(dialog).getByLabelText(/^Naam van de kamer/), "Boven");
  await user.click(within(dialog).getByRole("button", { name: "Bewaren" }));
  const link = await within(dialog).findByLabelText<HTMLInputElement>("Koppeling");
  expect(link.value).toMatch(/\/adviseur\/kamerplanner\/Um9vbTox$/);
  await user.click(within(dialog).getByRole("button", { name: "Wijzigingen bewaren" }));
  await waitFor(() => expect(sent.filter(({ name }) => name === "SaveRoom")).toHaveLength(2));
  const [first, second] = sent
    .filter(({ name }) => name === "SaveRoom")
    .map(({ variables }) => (variables as { input: Record<string, unknown> }).input);
  expect(first).toMatchObject({
    id: null,
    room: { name: "Boven", widthCm: 400, openings: room.openings },
    products: [{ variantId: 1, xCm: 200, yCm: 105, turnDegrees: 0 }, { variantId: 3 }],
  });
  expect(second).toMatchObject({ id: "Um9vbTox" });
});

test("a piece that the shop no longer has is said, counts for nothing and can be taken out", async () => {
  const { user } = renderRoom({ ...room, pieces: [...room.pieces, piece("gone", 9, 100, 100)] });
  expect(await screen.findByText("Dit artikel verkopen wij niet meer.")).toBeTruthy();
  expect(screen.getByText("Wat uitverkocht is, telt niet mee.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Haal weg" }));
  expect(screen.queryByText("Dit artikel verkopen wij niet meer.")).toBeNull();
});

test("the room is measured first: a smaller one keeps its pieces and doors inside, and nonsense changes nothing", async () => {
  const { user } = renderRoom({ ...room, pieces: [] });
  const width = screen.getAllByLabelText("Breedte (cm)")[0]!;
  await user.clear(width);
  await user.type(width, "20{Enter}");
  expect(screen.getByText("Vul een heel getal van 100 tot 2000 in.")).toBeTruthy();
  expect(screen.getByRole("group", { name: "Plattegrond van de kamer, 400 bij 380 cm" })).toBeTruthy();
  await user.clear(width);
  await user.type(width, "320{Enter}");
  expect(screen.getByRole("group", { name: "Plattegrond van de kamer, 320 bij 380 cm" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Van links (cm)").value).toBe("237");
});
