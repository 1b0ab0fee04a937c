import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

const question = "{ shop { locale pathPrefix languages alternates { locale language pathPrefix } } isPreview }";

const broken = () => Promise.resolve(Response.json({}, { status: 500 }));
let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const askOf = (locale: string, at = gateway) => at.send(question, { headers: { "x-shop": locale } });

/** As an import of a catalogue that opens a shop leaves it. */
async function open(locale: string): Promise<void> {
  const { db } = shop.database;
  const { data } = await db.selectFrom("shop").select("data").where("locale", "=", locale).executeTakeFirstOrThrow();
  const { open: _closed, ...opened } = data as { open?: false };
  await db
    .updateTable("shop")
    .set({ data: JSON.stringify(opened) })
    .where("locale", "=", locale)
    .execute();
  await db
    .insertInto("catalogue_version")
    .values({ checksum: `opened ${locale}` })
    .execute();
}

test("a shop that the catalogue keeps closed is none, and no other shop names it", async () => {
  expect((await askOf("be-nl")).status).toBe(400);
  const { data } = await askOf("nl-NL");
  expect(data).toMatchObject({ shop: { languages: ["nl-NL"], alternates: [{ locale: "nl-NL" }] } });
});

test("once its record says so it is there, under its prefix, and others name it by what x-shop takes", async () => {
  await open("be-nl");
  await expect.poll(async () => (await askOf("be-nl")).status, { timeout: 20_000, interval: 500 }).toBe(200);
  const { data } = await askOf("be-nl");
  expect(data).toMatchObject({
    shop: {
      locale: "be-nl",
      pathPrefix: "/be-nl",
      languages: ["nl-BE"],
      alternates: [
        { locale: "nl-NL", language: "nl-NL", pathPrefix: "" },
        { locale: "be-nl", language: "nl-BE", pathPrefix: "/be-nl" },
      ],
    },
  });
  expect((await askOf("de-DE")).status).toBe(400);
});

test("while commerce cannot say, a shop is not refused: what needs no commerce goes on", async () => {
  const disturbed = await shop.gateway({ upstreams: { ...shop.upstreams, commerce: broken } });
  const { status, data, errors } = await disturbed.send('{ isPreview category(path: "/matrassen") { name } }', {
    headers: { "x-shop": "be-nl" },
  });
  expect(status).toBe(200);
  expect(data).toEqual({ isPreview: false, category: null });
  expect(errors.length).toBeGreaterThan(0);
  await disturbed.close();
});
