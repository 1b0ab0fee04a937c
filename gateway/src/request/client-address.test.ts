import { afterAll, beforeAll, expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { graphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(async () => {
  await gateway.close();
  await shop.close();
});

const forwarded = (chain: string) => new Request("http://localhost/graphql", { headers: { "x-forwarded-for": chain } });

test.each([
  ["nobody's proxy", "1.2.3.4, 10.0.0.1", "203.0.113.7", false, "203.0.113.7"],
  ["a trusted proxy", "1.2.3.4, 10.0.0.1", "172.17.0.2", true, "10.0.0.1"],
])("behind %s", (_name, chain, peer, trustsProxy, address) => {
  expect(clientAddress(forwarded(chain), peer, trustsProxy)).toBe(address);
});

test("a trusted proxy that says nothing is counted itself, a call within the process not at all", () => {
  expect(clientAddress(new Request("http://localhost/"), "172.17.0.2", true)).toBe("172.17.0.2");
  expect(clientAddress(forwarded("1.2.3.4"), undefined, false)).toBeUndefined();
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:198.51.100.4", "198.51.100.4"],
])("%s is counted as %s", (address, counted) => {
  expect(clientAddress(new Request("http://localhost/"), address, false)).toBe(counted);
});

async function signIn(peer: string, account: number): Promise<string> {
  const client = graphqlClient((request) => gateway.handle(request, peer));
  const input = { email: `iemand-${account}@voorbeeld.nl`, password: "Welkom-123!" };
  const { data } = await client.send<{ signIn: { __typename: string } }>(
    "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
    { variables: { input }, headers: { "x-forwarded-for": `198.51.100.${account}` } },
  );
  return data.signIn.__typename;
}

test("one password tried on many accounts is stopped for the connection it comes from, and for no other", async () => {
  for (let account = 0; account < 20; account += 1) await signIn("203.0.113.7", account);
  expect(await signIn("203.0.113.7", 20)).toBe("TooManyAttempts");
  expect(await signIn("203.0.113.8", 21)).not.toBe("TooManyAttempts");
});
