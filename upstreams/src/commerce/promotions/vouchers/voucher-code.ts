/** A code as it is stored and compared: capitals, without the spaces people type. */
export function voucherCode(text: string): string {
  return text.replaceAll(/\s+/g, "").toUpperCase();
}
