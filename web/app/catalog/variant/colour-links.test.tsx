import { screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { loadI18n } from "#app/locale/load-i18n.ts";
import { renderUi } from "#app/ui/testing/render-ui.tsx";
import { ColourLinks } from "./colour-links.tsx";

const colours = [
  { name: "mos", hex: "#445533", swatch: undefined, href: "/p", variantId: 1, current: true, state: "open" as const },
];

test.each([
  ["nl-NL", "Kleur: mos"],
  ["fr-FR", "Couleur\u00a0: mos"],
])("the colour of the page stands behind a colon as %s writes it", async (language, text) => {
  const texts = await loadI18n(language);
  await texts.loadNamespaces(["product", "ui"]);
  renderUi(
    <I18nextProvider i18n={texts}>
      <ColourLinks colours={colours} choiceText="" notHere={undefined} onLeave={() => {}} />
    </I18nextProvider>,
  );
  expect(screen.getByText("mos", { selector: "p", exact: false }).textContent).toBe(text);
});
