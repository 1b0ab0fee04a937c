import { fork } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { costText } from "../cost-of-rounds.ts";
import type { CommerceReport } from "./commerce-child.ts";
import { fillFolder } from "./filled-folder.ts";
import { measureGateway, type GatewayMeasurement } from "./gateway-part.ts";

export interface ScaleReport {
  products: number;
  commerce: CommerceReport;
  gateway: GatewayMeasurement[];
}

const sizes = [5000, 43_000];

/**
 * Measures listing, search and suggestions on generated catalogues of two sizes: what grows with the catalogue must grow with the matches at most.
 * With `reusedFolder` the filled databases stay there for the next run.
 */
export async function measureScale(options: {
  reusedFolder?: string | undefined;
  share: number;
}): Promise<ScaleReport[]> {
  const folder = options.reusedFolder ?? (await mkdtemp(join(tmpdir(), "warmeland-scale-")));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const repeats = Math.ceil(200 * options.share);
  try {
    const reports: ScaleReport[] = [];
    for (const products of sizes) {
      const shopFolder = join(folder, String(products));
      await fillFolder(shopFolder, products);
      const commerce = await measureCommerce(shopFolder, repeats);
      reports.push({ products, commerce, gateway: await measureGateway(shopFolder, commerce.subject, repeats / 2) });
    }
    return reports;
  } finally {
    if (options.reusedFolder === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** The reports as lines for people. */
export function scaleLines(reports: readonly ScaleReport[]): string[] {
  return [...reports.flatMap(sizeLines), ...growthLines(reports)];
}

async function measureCommerce(folder: string, repeats: number): Promise<CommerceReport> {
  const script = fileURLToPath(new URL("commerce-child.ts", import.meta.url));
  const child = fork(script, [folder, String(repeats)], { execArgv: ["--expose-gc"] });
  return await new Promise((resolve, reject) => {
    child.once("message", (report) => resolve(report as CommerceReport));
    child.once("exit", (code) => reject(new Error(`The commerce upstream ended with code ${code}`)));
  });
}

function sizeLines({ products, commerce, gateway }: ScaleReport): string[] {
  const { wallMs, cpuMs, longestPauseMs, heapMb } = commerce.load;
  const { reload } = commerce;
  return [
    `${products} products: loaded in ${wallMs.toFixed(0)} ms (${cpuMs.toFixed(0)} CPU ms, longest pause ${longestPauseMs.toFixed(0)} ms), heap ${heapMb.toFixed(0)} MB`,
    `  a new version replaced it in ${reload.wallMs.toFixed(0)} ms; the slowest response meanwhile took ${reload.slowestResponseMs.toFixed(0)} ms`,
    ...gateway.map(({ name, goalCpuMs, firstMs, cpuMs: used, machineMs }, place) => {
      const alone = commerce.queries[place]!;
      return `  ${name.padEnd(26)} ${costText({ ...used, machineMs }, goalCpuMs)} · first ${firstMs.toFixed(0)} ms · commerce alone ${alone.cpuMs.toFixed(2)}, first ${alone.firstMs.toFixed(0)} ms · ${alone.matches.toFixed(0)} products`;
    }),
  ];
}

function growthLines([small, large]: readonly ScaleReport[]): string[] {
  if (!small || !large) return [];
  return large.gateway.map(({ name, cpuMs }, place) => {
    const ratio = (of: (report: ScaleReport) => number) => (of(small) === 0 ? "–" : (of(large) / of(small)).toFixed(1));
    const cost = (cpuMs.mean / small.gateway[place]!.cpuMs.mean).toFixed(1);
    const alone = ratio(({ commerce }) => commerce.queries[place]!.cpuMs);
    const matches = ratio(({ commerce }) => commerce.queries[place]!.matches);
    return `  ${name.padEnd(26)} ${large.products} : ${small.products} costs ${cost} times as much, in commerce alone ${alone}; products found ${matches} times as many`;
  });
}
