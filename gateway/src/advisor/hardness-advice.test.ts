import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

interface Match {
  readonly product: { readonly name: string };
  readonly variant: {
    readonly variantId: number;
    readonly sellable: boolean;
    readonly attributes: readonly { readonly key: string; readonly values: readonly { readonly value: string }[] }[];
  };
}

interface Selection {
  readonly listingPath: string | null;
  readonly matches: readonly Match[];
}

const selection = `listingPath matches { product { id name } variant { variantId sellable attributes(keys: ["hardness", "size"]) { key values { value } } } }`;
const mattresses = async (variables: Record<string, unknown>) => {
  const { data, errors } = await gateway.send<{ mattressesByHardness: Selection }>(
    `query ($grade: HardnessGrade!, $size: String, $first: Int! = 12) {
      mattressesByHardness(grade: $grade, size: $size, first: $first) { ${selection} }
    }`,
    { variables },
  );
  expect(errors).toEqual([]);
  return data.mattressesByHardness;
};
const valueOf = ({ variant }: Match, key: string) =>
  variant.attributes.find((each) => each.key === key)?.values[0]?.value;

test.each(["SOFT", "MEDIUM", "FIRM"])(
  "mattresses of grade %s come in it, those that can be bought first",
  async (grade) => {
    const { matches: found, listingPath } = await mattresses({ grade, first: 50 });
    expect(found.length).toBeGreaterThan(12);
    expect(new Set(found.map((each) => valueOf(each, "hardness")))).toEqual(new Set([grade.toLowerCase()]));
    expect(found.every(({ product }) => /matras/i.test(product.name))).toBe(true);
    const [path, search] = listingPath!.split("?");
    expect(path).toBe("/matrassen");
    expect(search).toMatch(/^hardness=\d+$/);
    const sellable = found.map(({ variant }) => variant.sellable);
    expect(sellable).toEqual(sellable.toSorted((one, other) => Number(other) - Number(one)));
  },
);

test("a size narrows them down to it, and one the shop does not have finds none", async () => {
  const { matches: found } = await mattresses({ grade: "FIRM", size: "90x200" });
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found.map((each) => valueOf(each, "size")))).toEqual(new Set(["90x200"]));
  expect(await mattresses({ grade: "FIRM", size: "91x200" })).toEqual({ listingPath: null, matches: [] });
});

test("two sleepers of different grades get a core each, with mattresses for both", async () => {
  const { data } = await gateway.send<{
    hardnessAdvice: { ownCores: boolean; sleepers: readonly { grade: string; mattresses: Selection }[] };
  }>(
    `query ($sleepers: [SleeperInput!]!) {
      hardnessAdvice(sleepers: $sleepers) {
        ownCores
        sleepers { grade score reasons lengthCm mattresses(size: "90x200", first: 3) { ${selection} } }
      }
    }`,
    {
      variables: {
        sleepers: [
          { heightCm: 168, weightKg: 56, position: "SIDE" },
          { heightCm: 194, weightKg: 118, comfort: "SOFT" },
        ],
      },
    },
  );
  expect(data.hardnessAdvice).toMatchObject({
    ownCores: true,
    sleepers: [
      { grade: "SOFT", reasons: ["BODY_LIGHT", "SIDE_SOFTER"], lengthCm: 200 },
      { grade: "FIRM", reasons: ["WEIGHT_DECIDES"], lengthCm: 210 },
    ],
  });
  const [first, second] = data.hardnessAdvice.sleepers;
  expect(first?.mattresses.matches.map((each) => valueOf(each, "hardness"))).toEqual(["soft", "soft", "soft"]);
  expect(second?.mattresses.matches.map((each) => valueOf(each, "hardness"))).toEqual(["firm", "firm", "firm"]);
});

test.each([
  [[], "`sleepers` holds 0, and a mattress is for one or two."],
  [[{ heightCm: 149, weightKg: 70 }], "`sleepers[0].heightCm` is a whole number from 150 to 220."],
  [
    [
      { heightCm: 180, weightKg: 70 },
      { heightCm: 180, weightKg: 201 },
    ],
    "`sleepers[1].weightKg` is a whole number from 40 to 200.",
  ],
])("what is no sleeper is a bad request that says why: %j", async (sleepers, message) => {
  const { errors } = await gateway.send(
    `query ($sleepers: [SleeperInput!]!) { hardnessAdvice(sleepers: $sleepers) { ownCores } }`,
    { variables: { sleepers } },
  );
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_REQUEST" } });
});
