import { expect, test } from "vitest";

import { createProcessLog } from "./process-log.ts";
import { createProxyNotice } from "./proxy-notice.ts";

function lines(trustProxy: boolean, requests: readonly Record<string, string>[]): string[] {
  const written: string[] = [];
  const notice = createProxyNotice({
    trustProxy,
    log: createProcessLog("info", { write: (line) => written.push(line) }),
  });
  for (const headers of requests) notice(new Request("http://shop.example/", { headers }));
  return written;
}

const proxied = { "x-forwarded-for": "203.0.113.1" };

test("a proxy that the settings do not name is reported once, as a warning that names the setting", () => {
  const [line, ...more] = lines(false, [{}, proxied, proxied, { forwarded: "for=203.0.113.1" }]);
  expect(JSON.parse(line ?? "")).toMatchObject({ level: 40, msg: expect.stringContaining("TRUST_PROXY") as string });
  expect(more).toEqual([]);
});

test("nothing is reported without a proxy, or of one that is trusted", () => {
  expect(lines(false, [{}, {}])).toEqual([]);
  expect(lines(true, [proxied])).toEqual([]);
});
