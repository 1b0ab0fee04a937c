import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "playwright/test";

import { responseText } from "./response-text.ts";
import { secrets, test } from "./shop/production-test.ts";

const clientFolder = join(import.meta.dirname, "../build/client");
const canaries = [...Object.values(secrets), "canary-mailer", "canary-password-e17b"];

test("no secret of the settings is in any response, file or line of the log", async ({
  production: { get, sendQuery, output },
}) => {
  const paths = [
    "/",
    "/matrassen",
    "/p/matras-duinrust-03-2417",
    "/service/hulp/levering-verzending",
    "/winkelwagen",
    "/inloggen",
    "/gastaanmelding",
  ];
  const more = [
    "/afrekenen",
    "/succes?token=x.y.z",
    "/betaling/terug/x",
    "/robots.txt",
    "/sitemap.xml",
    "/nergens",
    "/healthz",
    "/readyz",
  ];
  const documents = [
    `{ story(slug: "home") { blocks { id } } shop { name } }`,
    "mutation { addToBasket(input: { variantId: 1 }) { __typename ... on UserError { message } } }",
    `mutation { signInAsGuest(input: { firstName: "A", lastName: "B", email: "a@b.example", gender: NO_CHOICE }) { __typename } }`,
    "{ checkout { id } }",
    "{ nothing }",
    "{",
  ];
  const responses = [
    ...(await Promise.all(
      [...paths, ...more].map(async (path) => [path, await responseText(await get(path))] as const),
    )),
    ...(await Promise.all(
      documents.map(
        async (query) => [query, await responseText(await sendQuery(query, {}, { "x-trace": "1.2" }))] as const,
      ),
    )),
  ];
  const files = (await readdir(clientFolder, { recursive: true })).filter((name) =>
    /\.(js|css|json|svg|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) responses.push([name, await readFile(join(clientFolder, name), "utf8")]);
  responses.push(["log", output()]);
  expect(output()).toContain('"msg":"graphql"');
  for (const [where, text] of responses)
    for (const canary of canaries) expect(text.includes(canary), `${canary} in ${where}`).toBe(false);
});

test("the browser's files hold nothing of the server, and no source maps", async () => {
  const names = await readdir(clientFolder, { recursive: true });
  expect(names.filter((name) => name.endsWith(".map"))).toEqual([]);
  const scripts = await Promise.all(
    names.filter((name) => name.endsWith(".js")).map((name) => readFile(join(clientFolder, name), "utf8")),
  );
  for (const mark of [
    ...Object.keys(secrets),
    "DATABASE_URL",
    "process.env",
    "createHmac",
    '"node:',
    "kysely",
    "sourceMappingURL",
  ])
    expect(scripts.filter((text) => text.includes(mark)).length, mark).toBe(0);
});

test("a source map is nowhere, not even beside the script it would belong to", async ({ production: { get } }) => {
  const scripts = (await readdir(join(clientFolder, "assets"))).filter((name) => name.endsWith(".js"));
  for (const name of scripts.slice(0, 5)) {
    const response = await get(`/assets/${name}`);
    expect([name, response.status, response.headers.get("sourcemap"), response.headers.get("x-sourcemap")]).toEqual([
      name,
      200,
      null,
      null,
    ]);
    expect((await get(`/assets/${name}.map`)).status, name).toBe(404);
  }
  for (const path of [
    "/builds/meta/latest.json.map",
    "/.git/HEAD",
    "/.git/index",
    "/%2egit/config",
    "/builds/..%2f..%2fpackage.json",
  ])
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
});
