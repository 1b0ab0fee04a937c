import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyAs } from "./copy-as.js";

const run = promisify(execFile);
const received: { headers: Record<string, unknown>; body: unknown }[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts = await Array.fromAsync(request);
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) });
    response.setHeader("content-type", "application/json");
    response.end(`{"data":{"said":"thé"}}`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});

afterAll(() => server.close());

const difficult = `it's "quoted" \\ $name \`code\` é 😀 \n second line \\(x) %s ' ; $(echo no)`;
const sent = () => ({
  url,
  headers: { "content-type": "application/json", "x-client": "it's/1.0" },
  body: { query: `query Q {\n  shop { name }\n}`, variables: { text: difficult }, operationName: "Q" },
});

const programs = [
  { name: "curl", program: "bash", options: ["-c"], needs: "curl" },
  { name: "fetch", program: process.execPath, options: ["--input-type=module", "-e"], needs: process.execPath },
  { name: "Python", program: "python3", options: ["-c"], needs: "python3" },
] as const;
const missing = await Promise.all(
  programs.map(({ needs }) =>
    run(needs, ["--version"]).then(
      () => "",
      () => needs,
    ),
  ),
);

test.for(programs)(
  "what is copied as $name sends the very operation",
  async ({ name, program, options, needs }, { skip }) => {
    skip(missing.includes(needs), `${needs} is not installed`);
    received.length = 0;
    const { stdout } = await run(program, [...options, copyAs[name](sent())]);
    expect(stdout).toContain("said");
    expect(received).toEqual([{ headers: expect.objectContaining({ ...sent().headers }), body: sent().body }]);
  },
);

// what stands between unescaped quotation marks, read back by JSON's rules, which both languages share for these escapes
const literals = (text: string) => [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => literal);

test("in Kotlin and Swift nothing of the text is read as code", () => {
  const kotlin = literals(copyAs.Kotlin(sent()));
  expect(kotlin.join("")).not.toMatch(/(?<!\\)\$/);
  expect(kotlin.map((literal) => JSON.parse(literal.replaceAll(String.raw`\$`, "$")) as string)).toContain(
    JSON.stringify(sent().body),
  );
  const swift = literals(copyAs.Swift(sent()));
  expect(swift.map((literal) => JSON.parse(literal) as string)).toContain(JSON.stringify(sent().body));
  expect(swift.join("")).not.toMatch(/(?<!\\)(?:\\\\)*\\\(/);
});
