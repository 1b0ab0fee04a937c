const formats = new Map<string, Intl.NumberFormat>();

/** A number to a tenth, as a language writes it: '4,6', '5'. */
export function formatTenths(value: number, language: string): string {
  // By hand where it is easy: setting up a format holds a starting page up.
  if (language.startsWith("nl")) return String(Math.round(value * 10) / 10).replace(".", ",");
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    formats.set(language, format);
  }
  return format.format(value);
}
