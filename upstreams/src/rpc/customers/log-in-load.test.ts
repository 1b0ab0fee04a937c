import { monitorEventLoopDelay, performance } from "node:perf_hooks";

import { expect, test } from "vitest";

import { AccountShop, newEmail, testPassword } from "../testing/account-shop.ts";

const isLong = Boolean(process.env["LONG"]);
const realCost = { memory: 19_456, passes: 2, parallelism: 1 };
const longTime = 600_000;
const wrong = "Fout-en-Dons-41!";

/** How often a measure of the first kind is above one of the second: 0.5 when they are alike. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.reduce(
    (sum, a) => sum + second.reduce((inner, b) => inner + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  );
  return wins / (first.length * second.length);
}

/** A quarter of the numbers are below it: what else the machine does only adds time, so the short ones tell what a call costs. */
function firstQuartile(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? Number.NaN;
}

const address = (pair: number): Record<string, string> => ({
  "x-forwarded-for": `198.51.${Math.floor(pair / 200)}.${pair % 200}`,
});

/** Times two kinds of calls alternately, which of a pair comes first being drawn, so that what else the machine does falls on both. */
async function timePairs(
  pairs: number,
  first: (pair: number) => Promise<unknown>,
  second: (pair: number) => Promise<unknown>,
) {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const order = Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const);
    for (const kind of order) {
      const begin = performance.now();
      await (kind === 0 ? first : second)(pair);
      times[kind].push(performance.now() - begin);
    }
  }
  return { area: areaUnderCurve(...times), quartiles: times.map(firstQuartile) };
}

test.runIf(isLong)(
  "the time of a login does not show whether an address has an account",
  async () => {
    const accounts = await AccountShop.open({ rateLimits: true, passwordCost: realCost });
    const registered: string[] = [];
    for (let count = 0; count < 200; count += 1) registered.push((await accounts.register()).email);
    const unknown = registered.map(() => newEmail());
    await timePairs(
      20,
      () => accounts.logIn(newEmail(), wrong),
      () => accounts.logIn(newEmail(), wrong),
    );
    const { area, quartiles } = await timePairs(
      600,
      (pair) => accounts.logIn(registered[pair % 200] ?? "", wrong, address(pair)),
      (pair) => accounts.logIn(unknown[pair % 200] ?? "", wrong, address(pair)),
    );
    const [ofRegistered = 0, ofUnknown = 0] = quartiles;
    expect(area).toBeGreaterThan(0.45);
    expect(area).toBeLessThan(0.55);
    expect(Math.abs(ofRegistered - ofUnknown) / ofRegistered).toBeLessThan(0.05);
    await accounts.close();
  },
  longTime,
);

test.runIf(isLong)(
  "the time of a forgotten password does not show it either",
  async () => {
    const accounts = await AccountShop.open();
    const registered: string[] = [];
    for (let count = 0; count < 1000; count += 1) registered.push((await accounts.register()).email);
    const forget = (email: string) => accounts.shop.call("forgotPassword", { email });
    await timePairs(
      50,
      () => forget(newEmail()),
      () => forget(newEmail()),
    );
    const { area } = await timePairs(
      1000,
      (pair) => forget(registered[pair] ?? ""),
      () => forget(newEmail()),
    );
    expect(area).toBeGreaterThan(0.45);
    expect(area).toBeLessThan(0.55);
    await accounts.close();
  },
  longTime,
);

test(
  "many logins at once stall nothing: some are checked, the others are put off at once",
  async () => {
    const count = isLong ? 200 : 60;
    const accounts = await AccountShop.open({ rateLimits: true, passwordCost: realCost });
    const emails = await Promise.all(Array.from({ length: 20 }, async () => (await accounts.register()).email));
    await accounts.logIn(emails[0] ?? "");
    const before = process.memoryUsage().rss;
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const rounds = isLong ? 3 : 1;
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const logins = Array.from({ length: count }, (_, index) =>
        accounts.logIn(emails[index % 20] ?? "", testPassword, { "x-forwarded-for": `198.51.100.${index}` }),
      );
      const others = Array.from({ length: 10 }, () => accounts.shop.call("getUser", {}));
      statuses.push(...(await Promise.all(logins)).map(({ status }) => status));
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    }
    delay.disable();
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(22);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(delay.percentile(99) / 1e6).toBeLessThan(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    await accounts.close();
  },
  longTime,
);
