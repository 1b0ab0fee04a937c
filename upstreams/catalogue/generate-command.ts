import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";

import { printCatalogue } from "./builder/print-catalogue.ts";
import { generateCatalogue, type GeneratorOptions } from "./generator/generate-catalogue.ts";

const usage = `npm run catalogue:generate -- --products 43000 --seed 1 [options]
  --products N   how many products (a colour is a product); needed
  --seed N       another number makes another catalogue (default 1)
  --reviews N    reviews of what sells (default: one for every ten products)
  --orders N     a sample of a year of orders (default: none)
  --out FILE     where to write (default: standard output; call 'npm run -s' then)`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const request = readArguments(args);
  if (!request) {
    console.error(usage);
    return 2;
  }
  try {
    await pipeline(
      Readable.from(printed(request.options)),
      request.out === undefined ? process.stdout : createWriteStream(request.out),
    );
    return 0;
  } catch (error) {
    // A reader that has seen enough, such as head, closes the pipe.
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
    console.error((error as Error).message);
    return 1;
  }
}

function readArguments(args: string[]): { options: GeneratorOptions; out: string | undefined } | undefined {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      args,
      options: { products: text, seed: text, reviews: text, orders: text, out: text },
    });
    const products = wholeNumber(values.products, "--products");
    const reviews = wholeNumber(values.reviews ?? String(Math.floor(products / 10)), "--reviews");
    const options = {
      products,
      reviews,
      seed: wholeNumber(values.seed ?? "1", "--seed"),
      orders: wholeNumber(values.orders ?? "0", "--orders"),
    };
    return { options, out: values.out };
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

function wholeNumber(text: string | undefined, name: string): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Error(`${name} takes a whole number`);
  return Number(text);
}

function* printed(options: GeneratorOptions): Generator<string> {
  for (const line of generateCatalogue(options)) yield printCatalogue([line]);
}
