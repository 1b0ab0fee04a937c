import { readFile } from "node:fs/promises";

/** The shop's faces by the name the hosted page requests them by. */
const files: Readonly<Record<string, string>> = {
  text: "hanken-grotesk-400-700.woff2",
  display: "montagu-slab-500-600.woff2",
};

/** A face of the hosted page; undefined for a name it does not have. */
export async function brandFont(name: string): Promise<Response | undefined> {
  const file = files[name];
  if (file === undefined) return undefined;
  const bytes = await readFile(new URL(import.meta.resolve(`@warmeland/schema/fonts/${file}`)));
  return new Response(bytes, { headers: { "content-type": "font/woff2", "cache-control": "public, max-age=86400" } });
}
