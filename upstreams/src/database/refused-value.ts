import pg from "pg";

/** Whether PostgreSQL refused a value (SQLSTATE class 22, data exception): what was sent is wrong, and nothing else. */
export function isRefusedValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith("22") === true;
}
