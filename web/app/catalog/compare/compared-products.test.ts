import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import {
  addCompared,
  comparedIn,
  forgetCompared,
  onComparedChanged,
  removeCompared,
  storedCompared,
} from "./compared-products.ts";

beforeEach(() => localStorage.clear());

const product = (productId: number) => ({ productId, name: `Matras ${productId}`, image: `/images/${productId}.webp` });
const chosen = () => comparedIn(storedCompared()).map(({ productId }) => productId);

test("four are kept in the order they were chosen, each once, and a fifth is refused", () => {
  for (const productId of [3, 1, 3, 2, 4]) expect(addCompared(product(productId))).toBe(true);
  expect(chosen()).toEqual([1, 3, 2, 4]);
  expect(addCompared(product(5))).toBe(false);
  expect(chosen()).toEqual([1, 3, 2, 4]);
  removeCompared(3);
  expect(addCompared(product(5))).toBe(true);
  expect(chosen()).toEqual([1, 2, 4, 5]);
});

test("another tab's choice is read at once, and forgetting leaves nothing behind", () => {
  const listener = vi.fn<() => void>();
  const leave = onComparedChanged(listener);
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
