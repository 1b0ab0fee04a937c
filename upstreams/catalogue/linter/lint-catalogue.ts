import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import { CatalogueReader } from "#upstreams/catalogue/catalogue-reader.ts";
import { CatalogueReferences, nothingStored } from "#upstreams/catalogue/catalogue-references.ts";
import type { UnreadableLine } from "#upstreams/catalogue/read-lines.ts";

import type { CatalogueRule, Finding } from "./catalogue-rule.ts";
import { lintedCatalogue, type LintedCatalogue } from "./linted-catalogue.ts";

export interface PlacedFinding extends Finding {
  rule: string;
  /** The line of the file, counted from 1; undefined for what has none, such as a picture. */
  lineNumber?: number;
}

/** What an import would refuse, under the name of a rule of its own. */
const formatRule = "format";

/**
 * Everything that is wrong with a catalogue: first what an import would refuse, then the findings of the rules, rule by rule in the order given.
 * @param texts the lines of the NDJSON file
 */
export async function lintCatalogue(
  texts: AsyncIterable<string | UnreadableLine> | Iterable<string | UnreadableLine>,
  rules: readonly CatalogueRule[],
  about: Pick<LintedCatalogue, "day" | "pictures" | "inStories" | "storyTexts" | "described" | "widths">,
): Promise<PlacedFinding[]> {
  const reader = new CatalogueReader(new CatalogueReferences(nothingStored));
  const lines: CatalogueLine[] = [];
  const lineNumbers = new Map<string, number>();
  const findings: PlacedFinding[] = [];
  for await (const text of texts) {
    const read = reader.read(text);
    if (!read) continue;
    const { lineNumber } = reader;
    for (const { path, reason } of read.faults) {
      const subject = read.line ? (subjectsOf(read.line)[0] ?? "") : "";
      findings.push({
        rule: formatRule,
        lineNumber,
        subject,
        problem: `${path}: ${reason}`,
        remedy: "an import refuses it: see FORMAT.md",
      });
    }
    if (!read.line) continue;
    lines.push(read.line);
    for (const subject of subjectsOf(read.line)) lineNumbers.set(subject, lineNumber);
  }
  const catalogue = lintedCatalogue(lines, about);
  for (const rule of rules) {
    for (const finding of rule.find(catalogue)) {
      findings.push({ rule: rule.name, lineNumber: lineNumbers.get(finding.subject), ...finding });
    }
  }
  return findings;
}

function subjectsOf(line: CatalogueLine): string[] {
  if (line.type === "shop") return [`shop ${line.shopId}`];
  if (line.type === "attribute") return [line.key];
  if (line.type === "category") return [line.path];
  if (line.type === "product") return [line.referenceKey, ...line.variants.map(({ referenceKey }) => referenceKey)];
  return [line.type === "redirect" ? line.source : line.referenceKey];
}
