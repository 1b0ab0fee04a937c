/** HTML that is safe to put into a page as it is; only `html` makes it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

type Part = string | number | Html | readonly Html[];

/** Template tag: texts put in are escaped, HTML and lists of it go in as they are. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((source, string, index) => source + written(parts[index - 1] ?? "") + string));
}

function written(part: Part): string {
  if (part instanceof Html) return part.source;
  if (typeof part === "object") return part.join("");
  return String(part).replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
