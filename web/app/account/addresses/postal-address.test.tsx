import { screen } from "@testing-library/react";
import { defaultShop, shopByCode } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { SiteContext } from "#app/locale/site.ts";
import { renderUi } from "#app/ui/testing/render-ui.tsx";
import { PostalAddress } from "./postal-address.tsx";

const address = {
  firstName: "Sanne",
  lastName: "de Wit",
  companyName: null,
  street: "Voorbeeldstraat",
  houseNumber: "12",
  addition: null,
  zipCode: "1000",
  city: "Brussel",
  countryCode: "BE",
};

test.each([
  [defaultShop, "BE", "1000 BrusselBelgië"],
  [defaultShop, "CH", "1000 BrusselZwitserland"],
  [defaultShop, "NL", "1000 Brussel"],
  [shopByCode("be-nl")!, "BE", "1000 Brussel"],
  [shopByCode("be-nl")!, "NL", "1000 BrusselNederland"],
])("an address names its country outside the shop's own", (shop, countryCode, lastLines) => {
  renderUi(
    <SiteContext value={{ origin: "http://localhost", shop, buildId: "" }}>
      <PostalAddress address={{ ...address, countryCode }} />
    </SiteContext>,
  );
  expect(screen.getByRole("group").textContent).toBe(`Sanne de WitVoorbeeldstraat 12${lastLines}`);
});
