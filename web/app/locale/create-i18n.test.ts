import { expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";
import { nlLater } from "./texts/nl-later.ts";
import { nlStart } from "./texts/nl-start.ts";

test("with the first of the later texts all of them are there, so that no part of a page waits for them again", async () => {
  let loads = 0;
  const instance = createI18n("nl-NL", nlStart, async () => {
    loads += 1;
    return await Promise.resolve(nlLater);
  });
  expect(instance.hasLoadedNamespace("basket")).toBe(false);
  await instance.loadNamespaces("basket");
  for (const name of Object.keys(nlLater)) expect(instance.hasLoadedNamespace(name), name).toBe(true);
  expect(instance.t("title", { ns: "reviews" })).toBe("Beoordelingen");
  expect(loads).toBe(1);
});
