import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { allowTellingViews, forgetViewed, rememberViewed } from "#app/catalog/product/viewed-products.ts";
import { cardData } from "../catalog/testing/card-data.ts";
import { renderShop } from "../graphql/testing/render-shop.tsx";
import { AlsoBought } from "./also-bought.tsx";

let loading: HTMLScriptElement[];
let warn: MockInstance;

beforeEach(() => {
  localStorage.clear();
  warn = vi.spyOn(console, "warn").mockReturnValue();
  loading = [];
  // this window loads no scripts
  vi.spyOn(document.head, "append").mockImplementation((script) => void loading.push(script as HTMLScriptElement));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete (window as { shopRecommender?: unknown }).shopRecommender;
});

const product = (masterKey: string, more: object = {}) => ({
  ...cardData(`Product ${masterKey}`),
  masterKey,
  soldOut: false,
  ...more,
});
const responsesWith = (script: string | null) => ({
  RecommenderScript: { shop: { __typename: "Shop", id: "shop", recommenderScript: script } },
  AlsoBought: { recommendations: [{ __typename: "Recommendation", product: cardData("Van de winkel") }] },
  ScriptProducts: ({ masterKeys }: Record<string, unknown>) => ({
    products: (masterKeys as string[]).map((key) =>
      key === "04-0009" ? null : product(key, { soldOut: key === "04-0008" }),
    ),
    basket: {
      __typename: "Basket",
      id: "basket",
      items: [
        { __typename: "BasketItem", id: "line", product: { __typename: "Product", id: "in", masterKey: "04-0003" } },
      ],
    },
  }),
});
const row = <AlsoBought references={["03-2417"]} />;
const namesOf = (sent: readonly { name: string }[]) => sent.map(({ name }) => name);
const scripts = () => loading.map(({ src }) => src);
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

function allow(): void {
  rememberViewed("a");
  allowTellingViews();
}

/** The script comes, with what it puts into the window. */
async function scriptComes(address: string, shopRecommender: unknown): Promise<void> {
  await waitFor(() => expect(scripts()).toEqual([address]));
  Object.assign(window, { shopRecommender });
  loading[0]!.dispatchEvent(new Event("load"));
}

test("without permission the gateway is asked, and no script of anybody else is heard of", async () => {
  rememberViewed("a");
  const { sent } = renderShop(row, { responses: responsesWith("https://one.example/shop.js") });
  await screen.findByRole("link", { name: "Van de winkel" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Vaak samen gekocht");
  expect(sent).toEqual([{ name: "AlsoBought", variables: { references: ["03-2417"], first: 12 } }]);
  expect(scripts()).toEqual([]);
});

test("with permission the script is asked, then for what is related, and all its products come with one request", async () => {
  const address = "https://two.example/shop.js";
  allow();
  const asked: unknown[] = [];
  const { sent } = renderShop(row, { responses: responsesWith(address) });
  await scriptComes(address, {
    recommend: (...question: unknown[]) => {
      asked.push(question);
      return question[0] === "ALSO_BOUGHT"
        ? ["04-0001", "03-1481", "04-0003", "03-2417", "nonsense", 7]
        : ["04-0001", "04-0002", "04-0008", "04-0009"];
    },
  });
  await screen.findByRole("link", { name: "Product 04-0001" });
  expect(titles()).toEqual(["Product 04-0001", "Product 04-0002"]);
  expect(asked).toEqual([
    ["ALSO_BOUGHT", ["03-2417"], 26],
    ["RELATED", ["03-2417"], 26],
  ]);
  expect(sent.filter(({ name }) => name !== "RecommenderScript")).toEqual([
    { name: "ScriptProducts", variables: { masterKeys: ["04-0001", "04-0003", "04-0002", "04-0008", "04-0009"] } },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test("once there are enough nothing related is asked for", async () => {
  const address = "https://three.example/shop.js";
  allow();
  const logics: unknown[] = [];
  renderShop(row, { responses: responsesWith(address) });
  await scriptComes(address, {
    recommend: (logic: string) => {
      logics.push(logic);
      return Promise.resolve(Array.from({ length: 30 }, (_, number) => `05-${1000 + number}`));
    },
  });
  await screen.findByRole("link", { name: "Product 05-1000" });
  expect(titles()).toHaveLength(12);
  expect(logics).toEqual(["ALSO_BOUGHT"]);
});

test.each([
  [
    "does not come",
    "https://four.example/shop.js",
    (script: HTMLScriptElement) => script.dispatchEvent(new Event("error")),
  ],
  [
    "is another",
    "https://five.example/shop.js",
    (script: HTMLScriptElement) => script.dispatchEvent(new Event("load")),
  ],
])("a script that %s is one line in the console, and the shop recommends itself", async (_what, address, end) => {
  allow();
  const { container } = renderShop(row, { responses: responsesWith(address) });
  await waitFor(() => expect(scripts()).toEqual([address]));
  end(loading[0]!);
  await screen.findByRole("link", { name: "Van de winkel" });
  expect(warn).toHaveBeenCalledExactlyOnceWith("Script is not available", expect.any(Error));
  expect(container.textContent).not.toContain("Script");
});

test("a script that never responds is waited for three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const address = "https://six.example/shop.js";
  allow();
  renderShop(row, { responses: responsesWith(address) });
  await scriptComes(address, { recommend: () => new Promise(() => undefined) });
  expect(screen.queryByRole("link")).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  await screen.findByRole("link", { name: "Van de winkel" });
  expect(warn).toHaveBeenCalledExactlyOnceWith("Script is not available", expect.any(Error));
});

test("after all was forgotten the script is not asked any more", async () => {
  allow();
  forgetViewed();
  const { sent } = renderShop(row, { responses: responsesWith("https://seven.example/shop.js") });
  await screen.findByRole("link", { name: "Van de winkel" });
  expect(namesOf(sent)).toEqual(["AlsoBought"]);
});

test("where nobody responds there is no row", async () => {
  const { container, sent } = renderShop(row, { responses: { AlsoBought: { recommendations: null } } });
  await expect.poll(() => container.textContent).toBe("");
  expect(sent).toHaveLength(1);
});
