import { sql, type RawBuilder } from "kysely";

/**
 * SQL of what sets customers of a voucher apart: their e-mail address in small letters and without +tag, as a hash, because a use is counted for as
 * long as the voucher lives.
 * @param column where the address stands, `table.column`
 */
export function customerKeySql(column: string): RawBuilder<Buffer> {
  return sql`sha256(convert_to(${writtenAlikeSql(column)}, 'UTF8'))`;
}

/** SQL of an e-mail address in small letters and without +tag. @param column where it stands, `table.column` */
export function writtenAlikeSql(column: string): RawBuilder<string> {
  return sql`lower(regexp_replace(${sql.ref(column)}, '[+][^@]*@', '@'))`;
}
