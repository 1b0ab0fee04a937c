import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect } from "playwright/test";

import { endPayment } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { ordersOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";
import { openTerminal } from "./terminal/terminal.ts";

test("a guest orders a mattress in a terminal of 80 by 24", async ({ page, baseURL }) => {
  const stateFolder = await mkdtemp(join(tmpdir(), "terminal-shop-"));
  const guest = newGuest();
  let terminal = openTerminal(baseURL ?? "", stateFolder);

  await test.step("from the menu to a product with its picture", async () => {
    await terminal.shows("❯ Matrassen");
    await terminal.shows("q stoppen");
    terminal.press("enter");
    await terminal.shows(/Matrassen +\d+ producten/);
    terminal.press("enter");
    await terminal.shows("Kies uw uitvoering");
    await terminal.shows(/Thuis (op|tussen)/);
    // two pixels a cell; a light corner may be the terminal's own white
    await expect.poll(() => terminal.coloredCells(), { timeout: 30_000 }).toBeGreaterThan(300);
  });

  await test.step("search while typing", async () => {
    terminal.type("/");
    await terminal.shows("Zoek op een product");
    terminal.type("matras");
    await terminal.shows(/Alle \d+ resultaten/);
    terminal.press("escape");
    await terminal.shows("Kies uw uitvoering");
  });

  await test.step("into the basket, and its quantity", async () => {
    terminal.press("enter");
    await terminal.shows("is toegevoegd");
    await terminal.shows("Winkelwagen (1)");
    terminal.type("w");
    await terminal.shows("❯ 1 × ");
    terminal.type("+");
    await terminal.shows("❯ 2 × ");
    await terminal.shows("Winkelwagen (2)");
    terminal.type("-");
    await terminal.shows("❯ 1 × ");
  });

  await test.step("a restart keeps the basket", async () => {
    expect(await terminal.leave()).toBe(0);
    terminal = openTerminal(baseURL ?? "", stateFolder);
    await terminal.shows("Winkelwagen (1)");
    terminal.type("w");
    await terminal.shows("❯ 1 × ");
  });

  await test.step("checking out as a guest; what is wrong with a field stands beside it", async () => {
    terminal.press("enter");
    await terminal.shows("Bestellen als gast");
    await terminal.shows("❯ Aanhef");
    terminal.press("right");
    await terminal.shows(/❯ Aanhef +‹ Mevrouw ›/);
    terminal.press("enter");
    for (const [field, text] of [
      ["Voornaam", guest.firstName],
      ["Achternaam", guest.lastName],
      ["E-mailadres", "saskia"],
    ] as const) {
      await terminal.shows(`❯ ${field}`);
      terminal.type(text);
      await terminal.shows(new RegExp(`❯ ${field} +${text}`));
      terminal.press("enter");
    }
    await terminal.shows("Voer een geldig e-mailadres in.");
    terminal.type(`\u0015${guest.email}`);
    await terminal.shows(guest.email);
    terminal.press("enter");
    await terminal.shows("Waar mogen wij bezorgen?");
    for (const [field, text] of [
      ["Voornaam", ""],
      ["Achternaam", ""],
      ["Postcode", guest.zipCode],
      ["Huisnummer", guest.houseNumber],
      ["Straat", guest.street],
      ["Plaats", guest.city],
    ] as const) {
      await terminal.shows(`❯ ${field}`);
      if (text !== "") terminal.type(`\u0015${text}`);
      await terminal.shows(new RegExp(`❯ ${field} +${text}`));
      terminal.press("enter");
    }
    await terminal.shows("Hoe wilt u uw bestelling ontvangen?");
    terminal.press("enter");
    await terminal.shows("Hoe wilt u betalen?");
    await terminal.shows("❯ iDEAL");
    terminal.press("enter");
    await terminal.shows("❯ Bestellen en betalen");
  });

  await test.step("the order, paid on its page in a browser", async () => {
    terminal.press("enter");
    await terminal.shows("Open deze pagina in uw browser om te betalen:");
    const [address = ""] = /http\S+/.exec(terminal.screen()) ?? [];
    await page.goto(address);
    await endPayment(page, "Betaald");
    await terminal.shows("Bedankt voor uw bestelling");
    const [order, ...more] = await ordersOf(guest.email);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ status: "paid", items: [{ quantity: 1 }] });
    await terminal.shows(`Uw bestelnummer is ${order?.number}.`);
    await terminal.shows("Winkelwagen (0)");
  });

  expect(await terminal.leave()).toBe(0);
  await rm(stateFolder, { recursive: true });
});
