import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const kinds = [
  ["Tuin > Stoelen", "Tuinstoel"],
  ["Tuin > Tafels", "Tuintafel"],
  ["Tuin > Parasols", "Parasol"],
  ["Keuken > Pannen", "Pan"],
  ["Keuken > Messen", "Mes"],
  ["Kantoor > Bureaus", "Bureau"],
  ["Kantoor > Bureaustoelen", "Bureaustoel"],
] as const;
const names = ["Aster", "Brem", "Cipres", "Dille", "Esdoorn", "Fuchsia", "Gagel", "Hulst", "Iris", "Jasmijn", "Klaver"];

/** Rows of a shop that sells nothing of what the built-in one does: 308, with sizes, reductions and sold-out pieces. */
export function foreignRows(): string {
  const rows = kinds.flatMap(([category, kind], kindIndex) =>
    names.flatMap((name, nameIndex) =>
      ["zand", "okergeel"].flatMap((color, colorIndex) =>
        ["klein", "groot"].map((size, sizeIndex) => {
          const euros = 20 + kindIndex * 35 + nameIndex * 7 + sizeIndex * 12;
          const sku = [kind, name, size, color].join("-").toUpperCase();
          const reduced = (kindIndex + nameIndex) % 5 === 0;
          return [
            sku,
            `${kind} ${name}`,
            category,
            `${euros},95`,
            color,
            size,
            `Een ${kind.toLowerCase()} uit de reeks ${name}.`,
            (nameIndex + colorIndex) % 6 === 0 ? "0" : "12",
            kindIndex % 2 === 0 ? "two_person" : "parcel",
            reduced ? `${euros + 15},95` : "",
            reduced ? "2026-11-02" : "",
            "2026-01-12",
          ].join(";");
        }),
      ),
    ),
  );
  const head = "sku;name;category;price;color;size;description;stock;delivery;was_price;sale_since;available_since";
  return `${[head, ...rows].join("\n")}\n`;
}

/** Converts and imports them into a data folder, empty or not, as the shop of `docs/examples/shop.ndjson` with other promises. */
export async function importForeignShop(dataFolder: string): Promise<void> {
  const example = (await readFile(join(root, "docs/examples/shop.ndjson"), "utf8")).trim();
  const shop = { ...(JSON.parse(example) as object), name: "Tuin en Keuken", returnDays: 30 };
  const [csv, shops, catalogue] = ["products.csv", "shop.ndjson", "catalogue.ndjson"].map((file) =>
    join(dataFolder, file),
  ) as [string, string, string];
  await writeFile(csv, foreignRows());
  await writeFile(shops, `${JSON.stringify({ ...shop, shippingCents: { parcel: 495, two_person: 4995 } })}\n`);
  run(dataFolder, "upstreams/src/catalogue/from-csv-command.ts", [csv, catalogue, "--shop", shops]);
  run(dataFolder, "upstreams/src/catalogue/import-command.ts", [catalogue]);
}

function run(dataFolder: string, command: string, parameters: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, [command, ...parameters], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataFolder, IMAGES_DIR: "" },
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}${stdout}`);
}
