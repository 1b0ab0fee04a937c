import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";

import { readLines } from "#upstreams/catalogue/read-lines.ts";

import { builtInDay, builtInPictures } from "./linter/built-in-lint.ts";
import { editorialRules, structuralRules } from "./linter/catalogue-rules.ts";
import { lintCatalogue, type PlacedFinding } from "./linter/lint-catalogue.ts";

const rules = [...structuralRules, ...editorialRules];
const usage = `npm run catalogue:lint [-- FILE] [options]     (without FILE: the built-in catalogue, built anew from catalogue/source)
  --only RULE,RULE   these rules alone; 'structural' stands for all that hold for any catalogue
  --skip RULE,RULE   every rule but these
  --day DAY          the day prices and orders are judged from (built-in: ${builtInDay}, else today)
Rules: ${rules.map((rule) => rule.name).join(", ")}`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const request = readArguments(args);
  if (!request) {
    console.error(usage);
    return 2;
  }
  const { file, day, chosen } = request;
  const lines = file === undefined ? await builtInLines() : readLines(createReadStream(file));
  const findings = await lintCatalogue(lines, chosen, {
    day: day ?? (file ? today() : builtInDay),
    ...(await builtInPictures()),
  });
  for (const finding of findings) console.log(describe(finding));
  const counts = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => `${rule} ${found.length}`);
  console.log(
    findings.length === 0 ? "The linter finds nothing." : `\n${findings.length} findings: ${counts.join(", ")}`,
  );
  return findings.length === 0 ? 0 : 1;
}

/** Loaded when it is needed: a fault in the source must not keep anybody from looking at a file. */
async function builtInLines(): Promise<string[]> {
  const { buildCatalogue } = await import("./builder/build-catalogue.ts");
  const { printCatalogue } = await import("./builder/print-catalogue.ts");
  return printCatalogue(buildCatalogue()).split("\n");
}

function names(list = ""): Set<string> {
  return new Set(
    list.split(",").flatMap((name) => (name === "structural" ? structuralRules.map((rule) => rule.name) : name || [])),
  );
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: "string" }, skip: { type: "string" }, day: { type: "string" } },
    });
    const only = names(values.only);
    const skip = names(values.skip);
    const unknown = [...only, ...skip].filter((name) => !rules.some((rule) => rule.name === name));
    if (unknown.length > 0) throw new Error(`No rule ${unknown.join(", ")}`);
    if (positionals.length > 1) throw new Error("One file at a time");
    const chosen = rules.filter(({ name }) => (only.size === 0 || only.has(name)) && !skip.has(name));
    return { file: positionals[0], day: values.day, chosen };
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function describe({ rule, lineNumber, subject, problem, remedy }: PlacedFinding): string {
  return `${lineNumber === undefined ? "" : `line ${lineNumber} `}${subject} [${rule}] ${problem} → ${remedy}`;
}
