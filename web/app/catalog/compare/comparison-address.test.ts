import fc from "fast-check";
import { expect, test } from "vitest";
import { comparisonAddress } from "./comparison-address.ts";
import { comparisonPath } from "./comparison-path.ts";

const read = (search: string) => comparisonAddress(new URLSearchParams(search));

test.each([
  ["", { numbers: [], unreadable: 0, tooMany: false, size: undefined, pickFrom: undefined }],
  [
    "producten=4,2,4&maat=90x200",
    { numbers: [4, 2], unreadable: 0, tooMany: false, size: "90x200", pickFrom: undefined },
  ],
  [
    "producten=1,2,3,4,5",
    { numbers: [1, 2, 3, 4], unreadable: 0, tooMany: true, size: undefined, pickFrom: undefined },
  ],
  [
    "producten=1,-2,zes,0,9999999999, ,",
    { numbers: [1], unreadable: 4, tooMany: false, size: undefined, pickFrom: undefined },
  ],
  [
    "kies=/matrassen&producten=2&producten=3",
    { numbers: [2, 3], unreadable: 0, tooMany: false, size: undefined, pickFrom: "/matrassen" },
  ],
])("%s names what can be compared, and says what cannot", (search, expected) => {
  expect(read(search)).toEqual(expected);
});

test("an address that was made is read back", () => {
  const number = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(
      fc.uniqueArray(number, { minLength: 1, maxLength: 4 }),
      fc.string({ minLength: 1 }),
      (numbers, size) => {
        const { searchParams } = new URL(comparisonPath(numbers, size), "https://shop.example");
        expect(comparisonAddress(searchParams)).toEqual({
          numbers,
          unreadable: 0,
          tooMany: false,
          size,
          pickFrom: undefined,
        });
      },
    ),
  );
});
