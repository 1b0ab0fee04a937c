import { expect } from "playwright/test";

import { accountScreens } from "./screens/account-screens.ts";
import { basketScreens } from "./screens/basket-screens.ts";
import { check } from "./checks/check-accessibility.ts";
import { checkLayout, expectStill } from "./checks/check-layout.ts";
import { contentScreens } from "./screens/content-screens.ts";
import { listingScreens } from "./screens/listing-screens.ts";
import { orderScreens } from "./screens/order-screens.ts";
import { productScreens } from "./screens/product-screens.ts";
import { signInScreens } from "./screens/sign-in-screens.ts";
import { test } from "./shop/watched-test.ts";

const screens = [
  ...listingScreens,
  ...productScreens,
  ...basketScreens,
  ...orderScreens,
  ...signInScreens,
  ...accountScreens,
  ...contentScreens,
];

for (const width of [390, 1440]) {
  test.describe(`at ${width} px @long`, () => {
    // one by one, so that the lanes of a run can share them
    test.describe.configure({ mode: "parallel" });
    test.use({
      viewport: { width, height: 900 },
      hasTouch: width < 992,
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const { name, reach } of screens) {
      test(`for everybody: ${name}`, async ({ page, request, complaints }) => {
        await reach({ page, request, complaints, isNarrow: width < 992 });
        await expect(page).toHaveTitle(/\S/);
        await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
        await expectStill(page, name);
        await check(page, name);
        await checkLayout(page, name);
      });
    }
  });
}
