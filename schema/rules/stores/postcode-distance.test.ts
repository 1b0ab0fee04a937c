import { expect, test } from "vitest";
import { distanceKm, placeOfPostcode } from "./postcode-distance.ts";

const amersfoort = { latitude: 52.16, longitude: 5.38 };

/** Places whose real distance from Amersfoort, as the crow flies, is known. */
test.each([
  ["1012 AB", 41],
  ["2511", 74],
  ["3011ad", 67],
  ["3512 JC", 20],
  ["5611 JS", 80],
  ["6211 AX", 147],
  ["7511", 101],
  ["8011 MC", 63],
  ["8911", 119],
  ["9711 JW", 143],
  [" 4331 bk ", 135],
])("%s is about %d km from Amersfoort", (postcode, km) => {
  const place = placeOfPostcode(postcode);
  expect(Math.abs(distanceKm(place!, amersfoort) - km)).toBeLessThanOrEqual(20);
});

test("every area from 10 to 99 is in the Netherlands", () => {
  for (let area = 10; area <= 99; area += 1) {
    const place = placeOfPostcode(`${area}00 AA`)!;
    expect(place.latitude).toBeGreaterThan(50.7);
    expect(place.latitude).toBeLessThan(53.6);
    expect(place.longitude).toBeGreaterThan(3.3);
    expect(place.longitude).toBeLessThan(7.3);
  }
});

test.each(["", "0123 AB", "12", "12345", "3812 ZW Amersfoort", "10115", "abcd", "-12"])("%j is no postcode", (text) => {
  expect(placeOfPostcode(text)).toBeUndefined();
});
