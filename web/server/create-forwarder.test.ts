// @vitest-environment node
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createForwarder } from "./create-forwarder.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

test("method, path, body, cookies and every Set-Cookie pass through", async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      response.setHeader("set-cookie", ["a=1", "b=2"]);
      response.end(`${request.method} ${request.url} ${request.headers.cookie} ${body}`);
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const forward = createForwarder(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const answer = await forward(new Request("http://shop.example/graphql?x=1", { method: "POST", body: "{}", headers: { cookie: "visitor=v" } }));
  expect(await answer.text()).toBe("POST /graphql?x=1 visitor=v {}");
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("a process that is not there answers 502 and is not kept in caches", async () => {
  const answer = await createForwarder("http://127.0.0.1:9")(new Request("http://shop.example/graphql"));
  expect(answer.status).toBe(502);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
