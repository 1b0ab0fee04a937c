import { expect } from "playwright/test";

import { openPage } from "../open-page.ts";
import type { Screen } from "./screen.ts";

const opened = (path: string): Screen => ({
  name: path,
  reach: async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
});

/** Pages of words, and those that stand in for one that is not there. */
export const contentScreens: readonly Screen[] = [
  opened("/over-ons"),
  opened("/over-ons/ons-verhaal"),
  opened("/ontdekken"),
  opened("/ontdekken/linnen"),
  opened("/ontdekken/donkere-slaapkamer"),
  opened("/adviseur"),
  opened("/adviseur/matras-kiezen"),
  opened("/adviseur/beddengoed-en-weefsels"),
  opened("/locaties"),
  opened("/locaties/amersfoort"),
  opened("/service"),
  opened("/service/retourneren"),
  opened("/service/veelgestelde-vragen"),
  opened("/service/toegankelijkheid"),
  opened("/service/cookies"),
  opened("/service/hulp/levering-verzending"),
  opened("/service/hulp/opmeten"),
  opened("/service/contact"),
  opened("/service/algemene-voorwaarden"),
  opened("/service/privacyverklaring"),
  opened("/adviseur/hardheid"),
  opened("/adviseur/hardheid#zacht-stevig"),
  opened("/adviseur/kamerplanner"),
  opened("/adviseur/kamerplanner/bestaat-niet"),
  opened("/formulier-niet-verstuurd"),
  opened("/privacy/logboek"),
  opened("/bestaat/niet"),
  opened("/p/matras-nooit-gemaakt-99-9999"),
  {
    name: "a page out of reach",
    reach: async ({ page, complaints }) => {
      await openPage(page, "/");
      await page.route("**/graphql?**", (route) => route.fulfill({ status: 503, body: "" }));
      await page
        .getByRole("region", { name: "Service" })
        .getByRole("link", { name: "Gratis bezorgd in Nederland" })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: /bereikbaar|mis/ })).toBeVisible();
      expect(complaints.splice(0).every((complaint) => /^(503|console)/.test(complaint))).toBe(true);
    },
  },
];
