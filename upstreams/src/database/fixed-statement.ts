import { CompiledQuery, sql, type RawBuilder } from "kysely";

import type { Database } from "./connection.ts";

/** Stands in a statement where an execution brings a value. */
class Parameter<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

/** Runs the statement with values for its parameters. */
export type FixedStatement<Row, Values> = (db: Database, values: Values) => Promise<Row[]>;

/**
 * A statement whose text is always the same: composed and compiled by its first execution, and looked up by the pool as the same string ever after.
 * For long ones, of which composing is a part of what they cost.
 * @param compose gets a function that makes the parameter of a name; a name may stand in several places
 */
export function fixedStatement<Row, Values extends object>(
  compose: (parameter: (name: keyof Values) => RawBuilder<unknown>) => RawBuilder<Row>,
): FixedStatement<Row, Values> {
  let compiled: CompiledQuery | undefined;
  return async (db, values) => {
    compiled ??= compose((name) => sql.val(new Parameter(name))).compile(db);
    const parameters = compiled.parameters.map((each) =>
      each instanceof Parameter ? values[each.name as keyof Values] : each,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}
