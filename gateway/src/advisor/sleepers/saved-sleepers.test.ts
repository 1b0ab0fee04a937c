import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccountHolder, person } from "#gateway/testing/account-holder.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const first = { heightCm: 193, weightKg: 117, comfort: "FIRM", position: "STOMACH" };
const second = { heightCm: 167, weightKg: 51, comfort: "NEUTRAL", position: "SIDE" };
const rows = () => shop.database.db.selectFrom("customer_sleeper").selectAll().execute();

test("sleepers are stored with consent, come with their grades to the customer alone, and are erased", async () => {
  const gateway = await shop.gateway();
  const [holder, other] = [openAccountHolder(gateway), openAccountHolder(gateway)];
  await holder.run("signUp", person);
  await other.run("signUp", { ...person, email: "ander@example.nl" });
  const saved = await holder.run("saveSleepers", { sleepers: [first, second], consent: true });
  const sleepers = [
    { ...first, grade: "FIRM" },
    { ...second, grade: "SOFT" },
  ];
  expect(saved.viewer).toMatchObject({ savedSleepers: { sleepers } });
  const read = async (who: typeof holder) =>
    (
      await who.send<{ viewer: { savedSleepers: unknown } }>(
        "{ viewer { savedSleepers { sleepers { heightCm weightKg comfort position grade } } } }",
      )
    ).data.viewer.savedSleepers;
  expect(await read(holder)).toEqual({ sleepers });
  expect(await read(other)).toBeNull();
  const replaced = await holder.run("saveSleepers", { sleepers: [second], consent: true });
  expect(replaced.viewer).toMatchObject({ savedSleepers: { sleepers: [sleepers[1]] } });
  const removed = await holder.run("removeSleepers");
  expect(removed.viewer).toMatchObject({ savedSleepers: null });
  expect(await rows()).toEqual([]);
});

test("without consent, for nobody or too many, nothing is stored and the refusal says why", async () => {
  const holder = openAccountHolder(await shop.gateway());
  await holder.run("signUp", { ...person, email: "zonder@example.nl" });
  for (const [input, field, code] of [
    [{ sleepers: [first], consent: false }, "consent", "required"],
    [{ sleepers: [], consent: true }, "sleepers", "invalid"],
    [{ sleepers: [first, second, first], consent: true }, "sleepers", "invalid"],
    [{ sleepers: [{ ...first, weightKg: 201 }], consent: true }, "sleepers.0.weightKg", "invalid"],
  ] as const)
    expect(await holder.run("saveSleepers", input)).toMatchObject({
      __typename: "InvalidInput",
      fields: [{ field, code }],
    });
  expect(await rows()).toEqual([]);
});

test("no figure of a body is in a line of the log, whether it is advised on or saved", async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const holder = openAccountHolder(await shop.gateway({ log: pino({ level: "trace" }, sink) }));
  await holder.run("signUp", { ...person, email: "stil@example.nl" });
  await holder.send("query ($sleepers: [SleeperInput!]!) { hardnessAdvice(sleepers: $sleepers) { ownCores } }", {
    variables: { sleepers: [first, second] },
  });
  // with figures that are refused, which a message could repeat
  await holder.send("query ($sleepers: [SleeperInput!]!) { hardnessAdvice(sleepers: $sleepers) { ownCores } }", {
    variables: { sleepers: [{ ...first, weightKg: 2117 }] },
  });
  await holder.run("saveSleepers", { sleepers: [first, second], consent: true });
  await holder.run("removeSleepers");
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.filter((line) => /heightCm|weightKg|\b(?:193|117|2117|167)\b/.test(line))).toEqual([]);
});
