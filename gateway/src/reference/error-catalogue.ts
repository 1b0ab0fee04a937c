import type { GraphQLSchema } from "graphql";
import type { FaultCode } from "#gateway/errors/faults.ts";
import { faultAdvice, refusalAdvice } from "./error-advice.ts";
import { cell, generatedNote, pageLink } from "./markdown.ts";
import { refusalsOf } from "./refusals.ts";

/** The catalogue of errors as Markdown: every code, what it means and what a client does about it. */
export function errorCatalogue(schema: GraphQLSchema): string {
  const faults = (Object.keys(faultAdvice) as FaultCode[]).map(
    (code) => `| \`${code}\` | ${cell(faultAdvice[code])} |`,
  );
  const refusals = refusalsOf(schema).flatMap(({ type, codes, mutations }) =>
    codes.map((code) => {
      const by = mutations.map((name) => pageLink(schema, name, "reference/")).join(", ");
      const advice = cell(refusalAdvice[code] ?? "");
      return `| \`${code}\` | ${pageLink(schema, type.name, "reference/")} | ${cell(type.description)} | ${advice} | ${by} |`;
    }),
  );
  return `# Errors

${generatedNote}

What a shopper can do something about is a **refusal**: a member of a mutation's result, with HTTP 200. Everything else is a **fault** in \`errors[]\`. [Be refused](recipes/26-refusals/README.md) and [make mistakes](recipes/27-faults/README.md) show both.

## Faults

\`errors[].extensions.code\`, with \`correlationId\` beside it, and \`retryable: true\` where trying again may help; otherwise that is left out.

| code | what to do |
| --- | --- |
${faults.join("\n")}

## Refusals

\`UserError.code\`. A code that is not here came later: show its \`message\`.

| code | type | what it means | what to do | returned by |
| --- | --- | --- | --- | --- |
${refusals.join("\n")}
`;
}
