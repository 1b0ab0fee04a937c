import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forgetViewed, rememberViewed, storedViews } from "../catalog/product/viewed-products.ts";
import { heldResponse, renderShop } from "../graphql/testing/render-shop.tsx";
import { recentSearches } from "./recent-searches.ts";
import { SearchField } from "./search-field.tsx";
import { suggestedProducts, suggestionsData } from "./testing/suggestions-data.ts";

const start = suggestionsData({ popular: ["wollen dekbed", "boxspring 160x200"], categories: ["Matrassen"] });
const fitting = suggestionsData({
  popular: ["matras 90x200"],
  categories: ["Matrassen"],
  products: ["Matras Duinrust", "Matras Veen"],
  variantIds: [11, 12],
});

const searchTotal = (totalCount: number, redirect: object | null) => ({
  search: { __typename: "SearchResult", redirect, listing: { __typename: "ProductListing", totalCount } },
});

type Responses = Readonly<Record<string, object>>;

const recommended = (product: object) => ({ __typename: "Recommendation", product });

function renderField(responses: Responses = {}, at = "/", extra: Responses = {}) {
  const SearchSuggestions = ({ term }: Record<string, unknown>) => {
    const response = responses[String(term)] ?? (term === "" ? start : fitting);
    return typeof response === "function" ? (response as () => unknown)() : response;
  };
  const SearchTotal = responses["SearchTotal"] ?? searchTotal(20, null);
  const page = renderShop(<SearchField />, {
    at,
    responses: {
      SearchSuggestions,
      SearchTotal,
      Bestsellers: { recommendations: suggestedProducts(["Handdoek Texel", "Matras Veen"]).map(recommended) },
      LastViewed: { products: suggestedProducts(["Matras Veen"]) },
      ...extra,
      RecordSearch: { recordSearch: { __typename: "RecordSearchPayload" } },
    },
  });
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Zoeken" });
  const typed = () =>
    page.sent.filter(({ name }) => name === "SearchSuggestions").map(({ variables }) => variables["term"]);
  const recorded = () =>
    page.sent
      .filter(({ name }) => name === "RecordSearch")
      .map(({ variables }) => (variables["input"] as { term: string }).term);
  return { ...page, field, typed, recorded };
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent ?? undefined;

beforeAll(() => import("./flyout/search-flyout.tsx"));
beforeEach(() => {
  recentSearches.clear();
  forgetViewed();
});

test("without a term it offers popular and recent searches, once it has the focus", async () => {
  recentSearches.add("sprei");
  const { user, field, typed } = renderField();
  expect(field.getAttribute("aria-expanded")).toBe("false");
  expect(typed()).toEqual([]);
  await user.click(field);
  const list = await screen.findByRole("listbox", { name: "Zoeksuggesties" });
  expect(field.getAttribute("aria-expanded")).toBe("true");
  expect(field.getAttribute("aria-controls")).toBe(list.id);
  const options = within(await within(list).findByRole("group", { name: "Populair" })).getAllByRole("option");
  expect(options.map((option) => [option.textContent, option.getAttribute("href")])).toEqual([
    ["wollen dekbed", "/zoeken?term=wollen+dekbed"],
    ["boxspring 160x200", "/zoeken?term=boxspring+160x200"],
  ]);
  expect(within(list).getByRole("group", { name: "Onlangs gezocht" })).toBeTruthy();
  expect(within(list).queryByRole("group", { name: "Producten" })).toBeNull();
});

test("without a term it offers what sells best, nothing twice, and answers", async () => {
  const { user, field } = renderField();
  await user.click(field);
  const list = await screen.findByRole("listbox", { name: "Zoeksuggesties" });
  const selling = await within(list).findByRole("group", { name: "Meest gekozen" });
  expect(
    within(selling)
      .getAllByRole("option")
      .map((option) => option.getAttribute("href")),
  ).toEqual(["/p/handdoek-texel-03-1001", "/p/matras-veen-03-1001"]);
  expect(within(list).queryByRole("group", { name: "Onlangs bekeken" })).toBeNull();
  const answers = within(list).getByRole("group", { name: "Snel een antwoord" });
  expect(within(answers).getByRole("option", { name: "Hoe stuur ik iets terug?" }).getAttribute("href")).toBe(
    "/service/hulp/levering-verzending#terugsturen",
  );
});

test("without a term it offers what this browser has looked at, which can be wiped", async () => {
  rememberViewed("product-matras-veen");
  const { user, field } = renderField();
  await user.click(field);
  const viewed = await screen.findByRole("group", { name: "Onlangs bekeken" });
  expect(within(viewed).getByRole("option").getAttribute("href")).toBe("/p/matras-veen-03-1001");
  const selling = within(screen.getByRole("group", { name: "Meest gekozen" })).getAllByRole("option");
  expect(selling.map((option) => option.getAttribute("href"))).toEqual(["/p/handdoek-texel-03-1001"]);
  await user.keyboard("{ArrowUp}".repeat(5));
  expect(active(field)).toBe("Matras Veen");
  await user.click(screen.getByRole("button", { name: "Bekeken producten wissen" }));
  expect(screen.queryByRole("group", { name: "Onlangs bekeken" })).toBeNull();
  expect(storedViews()).toBe("");
});

test("what is offered without a term shows all at once, and without what cannot be had", async () => {
  const held = heldResponse({ recommendations: null });
  const { user, field } = renderField({}, "/", { Bestsellers: held.response });
  await user.click(field);
  await waitFor(() => expect(screen.getAllByRole("status")[0]?.textContent).toBe("Suggesties worden geladen"));
  expect(screen.queryByRole("option")).toBeNull();
  held.release();
  expect(await screen.findByRole("option", { name: "wollen dekbed" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Meest gekozen" })).toBeNull();
});

test("arrows walk through every option and back into the field, Home and End go to the ends, Enter opens", async () => {
  const total = heldResponse(searchTotal(20, null));
  const { user, field, path, recorded, sent } = renderField({ SearchTotal: total.response });
  await user.type(field, "matr");
  await screen.findByText("Matras Veen");
  expect(screen.getAllByRole("status")[0]?.textContent).toMatch(/^5 suggesties/);
  await user.keyboard("{ArrowDown}");
  expect(active(field)).toBe("matras 90x200");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active(field)).toBe("Alle resultaten");
  total.release();
  await waitFor(() => expect(active(field)).toBe("Alle 20 resultaten"));
  expect(sent.filter(({ name }) => name === "SearchTotal")).toEqual([
    { name: "SearchTotal", variables: { term: "matr" } },
  ]);
  await user.keyboard("{End}");
  expect(active(field)).toMatch(/^Matras Veen/);
  await user.keyboard("{ArrowDown}");
  expect(active(field)).toBeUndefined();
  await user.keyboard("{ArrowUp}{Home}{ArrowUp}");
  expect(active(field)).toBeUndefined();
  await user.keyboard("{ArrowUp}{Enter}");
  await expect.poll(path).toBe("/p/matras-veen-03-1001?variant=12");
  expect(recentSearches.get()).toEqual([]);
  expect(recorded()).toEqual([]);
});

test("Esc closes, then clears; arrows open again; leaving the field closes", async () => {
  const { user, field } = renderField();
  await user.type(field, "matr");
  await screen.findByText("Matras Veen");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field.value).toBe("matr");
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByRole("listbox")).toBeTruthy();
  await user.keyboard("{Escape}{Escape}");
  expect(field.value).toBe("");
  await user.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
  const outside = document.body.appendChild(document.createElement("button"));
  act(() => outside.focus());
  outside.remove();
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

test("what was typed is bold, whatever its case and accents", async () => {
  const { user, field } = renderField({ creme: suggestionsData({ popular: ["Crème sprei", "sprei crème"] }) });
  await user.type(field, "creme");
  const bold = await screen.findAllByText("Crème", { exact: false, selector: "b" });
  expect(bold.map((element) => element.textContent)).toEqual(["Crème", "crème"]);
});

test("letters typed in one go are one question", async () => {
  const { user, field, typed } = renderField();
  await user.type(field, "matras");
  await screen.findByText("Matras Veen");
  expect(typed()).toEqual(["", "matras"]);
});

test("a response that comes late never takes the place of a newer one", async () => {
  const older = heldResponse(suggestionsData({ products: ["Kussen oud"] }));
  const newer = heldResponse(suggestionsData({ products: ["Matras nieuw"] }));
  const { user, field, typed } = renderField({ ma: older.response, matras: newer.response });
  await user.type(field, "ma");
  await waitFor(() => expect(typed()).toContain("ma"));
  await user.type(field, "tras");
  await waitFor(() => expect(typed()).toContain("matras"));
  newer.release();
  expect(await screen.findByText("Matras nieuw")).toBeTruthy();
  older.release();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText("Kussen oud")).toBeNull();
  expect(screen.getByText("Matras nieuw")).toBeTruthy();
});

test("while a response is on its way the list stays and the cards are placeholders", async () => {
  const held = heldResponse(suggestionsData({ popular: ["matras 180x200"], products: ["Matras Hei"] }));
  const { user, field, typed } = renderField({ matras: held.response });
  await user.type(field, "matr");
  await screen.findByText("Matras Veen");
  await user.type(field, "as");
  await waitFor(() => expect(typed()).toContain("matras"));
  await waitFor(() => expect(screen.queryByText("Matras Veen")).toBeNull());
  expect(screen.getByRole("option", { name: "matras 90x200" })).toBeTruthy();
  expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBe("true");
  held.release();
  expect(await screen.findByText("Matras Hei")).toBeTruthy();
});

test("nothing found says so, with ways out", async () => {
  const { user, field } = renderField({ linen: suggestionsData({ didYouMean: "linnen" }) });
  await user.type(field, "linen");
  expect(await screen.findByText("Geen resultaten voor ‘linen’.")).toBeTruthy();
  expect(screen.getByRole("option", { name: "Bedoelt u linnen?" }).getAttribute("href")).toBe("/zoeken?term=linnen");
  expect(screen.getByRole("option", { name: "wollen dekbed" })).toBeTruthy();
});

test("without suggestions the search still works, and says so", async () => {
  const { user, field, path } = renderField({ matras: () => undefined });
  await user.type(field, "matras");
  expect(await screen.findByText(/De suggesties zijn er nu niet/)).toBeTruthy();
  await user.keyboard("{Enter}");
  await expect.poll(path).toBe("/zoeken?term=matras");
});

test("a submitted search is counted and stored in this browser, eight at most, each once and removable", async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) recentSearches.add(`sprei ${number}`);
  const { user, field, path, recorded } = renderField();
  await user.type(field, "  SPREI   8 {Enter}");
  await expect.poll(path).toMatch(/^\/zoeken\?term=/);
  expect(recorded()).toEqual(["SPREI 8"]);
  expect(recentSearches.get()).toEqual([
    "SPREI 8",
    "sprei 7",
    "sprei 6",
    "sprei 5",
    "sprei 4",
    "sprei 3",
    "sprei 2",
    "sprei 1",
  ]);
  await user.clear(field);
  await user.click(field);
  await user.click(await screen.findByRole("button", { name: "sprei 6 uit onlangs gezocht verwijderen" }));
  expect(JSON.parse(localStorage.getItem("recent-searches") ?? "")).toHaveLength(7);
  await user.click(field);
  await user.keyboard(`${"{ArrowDown}".repeat(start.searchSuggestions.popular.length + 7)}{Delete}`);
  expect(recentSearches.get()).toEqual(["SPREI 8", "sprei 7", "sprei 5", "sprei 4", "sprei 3", "sprei 2"]);
  await user.click(screen.getByRole("button", { name: "Wissen" }));
  expect(screen.queryByRole("group", { name: "Onlangs gezocht" })).toBeNull();
  expect(localStorage.getItem("recent-searches")).toBeNull();
});

test("a chosen search is counted, an empty one is not sent", async () => {
  const { user, field, path, recorded } = renderField();
  await user.type(field, "  {Enter}");
  await expect.poll(path).toBe("/");
  await user.click(await screen.findByRole("option", { name: "wollen dekbed" }));
  await expect.poll(path).toBe("/zoeken?term=wollen+dekbed");
  expect(recorded()).toEqual(["wollen dekbed"]);
  expect(recentSearches.get()).toEqual(["wollen dekbed"]);
});

test("the field shows the term of the page", () => {
  expect(renderField({}, "/zoeken?term=%20wollen%20%20dekbed").field.value).toBe("wollen dekbed");
});

test("it counts what the page will show: all of a category that the term names, nothing of another page", async () => {
  const category = { __typename: "Category", id: "71", productCount: 77 };
  const SearchTotal = searchTotal(20, { __typename: "SearchRedirect", path: "/matrassen", category });
  const { user, field } = renderField({ SearchTotal });
  await user.type(field, "matras");
  expect(await screen.findByText("Alle 77 resultaten")).toBeTruthy();
});

test("a term that asks for a page of the shop is offered that page, first of all", async () => {
  const pages = [{ name: "Terugsturen", path: "/service/hulp/levering-verzending#terugsturen" }];
  const { user, field, path } = renderField({ retour: suggestionsData({ pages }) });
  await user.type(field, "retour");
  await screen.findByRole("option", { name: "Terugsturen" });
  expect(screen.queryByText(/niets gevonden/i)).toBeNull();
  await user.keyboard("{ArrowDown}{Enter}");
  await expect.poll(path).toBe("/service/hulp/levering-verzending#terugsturen");
});
