import { expect, test } from "vitest";
import { isSecret, reportedAddress } from "./reported-address.ts";

test.each([
  ["/matrassen", "?page=2&sort=price-asc&color=12,14", "/matrassen?page=2&sort=price-asc&color=12%2C14"],
  [
    "/p/matras-duinrust-03-2417",
    "?variant=311&utm_source=nieuwsbrief",
    "/p/matras-duinrust-03-2417?variant=311&utm_source=nieuwsbrief",
  ],
  ["/zoeken", "?term=wollen+dekbed", "/zoeken?term=wollen+dekbed"],
  ["/zoeken", "?term=anne%40example.nl", "/zoeken"],
  ["/zoeken", "?term=een+heel+lange+zin+die+iemand+per+ongeluk+heeft+geplakt", "/zoeken"],
  ["/succes", "?token=abcdefgh", "/succes"],
  ["/inloggen", "?redirectUrl=%2Faccount%2Fbestellingen%2Fabc", "/inloggen"],
  ["/wachtwoord-resetten", "?hash=abcdefgh", "/wachtwoord-resetten"],
  ["/", "?mc_eid=1234&gclid=5678&email=anne@example.nl", "/"],
  ["/matrassen", "?color=anne@example.nl", "/matrassen"],
  ["/betaling/terug/abcdefgh", "", "/betaling/terug"],
  ["/verlanglijst/gedeeld/abcdefgh", "?page=2", "/verlanglijst/gedeeld?page=2"],
  ["/account/bestellingen/abcdefgh", "", "/account/bestellingen"],
])("of %s%s others may read %s", (pathname, search, reported) =>
  expect(reportedAddress(pathname, search)).toBe(reported),
);

test("a path that lets in whoever knows it is secret", () => {
  expect(["/betaling/terug/abc", "/verlanglijst/gedeeld/abc", "/account/bestellingen/abc"].every(isSecret)).toBe(true);
  expect(["/", "/verlanglijst", "/account/bestellingen", "/succes"].some(isSecret)).toBe(false);
});
