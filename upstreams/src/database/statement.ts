import { CompiledQuery } from "kysely";

import type { Database } from "./connection.ts";

const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * Runs a statement written as a template, every value of which is a parameter: for statements that run with every request, because its text is
 * put together once, where kysely does so each time.
 * @returns its rows
 */
export function statement<Row>(db: Database): (strings: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]> {
  return async (strings, ...values) => {
    let text = texts.get(strings);
    if (text === undefined) {
      text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
      texts.set(strings, text);
    }
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  };
}
