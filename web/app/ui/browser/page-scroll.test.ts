import { expect, test } from "vitest";
import { scrollMove, type PageAddress } from "./page-scroll.ts";

const page = (pathname: string, rest: Partial<PageAddress> = {}): PageAddress => ({
  pathname,
  hash: "",
  isListing: false,
  ...rest,
});
const push = { navigation: "PUSH", saved: undefined } as const;

test("another page starts at the top", () => {
  expect(scrollMove({ ...push, from: page("/"), to: page("/matrassen", { isListing: true }) })).toEqual({
    kind: "to",
    top: 0,
  });
});

test("filters of a listing leave the page where it is", () => {
  const listing = page("/matrassen", { isListing: true });
  expect(scrollMove({ ...push, from: listing, to: listing })).toEqual({ kind: "stay" });
});

test("a page that corrects its own address stays where it is", () => {
  expect(scrollMove({ navigation: "REPLACE", saved: undefined, from: page("/p/x"), to: page("/p/x") })).toEqual({
    kind: "stay",
  });
  expect(
    scrollMove({ navigation: "REPLACE", saved: undefined, from: page("/betaling/terug/x"), to: page("/succes") }),
  ).toEqual({
    kind: "to",
    top: 0,
  });
});

test("another listing starts at the top", () => {
  expect(
    scrollMove({ ...push, from: page("/matrassen", { isListing: true }), to: page("/dekbedden", { isListing: true }) }),
  ).toEqual({
    kind: "to",
    top: 0,
  });
});

test("a hash leads to its element, a checkout step to the top", () => {
  expect(scrollMove({ ...push, from: page("/"), to: page("/service/hulp", { hash: "#retour%20en" }) })).toEqual({
    kind: "element",
    id: "retour en",
  });
  expect(
    scrollMove({
      ...push,
      from: page("/afrekenen", { hash: "#/auth" }),
      to: page("/afrekenen", { hash: "#/shipping" }),
    }),
  ).toEqual({
    kind: "to",
    top: 0,
  });
});

test("going back restores the place, even with a hash", () => {
  expect(
    scrollMove({
      navigation: "POP",
      saved: 820,
      from: page("/p/x"),
      to: page("/matrassen", { hash: "#a", isListing: true }),
    }),
  ).toEqual({
    kind: "to",
    top: 820,
  });
});

test("the first page is left to the browser", () => {
  expect(scrollMove({ navigation: "POP", saved: undefined, from: undefined, to: page("/matrassen") })).toEqual({
    kind: "stay",
  });
});
