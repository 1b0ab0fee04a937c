import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { comparedIn, forgetCompared, refusedProduct, removeCompared, toggleCompared } from "./compared-products.ts";
import { isStored, storedComparison } from "./stored-comparison.ts";

beforeEach(() => localStorage.clear());

const product = (productId: number) => ({ productId, name: `Matras ${productId}`, image: `/images/${productId}.webp` });
const chosen = () => comparedIn(storedComparison.get()).map(({ productId }) => productId);

test("four are kept in the order they were chosen, a second press lets go, and a fifth is refused until then", () => {
  for (const productId of [3, 1, 9, 2, 9, 4]) toggleCompared(product(productId));
  expect(chosen()).toEqual([3, 1, 2, 4]);
  toggleCompared(product(5));
  expect([chosen(), refusedProduct.get()]).toEqual([[3, 1, 2, 4], "Matras 5"]);
  removeCompared(3);
  expect(refusedProduct.get()).toBe("");
  toggleCompared(product(5));
  expect(chosen()).toEqual([1, 2, 4, 5]);
});

test("a card finds its own number in what is stored, whatever the products are called", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 4 }), fc.string(), (ids, name) => {
      forgetCompared();
      for (const productId of ids) toggleCompared({ productId, name: `${name}{"productId":7,`, image: "" });
      const text = storedComparison.get();
      for (const productId of [7, ...ids]) expect(isStored(text, productId)).toBe(ids.includes(productId));
    }),
  );
});

test("another tab's choice is read at once, and forgetting leaves nothing behind", () => {
  const listener = vi.fn<() => void>();
  const leave = storedComparison.subscribe(listener);
  localStorage.setItem("warmeland-compared-products", JSON.stringify([product(7)]));
  window.dispatchEvent(new StorageEvent("storage", { key: "warmeland-compared-products" }));
  expect(listener).toHaveBeenCalledOnce();
  expect(chosen()).toEqual([7]);
  forgetCompared();
  expect(localStorage.length).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
});

test("whatever is stored, at most four products are read of it", () => {
  const anything = fc.record({ productId: fc.anything(), name: fc.anything(), image: fc.anything() });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc
          .array(anything)
          .map(
            (products) =>
              JSON.stringify(products, (_key, value: unknown) => (typeof value === "bigint" ? 0 : value)) ?? "",
          ),
        fc.array(fc.integer({ min: 1 }).map(product)).map((products) => JSON.stringify(products)),
      ),
      (stored) => {
        const products = comparedIn(stored);
        expect(products.length).toBeLessThanOrEqual(4);
        for (const { productId, name, image } of products) {
          expect(productId).toBeGreaterThan(0);
          expect([typeof name, typeof image]).toEqual(["string", "string"]);
        }
      },
    ),
  );
});
