/**
 * SQL of what tells customers of a voucher apart: their e-mail address in small letters and without +tag, as a hash, because a use is counted for as
 * long as the voucher lives.
 * @param email SQL of the address, never input
 */
export function customerKeySql(email: string): string {
  return `sha256(convert_to(${writtenAlikeSql(email)}, 'UTF8'))`;
}

/** SQL of an e-mail address in small letters and without +tag. @param email SQL of the address, never input */
export function writtenAlikeSql(email: string): string {
  return `lower(regexp_replace(${email}, '[+][^@]*@', '@'))`;
}
