import { frozen } from "../frozen.ts";

const mostForms = 32;
/** How much larger a value is than the text it was read from. */
const valueWeight = 4;

interface Fragment {
  readonly text: string;
  /** What the text says, once somebody asked for that; frozen, since answers share it. */
  value?: unknown;
}

/** Products or variants as JSON text, per requested form: writing JSON is most of what a listing costs, and stock changes few products a second. */
export class FragmentCache {
  private readonly forms = new Map<string, Map<number, Fragment>>();
  private readonly mostCharacters: number;
  private characters = 0;
  private period = 0;

  constructor(mostCharacters: number) {
    this.mostCharacters = mostCharacters;
  }

  /** The remembered text of an entry in a form, or what `write` makes; everything is forgotten when `period` moves on. */
  get(form: string, index: number, period: number, write: () => string): string {
    return this.fragment(form, index, period, write).text;
  }

  /** What that text says, read once for all answers that hold it. */
  value(form: string, index: number, period: number, write: () => string): unknown {
    const fragment = this.fragment(form, index, period, write);
    if (fragment.value === undefined) {
      this.characters += fragment.text.length * valueWeight;
      fragment.value = frozen(JSON.parse(fragment.text));
    }
    return fragment.value;
  }

  /** Forgets an entry in every form. */
  forget(index: number): void {
    for (const fragments of this.forms.values()) {
      const fragment = fragments.get(index);
      if (!fragment) continue;
      this.characters -= fragment.text.length * (fragment.value === undefined ? 1 : 1 + valueWeight);
      fragments.delete(index);
    }
  }

  private fragment(form: string, index: number, period: number, write: () => string): Fragment {
    if (period !== this.period) this.clear(period);
    const fragments = this.fragmentsOf(form);
    const remembered = fragments.get(index);
    if (remembered) return remembered;
    const fragment = { text: write() };
    if (this.characters + fragment.text.length > this.mostCharacters) {
      this.clear(period);
      return fragment;
    }
    this.characters += fragment.text.length;
    fragments.set(index, fragment);
    return fragment;
  }

  private fragmentsOf(form: string): Map<number, Fragment> {
    const known = this.forms.get(form);
    if (known) return known;
    if (this.forms.size >= mostForms) this.clear(this.period);
    const fragments = new Map<number, Fragment>();
    this.forms.set(form, fragments);
    return fragments;
  }

  private clear(period: number): void {
    this.forms.clear();
    this.characters = 0;
    this.period = period;
  }
}
