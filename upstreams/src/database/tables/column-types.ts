import type { ColumnType } from "kysely";

export type Json = ColumnType<unknown, string, string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** node-postgres returns bigint as text, so that no digit is lost. */
export type GeneratedBigint = ColumnType<string, never, never>;
export type Bigint = ColumnType<string, string, string>;
