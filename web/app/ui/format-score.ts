const formats = new Map<string, Intl.NumberFormat>();

/** A score as a language writes it: '4,6', '5'. */
export function formatScore(score: number, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    formats.set(language, format);
  }
  return format.format(score);
}
