const mostForms = 32;

/** Products or variants as JSON text, per requested form: writing JSON is most of what a listing costs, and stock changes few products a second. */
export class FragmentCache {
  private readonly forms = new Map<string, Map<number, string>>();
  private readonly mostCharacters: number;
  private characters = 0;
  private period = 0;

  constructor(mostCharacters: number) {
    this.mostCharacters = mostCharacters;
  }

  /** The remembered text of an entry in a form, or what `write` makes; everything is forgotten when `period` moves on. */
  get(form: string, index: number, period: number, write: () => string): string {
    if (period !== this.period) this.clear(period);
    const texts = this.textsOf(form);
    const remembered = texts.get(index);
    if (remembered !== undefined) return remembered;
    const text = write();
    if (this.characters + text.length > this.mostCharacters) {
      this.clear(period);
      return text;
    }
    this.characters += text.length;
    texts.set(index, text);
    return text;
  }

  /** Forgets an entry in every form. */
  forget(index: number): void {
    for (const texts of this.forms.values()) {
      this.characters -= texts.get(index)?.length ?? 0;
      texts.delete(index);
    }
  }

  private textsOf(form: string): Map<number, string> {
    const known = this.forms.get(form);
    if (known) return known;
    if (this.forms.size >= mostForms) this.clear(this.period);
    const texts = new Map<number, string>();
    this.forms.set(form, texts);
    return texts;
  }

  private clear(period: number): void {
    this.forms.clear();
    this.characters = 0;
    this.period = period;
  }
}
