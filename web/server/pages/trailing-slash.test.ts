// @vitest-environment node
import { expect, test } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash.ts";

const redirect = (address: string) => withoutTrailingSlash(new URL(address, "https://shop.example"));

test.each([
  ["/", undefined],
  ["/?a=1", undefined],
  ["/matrassen", undefined],
  ["/matrassen/", "/matrassen"],
  ["/matrassen/?page=2&sort=price-asc", "/matrassen?page=2&sort=price-asc"],
  ["/matrassen///", "/matrassen"],
  ["https://shop.example//evil.example/", "/evil.example"],
  ["https://shop.example//evil.example", "/evil.example"],
  ["https://shop.example/\\evil.example/", "/evil.example"],
  ["https://shop.example///", "/"],
])("%s goes to %s", (address, expected) => {
  expect(redirect(address)).toBe(expected);
});
