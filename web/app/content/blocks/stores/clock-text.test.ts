import { expect, test } from "vitest";
import { loadI18n } from "#app/locale/load-i18n.ts";
import { clockText } from "./clock-text.ts";

test.each([
  ["nl-NL", "9.30 tot 18.00 uur", "0.00"],
  ["de-DE", "9.30 bis 18 Uhr", "0"],
  ["fr-FR", "de 9\u00a0h\u00a030 à 18\u00a0h", "0\u00a0h"],
])("%s writes hours as %s", async (language, span, midnight) => {
  const texts = await loadI18n(language);
  await texts.loadNamespaces("blocks");
  const t = texts.getFixedT(null, "blocks");
  expect(t("hours.span", { from: clockText("09:30", t), until: clockText("18:00", t) })).toBe(span);
  expect(clockText("00:00", t)).toBe(midnight);
});
