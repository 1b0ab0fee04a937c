import { beforeEach, expect, test } from "vitest";
import { forgetTarget, interruptedTarget, rememberTarget } from "./chunk-recovery.ts";

beforeEach(() => sessionStorage.clear());

test("a page that was reloaded on the way to another goes on to it, once", () => {
  rememberTarget("/p/matras-duinrust-03-1001", 1000);
  expect(interruptedTarget("/matrassen", 2000)).toBe("/p/matras-duinrust-03-1001");
  expect(interruptedTarget("/matrassen", 3000)).toBeUndefined();
});

test("after ten seconds a reload was the visitor's own wish", () => {
  rememberTarget("/p/matras-duinrust-03-1001", 1000);
  expect(interruptedTarget("/matrassen", 12_000)).toBeUndefined();
});

test("a target whose chunk stays away is not tried again and again", () => {
  rememberTarget("/winkelwagen", 1000);
  expect(interruptedTarget("/", 1500)).toBe("/winkelwagen");
  rememberTarget("/winkelwagen", 2000);
  expect(interruptedTarget("/", 2500)).toBeUndefined();
});

test("a navigation that arrived leaves nothing behind", () => {
  rememberTarget("/winkelwagen", 1000);
  forgetTarget();
  expect(interruptedTarget("/", 1500)).toBeUndefined();
});

test("a reload of the target itself stays there", () => {
  rememberTarget("/winkelwagen", 1000);
  expect(interruptedTarget("/winkelwagen", 1500)).toBeUndefined();
});
