import { expect } from "playwright/test";

import { test } from "./shop/production-test.ts";

test("pages of customers are guarded by the server, and what is behind them by the API, whatever the browser's guard would do", async ({
  production: { get, sendQuery },
}) => {
  const personal = /"__typename":"(?:Customer|Order|Address)"|"viewer":\{/;
  const forged = { cookie: `__Host-session=${"s".repeat(43)}` };
  for (const path of [
    "/account",
    "/account/gebruiker",
    "/account/bestellingen",
    "/account/bestellingen/1",
    "/afrekenen",
    "/ACCOUNT",
    "/%61ccount",
  ]) {
    const sent = await get(path);
    expect([sent.status, sent.headers.get("cache-control")], path).toEqual([302, "private, no-store"]);
    expect(sent.headers.get("location"), path).toMatch(/^\/inloggen\?redirectUrl=%2F/);
    expect(await sent.text(), path).toBe("");
    // a cookie that is nobody's session gets the shell that everybody gets, without anybody in it
    const shells = await Promise.all(
      [forged, { cookie: `__Host-session=${"t".repeat(43)}` }].map((headers) => get(path, headers)),
    );
    for (const shell of shells)
      expect([shell.status, shell.headers.get("cache-control")], path).toEqual([200, "private, no-store"]);
    const [shell, other] = await Promise.all(shells.map((response) => response.text()));
    expect(shell, path).toBe(other);
    expect(shell, path).not.toMatch(personal);
    for (const data of [`${path}.data`, `${path}/_.data`, `${path}?_data=routes%2Faccount`, `${path}?_routes=root`]) {
      const response = await get(data, { accept: "application/json", "x-react-router-request": "1" });
      expect([302, 404], data).toContain(response.status);
      expect(await response.text(), data).not.toMatch(personal);
    }
  }
  for (const path of ["/account/api", "/account/api/x", "/api/account", "/afrekenen/api"]) {
    const response = await get(path, forged);
    expect(response.headers.get("cache-control"), path).toMatch(/no-store|s-maxage=30/);
    expect(await response.text(), path).not.toMatch(personal);
  }
  const sessions: Record<string, string>[] = [
    {},
    forged,
    { authorization: `Bearer ${"s".repeat(43)}`, "x-client": "app/1.0" },
  ];
  for (const headers of sessions) {
    const read = await sendQuery(
      "{ viewer { id email orders(first: 5) { totalCount } addresses { id } } }",
      {},
      headers,
    );
    expect(await read.json()).toEqual({ data: { viewer: null } });
    const checkout = await sendQuery("{ checkout { customer { email } } }", {}, headers);
    const code = headers === sessions[0] ? "UNAUTHENTICATED" : "SESSION_ENDED";
    expect(await checkout.json()).toMatchObject({ data: { checkout: null }, errors: [{ extensions: { code } }] });
    const changes = {
      updateProfile: `input: { firstName: "A", lastName: "B", gender: MALE }`,
      exportMyData: `input: { password: "x" }`,
      removeAddress: `input: { id: "1d3b4f6a-0000-4000-8000-000000000000" }`,
      placeOrder: `input: { idempotencyKey: "an-order-of-nobody-at-all", checkoutVersion: 1, acceptedTotalCents: 1 }`,
    };
    for (const [name, input] of Object.entries(changes)) {
      const response = await sendQuery(`mutation { result: ${name}(${input}) { __typename } }`, {}, headers);
      // who has no basket either gets that first
      const refusal = name === "placeOrder" ? /^(?:NotSignedIn|CheckoutIncomplete)$/ : /^NotSignedIn$/;
      expect(await response.json(), name).toEqual({
        data: { result: { __typename: expect.stringMatching(refusal) as unknown } },
      });
    }
  }
});
