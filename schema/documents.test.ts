import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("a trusted document is named by the hash of its text, which nothing is in that only Apollo reads", async () => {
  // written by `npm run codegen` from the documents of the web app
  const manifest = JSON.parse(await readFile(new URL("documents.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >;
  const documents = Object.entries(manifest);
  expect(documents.length).toBeGreaterThan(10);
  for (const [hash, text] of documents) {
    expect(hash, text).toBe(`sha256:${createHash("sha256").update(text).digest("hex")}`);
    expect(text).not.toMatch(/@(unmask|client|connection|nonreactive)\b/);
  }
});
