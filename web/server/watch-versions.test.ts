// @vitest-environment node
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { createGatewayForwarder } from "./forward-to-gateway.ts";
import { watchVersions } from "./watch-versions.ts";

test("notices an import of a gateway in another process, though no page is requested", async () => {
  let catalogue = 7;
  const gateway = createServer((request, response) => {
    response.setHeader("x-data-versions", request.url === "/healthz" ? `catalogue=${catalogue}, stories=3` : "");
    response.end("ok");
  });
  await once(gateway.listen(0), "listening");
  const { port } = gateway.address() as AddressInfo;
  const log = pino({ level: "silent" });
  const watch = watchVersions(createGatewayForwarder({ gateway: `http://localhost:${port}`, trustProxy: false, log }));
  const shown = { catalogue: 7 };
  await vi.waitFor(() => expect(watch.newestVersions.newest).toEqual({ catalogue: 7, stories: 3 }), { timeout: 5000 });
  expect(watch.newestVersions.isOutdated(shown)).toBe(false);
  catalogue = 8;
  await vi.waitFor(() => expect(watch.newestVersions.isOutdated(shown)).toBe(true), { timeout: 5000 });
  watch.stop();
  gateway.close();
}, 20_000);
