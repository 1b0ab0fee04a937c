import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const kinds = [
  ["Tuin > Stoelen", "Tuinstoel"],
  ["Tuin > Tafels", "Tuintafel"],
  ["Tuin > Parasols", "Parasol"],
  ["Tuin > Bloempotten & schalen", "Bloempot"],
  ["Keuken > Pannen", "Pan"],
  ["Keuken > Messen", "Mes"],
  ["Keuken > Servies | Cadeaus", "Kom, handgedraaid"],
  ["Kantoor > Bureaus", "Bureau"],
  ["Kantoor > Bureaustoelen", "Bureaustoel"],
  ["Kantoor > Kasten > Archiefkasten", "Archiefkast"],
  ["Kinderkamer > Speelgoed (0-3 jaar)", "Blokkentoren"],
  ["Cadeaus", "Kaars"],
] as const;
const names = [
  `Aster|Brem|Cipres|Dille|Esdoorn|Fuchsia|Gagel|Hulst|Iris|Jasmijn|Klaver|Lis|Mos|Nachtegaal|Ooievaar`,
  `Papaver|Quitte|Roos|Sleutelbloem|Tijm|Ui|Varen|Wilg|Ylang|Zegge|Épine|Ährengold|Łąka|O’Neill|de l’Été`,
  `50/50|"Rond"|A&B|<Plus>|100% lente|NR. 7|Élan +|Ça va?|Smørrebrød|Zuid-West|'s Avonds|Kwart ½|Ø 20|Ⅱ|№ 5`,
]
  .join("|")
  .split("|");
const colors = ["zand", "okergeel", "wit"] as const;
/** As many as a public list of a furniture shop has. */
const articles = 2962;

/** Rows of a shop that sells nothing of what the built-in one does: 2,962 articles, with sizes, a few in three colours, reduced, sold out, or oddly named. */
export function foreignRows(): string {
  const rows = Array.from({ length: articles }, (_, place) => {
    const [category, kind] = kinds[place % kinds.length]!;
    const series = Math.floor(place / kinds.length);
    const edition = Math.floor(series / names.length);
    const name = `${kind} ${names[series % names.length]!}${edition === 0 ? "" : ` ${edition + 1}`}`;
    return (place % 10 === 0 ? colors : colors.slice(0, 1)).flatMap((color) =>
      ["klein", "groot"].map((size, sizeIndex) => {
        const euros = 20 + (place % 12) * 35 + (series % 40) * 7 + sizeIndex * 12;
        const isReduced = (place + series) % 5 === 0;
        return [
          `EIGEN-${place}-${color}-${size}`,
          name,
          category,
          `${euros},95`,
          color,
          size,
          `${name} in ${color}. ${kind} uit de reeks ${series + 1}; met de hand gemaakt.`,
          series % 6 === 0 ? "0" : "12",
          place % 2 === 0 ? "two_person" : "parcel",
          isReduced ? `${euros + 15},95` : "",
          isReduced ? "2026-11-02" : "",
          "2026-01-12",
        ]
          .map((cell) => `"${cell.replaceAll('"', '""')}"`)
          .join(";");
      }),
    );
  }).flat();
  const head = "sku;name;category;price;color;size;description;stock;delivery;was_price;sale_since;available_since";
  return `${[head, ...rows].join("\n")}\n`;
}

/** Converts rows and imports them into a data folder, empty or not, as the shop of `docs/examples/shop.ndjson` with other promises. */
export async function importForeignShop(dataFolder: string, rows = foreignRows()): Promise<void> {
  const example = (await readFile(join(root, "docs/examples/shop.ndjson"), "utf8")).trim();
  const shop = { ...(JSON.parse(example) as object), name: "Tuin en Keuken", returnDays: 30 };
  const [csv, shops, catalogue] = ["products.csv", "shop.ndjson", "catalogue.ndjson"].map((file) =>
    join(dataFolder, file),
  ) as [string, string, string];
  await writeFile(csv, rows);
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
