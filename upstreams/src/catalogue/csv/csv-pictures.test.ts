import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { getImage } from "#upstreams/commerce/endpoints/image.ts";

import { builtInImagesFolder } from "../built-in-catalogue.ts";
import { jpegPhoto, productsOf, TestCsv } from "#upstreams/catalogue/testing/test-csv.ts";

let csv: TestCsv;
let pictureServer: Server;
let photo: Buffer;
const requested: (string | undefined)[] = [];

beforeAll(async () => {
  csv = await TestCsv.open();
  photo = await jpegPhoto();
  pictureServer = createServer((request, response) => {
    requested.push(request.url);
    const isThere = request.url?.startsWith("/foto") ?? false;
    response.writeHead(isThere ? 200 : 404).end(isThere ? photo : "");
  });
  await new Promise<void>((resolve) => {
    pictureServer.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(async () => {
  pictureServer.close();
  await csv.close();
});

test("own pictures come from a folder or an address, are loaded once, and are shown by the shop", async () => {
  const { images } = csv;
  const { port } = pictureServer.address() as AddressInfo;
  await mkdir(images);
  await writeFile(join(images, "Mijn Foto 1.JPG"), photo);
  const file = await csv.write(
    `sku,name,category,price,images\nA-1,Bank,Wonen,12,Mijn Foto 1.JPG | http://127.0.0.1:${port}/foto/bank-zij.jpg\nA-2,Stoel,Wonen,12,\n`,
  );
  const [bench, chair] = productsOf(await csv.convert(file));
  expect(bench!.images.map(({ width, height, averageColour }) => [width, height, averageColour.slice(0, 3)])).toEqual([
    [640, 480, "#aa"],
    [640, 480, "#aa"],
  ]);
  expect(bench!.images.map((image) => image.file)).toEqual([
    "mijn-foto-1.jpg",
    expect.stringMatching(/^bank-zij-[0-9a-f]{10}\.jpg$/),
  ]);
  expect(chair!.images[0]!.file).toBe("no-picture.webp");
  for (const image of [...bench!.images, ...chair!.images]) {
    const shown = await getImage(new Request("http://shop.test/"), [images, builtInImagesFolder], image.file);
    expect(shown.status).toBe(200);
  }
  expect(productsOf(await csv.convert(file))).toEqual([bench, chair]);
  expect(requested).toEqual(["/foto/bank-zij.jpg"]);
  expect(
    await csv.faultsOf(`sku,name,category,price,images\nA-1,Bank,Wonen,12,http://127.0.0.1:${port}/weg.jpg\n`),
  ).toContainEqual({
    row: 2,
    column: "images",
    reason: `http://127.0.0.1:${port}/weg.jpg answers 404`,
  });
});
