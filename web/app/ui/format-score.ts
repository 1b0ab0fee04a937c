const formats = new Map<string, Intl.NumberFormat>();

/** A score as a language writes it: '4,6', '5'. */
export function formatScore(score: number, language: string): string {
  // By hand where it is easy: setting up a format holds a starting page up.
  if (language.startsWith("nl")) return String(Math.round(score * 10) / 10).replace(".", ",");
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    formats.set(language, format);
  }
  return format.format(score);
}
