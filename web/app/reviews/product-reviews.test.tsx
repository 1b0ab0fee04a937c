import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusalsOf } from "@warmeland/schema/testing/order-refusals.ts";
import { heldResponse, renderShop, testQuery } from "../graphql/testing/render-shop.tsx";
import { ProductReviews, ProductReviewsFragment } from "./product-reviews.tsx";

const ProductQuery = testQuery("query Product { product { id ...ProductReviews_product } }", ProductReviewsFragment);

function Page() {
  const { data } = useQuery<{ product: FragmentType<typeof ProductReviewsFragment> }>(ProductQuery);
  return data ? <ProductReviews product={data.product} /> : null;
}

const review = (number: number, more: object = {}) => ({
  __typename: "Review",
  id: `review-${number}`,
  score: 4,
  title: `Titel ${number}`,
  text: "Eerste alinea.\n\nTweede alinea.",
  language: "nl",
  isForeign: false,
  writtenAt: "2026-11-06T10:00:00.000Z",
  author: "Marieke",
  place: "Zwolle",
  sleeperType: "SIDE",
  variantTitle: "90 × 200 cm, gemiddeld",
  productName: "Matras Duinrust, zand",
  isVerified: false,
  helpfulCount: 3,
  answer: null,
  photos: [],
  ...more,
});
const german = review(9, {
  language: "de",
  isForeign: true,
  title: "Gute Matratze",
  text: "Sehr bequem.",
  author: "Jürgen",
  place: null,
});

const connection = (reviews: readonly object[], hasNextPage: boolean, endCursor = "end", totalCount = 12) => ({
  __typename: "ReviewConnection",
  totalCount,
  count: 12,
  sizes: [
    { __typename: "ReviewSize", value: "90x200", label: "90 × 200 cm" },
    { __typename: "ReviewSize", value: "140x200", label: "140 × 200 cm" },
  ],
  sleeperTypes: ["SIDE", "BACK"],
  photos: [] as object[],
  score: 4.6,
  distribution: [9, 2, 1, 0, 0].map((count, index) => ({ __typename: "ScoreCount", score: 5 - index, count })),
  pageInfo: { __typename: "PageInfo", hasNextPage, endCursor },
  edges: reviews.map((node) => ({ __typename: "ReviewEdge", node })),
});
const product = (reviews: object | null, count = 12) => ({
  product: { __typename: "Product", id: "product-1", rating: { __typename: "Rating", count }, reviews },
});
const show = (reviews: object | null, responses: object = {}, count?: number) =>
  renderShop(<Page />, { responses: { Product: product(reviews, count), ...responses } });
const card = (name: string) => within(screen.getByRole("article", { name }));

test("photos of all reviews stand in a row, and open large one after the other", async () => {
  const photos = [1, 2].map((number) => ({
    __typename: "Image",
    url: `/images/beoordeling-${number}.webp`,
    alt: `Foto bij de beoordeling ${number}`,
    width: 900,
    height: 1200,
  }));
  const { user } = show({ ...connection([review(1)], false), photos });
  const strip = within(await screen.findByRole("region", { name: "Foto's van klanten" }));
  expect(strip.getAllByRole("button")).toHaveLength(2);
  await user.click(strip.getByRole("button", { name: "Foto 2 van 2 vergroten" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Foto's van klanten" }));
  expect(dialog.getByRole("status").textContent).toBe("2 van 2");
  await user.click(dialog.getByRole("button", { name: "Volgende foto" }));
  expect(dialog.getByRole("status").textContent).toBe("1 van 2");
});

test("the score large, its distribution, and each review with who, where, when and what", async () => {
  show(connection([review(1)], false));
  expect(await screen.findByRole("heading", { name: "Beoordelingen" })).toBeTruthy();
  expect(screen.getByText("4,6")).toBeTruthy();
  expect(screen.getByText("12 beoordelingen")).toBeTruthy();
  const bars = within(screen.getByRole("list", { name: "Verdeling van de beoordelingen" }));
  expect(bars.getAllByRole("listitem").map((bar) => bar.querySelector(".sr-only")?.textContent)).toEqual([
    "5 sterren: 75%",
    "4 sterren: 17%",
    "3 sterren: 8%",
    "2 sterren: 0%",
    "1 ster: 0%",
  ]);
  const text = screen.getByRole("article", { name: "Titel 1" }).textContent;
  for (const part of [
    "Marieke uit Zwolle, 6 november 2026",
    "Tweede alinea.",
    "Gekocht: Matras Duinrust, zand, 90 × 200 cm, gemiddeld · Slaapt op de zij",
  ])
    expect(text).toContain(part);
  expect(card("Titel 1").getByRole("img", { name: "4 van de 5 sterren" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Meer beoordelingen laden" })).toBeNull();
});

test("more come after the last, the focus goes to the first of them, and the button goes with the last", async () => {
  const { user, sent } = show(connection([review(1)], true, "cursor-1"), {
    MoreReviews: product(connection([review(2), review(3)], false)),
  });
  await user.click(await screen.findByRole("button", { name: "Meer beoordelingen laden" }));
  const second = await screen.findByRole("article", { name: "Titel 2" });
  expect(document.activeElement).toBe(second);
  expect(screen.getAllByRole("article").map((article) => article.querySelector("h3")?.textContent)).toEqual([
    "Titel 1",
    "Titel 2",
    "Titel 3",
  ]);
  expect(screen.queryByRole("button", { name: "Meer beoordelingen laden" })).toBeNull();
  expect(sent.at(-1)).toEqual({
    name: "MoreReviews",
    variables: { productId: "product-1", after: "cursor-1", sort: "NEWEST", filter: {} },
  });
});

test("another order begins anew, and a failure keeps what is there", async () => {
  const { user } = show(connection([review(1)], true), {
    MoreReviews: [product(connection([review(5)], true)), undefined],
  });
  await user.selectOptions(await screen.findByLabelText("Sorteren op"), "Laagste score eerst");
  await screen.findByRole("article", { name: "Titel 5" });
  expect(screen.queryByRole("article", { name: "Titel 1" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Meer beoordelingen laden" }));
  expect((await screen.findByRole("alert")).textContent).toContain("konden niet worden geladen");
  expect(screen.getByRole("article", { name: "Titel 5" })).toBeTruthy();
});

test("stars, size, sleeper and photos leave those that match, say how many, and go with one press", async () => {
  const filtered = (reviews: readonly object[], total: number) => product(connection(reviews, false, "end", total));
  const { user, sent } = show(connection([review(1)], true), {
    MoreReviews: [filtered([review(6)], 2), filtered([], 0), filtered([review(1)], 12)],
  });
  const wanted = () => (sent.at(-1)!.variables as { filter: object }).filter;
  const five = await screen.findByRole("button", { name: /5 sterren: 75%/ });
  await user.click(five);
  await screen.findByRole("article", { name: "Titel 6" });
  expect(wanted()).toEqual({ score: 5 });
  expect(five.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(/2 beoordelingen passen bij uw keuze/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Maat"), "140 × 200 cm");
  expect(await screen.findByText(/Geen beoordeling past bij uw keuze/)).toBeTruthy();
  expect(wanted()).toEqual({ score: 5, size: "140x200" });
  await user.click(screen.getByRole("button", { name: "Alle beoordelingen tonen" }));
  await screen.findByRole("article", { name: "Titel 1" });
  expect(wanted()).toEqual({});
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /1 ster: 0%/ }).disabled).toBe(true);
});

test("a customer's review says that it is one, with its photos and the shop's answer", async () => {
  const photo = { __typename: "Image", url: "/images/beoordeling-1.webp", alt: "Foto", width: 900, height: 1200 };
  const answer = { __typename: "ReviewAnswer", text: "Dank u.", answeredAt: "2026-11-08T10:00:00.000Z" };
  show(connection([review(1, { isVerified: true, photos: [photo], answer }), review(2)], false));
  await screen.findByRole("article", { name: "Titel 1" });
  expect(card("Titel 1").getByText("Geverifieerde aankoop")).toBeTruthy();
  expect(card("Titel 1").getByText("Dank u.")).toBeTruthy();
  expect(card("Titel 1").getByRole("link", { name: "Foto van Marieke vergroten" }).getAttribute("href")).toMatch(
    /^\/images\/beoordeling-1\.webp\?w=/,
  );
  expect(card("Titel 2").queryByText("Geverifieerde aankoop")).toBeNull();
  expect(screen.getByText("Hoe komen wij aan beoordelingen?")).toBeTruthy();
});

const counted = (helpfulCount: number) => ({
  voteForReview: {
    __typename: "VoteForReviewPayload",
    review: { __typename: "Review", id: "review-1", helpfulCount },
  },
});

test("somebody whom a review helped says so once and takes it back; a failure says so", async () => {
  localStorage.clear();
  const { user, sent } = show(connection([review(1)], false), {
    VoteForReview: [counted(4), counted(3), undefined],
  });
  await user.click(await screen.findByRole("button", { name: "Ja (3)" }));
  const pressed = await screen.findByRole("button", { name: "Ja (4)", pressed: true });
  expect(sent.at(-1)?.variables).toEqual({ input: { reviewId: "review-1", isHelpful: true } });
  await user.click(pressed);
  await user.click(await screen.findByRole("button", { name: "Ja (3)", pressed: false }));
  expect(await screen.findByText(/kon niet worden doorgegeven/)).toBeTruthy();
});

test("a foreign review carries its language, is translated once, and shows either on demand", async () => {
  const translated = {
    __typename: "TranslateReviewPayload",
    language: "nl",
    title: "Goed matras",
    text: "Zeer comfortabel.",
  };
  const held = heldResponse({ translateReview: translated });
  const { user, sent } = show(connection([german, review(1)], false), { TranslateReview: held.response });
  await screen.findByRole("article", { name: "Gute Matratze" });
  expect(screen.getByText("Sehr bequem.").closest("[lang]")?.getAttribute("lang")).toBe("de");
  expect(card("Titel 1").queryByRole("button", { name: /Vertaal/ })).toBeNull();

  await user.click(card("Gute Matratze").getByRole("button", { name: "Vertaal naar het Nederlands" }));
  const busy = card("Gute Matratze").getByRole("button", { name: "Wordt vertaald" });
  expect(busy.getAttribute("aria-busy")).toBe("true");
  await user.click(busy);
  held.release();
  await screen.findByRole("article", { name: "Goed matras" });
  expect(screen.getByText("Zeer comfortabel.").closest("[lang]")?.getAttribute("lang")).toBe("nl");
  expect(screen.getByText("Vertaald uit het Duits.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Toon origineel" }));
  expect(screen.getByText("Sehr bequem.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Toon vertaling" }));
  expect(screen.getByText("Zeer comfortabel.")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "TranslateReview")).toHaveLength(1);
});

const failed = "Er is een fout opgetreden bij het ophalen van de vertaling. Probeer het later opnieuw.";

test.each([
  ...refusalsOf("translateReview").map(
    ({ status, error, message, read }) =>
      [
        `refused with ${status}`,
        { translateReview: { __typename: error, code: "x", message } },
        read,
        error !== "NoTranslation",
      ] as const,
  ),
  ["without a connection", undefined, failed, true] as const,
])("%s the card says so in place", async (_case, response, message, canTryAgain) => {
  const { user } = show(connection([german], false), { TranslateReview: response });
  await user.click(await screen.findByRole("button", { name: "Vertaal naar het Nederlands" }));
  expect((await card("Gute Matratze").findByRole("alert")).textContent).toBe(message);
  expect(screen.getByText("Sehr bequem.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Vertaal naar het Nederlands" }) !== null).toBe(canTryAgain);
});

test("reviews that cannot be had are named; where there are none, nothing stands", async () => {
  show(null);
  expect(await screen.findByText(/kunnen nu niet worden getoond/)).toBeTruthy();
  const { container, client } = show(null, {}, 0);
  await waitFor(() => expect(client.readQuery({ query: ProductQuery })).toBeTruthy());
  expect(container.textContent).toBe("");
});
