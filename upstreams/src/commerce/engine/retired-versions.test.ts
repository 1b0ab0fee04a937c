import { expect, it } from "vitest";

import { RetiredVersions } from "./retired-versions.ts";

const minute = 60_000;
const versionOf = (version: number, variants: number) => ({
  snapshot: { version: String(version), variants: { length: variants } },
});

function retained(count: number, variants: number): string[] {
  const retired = new RetiredVersions();
  for (let version = 1; version <= count; version += 1) retired.add(versionOf(version, variants), version);
  return Array.from({ length: count }, (_, index) => String(index + 1)).filter(
    (version) => retired.find(version, count) !== undefined,
  );
}

it("a version stays for ten minutes, whatever has replaced it since", () => {
  const retired = new RetiredVersions();
  for (let version = 0; version < 9; version += 1) retired.add(versionOf(version, 3000), version * minute);
  expect(retired.find("0", 10 * minute - 1)?.snapshot.version).toBe("0");
  expect(retired.find("0", 10 * minute)).toBeUndefined();
  expect(retired.find("1", 10 * minute)?.snapshot.version).toBe("1");
  retired.forgetOld(18 * minute);
  expect(retired.find("8", 18 * minute - 1)).toBeUndefined();
});

it("of large versions there are two at most, of small ones some twenty, the newest of them; the last stays at any size", () => {
  expect(retained(5, 240_000)).toEqual(["4", "5"]);
  const small = retained(40, 3000);
  expect(small.length).toBeGreaterThan(15);
  expect(small.length).toBeLessThan(30);
  expect(small.at(-1)).toBe("40");
  expect(retained(3, 2_000_000)).toEqual(["3"]);
});
