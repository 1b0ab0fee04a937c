import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { expect, type Request, test } from "playwright/test";

import { exampleClients } from "./shop/example-server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const origins = JSON.parse(process.env.EXAMPLE_ORIGINS ?? "{}") as Record<string, string>;

interface Body {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

for (const name of exampleClients)
  test(`the example of ${name} sells from another origin, by registered documents and a token`, async ({ page }) => {
    execFileSync("npm", ["run", "-s", "build", "-w", `examples/${name}`], {
      cwd: root,
      shell: process.platform === "win32",
      env: { ...process.env, VITE_SHOP_URL: process.env.SHOP_URL },
    });
    const sent: Request[] = [];
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request);
    });
    const basket = page.getByRole("status", { name: "Winkelwagen" });
    const products = page.getByRole("listitem");

    await page.goto(origins[name]!);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matrassen");
    await expect(basket).toContainText("0 in de winkelwagen");
    await expect(products).toHaveCount(6);
    const [first] = await products.allTextContents();
    await page.getByRole("button", { name: "Meer artikelen" }).click();
    await expect(products).toHaveCount(12);
    expect(new Set(await products.allTextContents()).size).toBe(12);
    expect((await products.allTextContents())[0]).toBe(first);

    await products.first().getByRole("button").click();
    const add = page.getByRole("button", { name: "In winkelwagen" });
    await expect(add).toBeVisible();
    const before = sent.length;
    await add.click();
    await expect(basket).toContainText("1 in de winkelwagen");
    await add.click();
    // the response of the change alone changes the count, the first time after the visit has begun
    await expect(basket).toContainText("2 in de winkelwagen");
    expect(sent.length - before).toBe(3);

    await page.reload();
    await expect(basket).toContainText("2 in de winkelwagen");
    for (const request of sent) {
      const body = request.postDataJSON() as Body;
      const headers = await request.allHeaders();
      expect(body.query).toBeUndefined();
      expect(body.extensions?.persistedQuery?.sha256Hash).toMatch(/^(?:sha256:)?[0-9a-f]{64}$/);
      expect(headers).toMatchObject({ "x-client": `example-${name}/1.0` });
      expect(headers).not.toHaveProperty("cookie");
    }
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });
