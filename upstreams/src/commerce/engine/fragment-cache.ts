import { shared, type Shared } from "../frozen.ts";

const mostForms = 32;

/** An entry in a form, as text, as a value or as both: as it was requested. */
interface Fragment {
  text?: string;
  shared?: Shared<object>;
}

/** Products or variants as they go into responses, per requested form: making them is most of what a listing costs, and stock changes few products a second. */
export class FragmentCache {
  private readonly forms = new Map<string, Map<number, Fragment>>();
  private readonly mostBytes: number;
  private bytes = 0;
  private period = 0;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  /** The remembered text of an entry in a form, or what `make` makes as text; everything is forgotten when `period` moves on. */
  text(form: string, index: number, period: number, make: () => object): string {
    const fragment = this.fragment(form, index, period);
    if (fragment.text !== undefined) return fragment.text;
    fragment.text = JSON.stringify(make());
    this.grow(fragment.text.length);
    return fragment.text;
  }

  /** The same as a value: what `make` makes cannot be changed any more, since responses share it. */
  value(form: string, index: number, period: number, make: () => object): Shared<object> {
    const fragment = this.fragment(form, index, period);
    if (fragment.shared) return fragment.shared;
    fragment.shared = shared(make());
    this.grow(fragment.shared.weight);
    return fragment.shared;
  }

  /** Forgets an entry in every form. */
  forget(index: number): void {
    for (const fragments of this.forms.values()) {
      const { text, shared } = fragments.get(index) ?? {};
      this.bytes -= (text?.length ?? 0) + (shared?.weight ?? 0);
      fragments.delete(index);
    }
  }

  private fragment(form: string, index: number, period: number): Fragment {
    if (period !== this.period) this.clear(period);
    const fragments = this.fragmentsOf(form);
    const remembered = fragments.get(index);
    if (remembered) return remembered;
    const fragment: Fragment = {};
    fragments.set(index, fragment);
    return fragment;
  }

  private fragmentsOf(form: string): Map<number, Fragment> {
    const cached = this.forms.get(form);
    if (cached) return cached;
    if (this.forms.size >= mostForms) this.clear(this.period);
    const fragments = new Map<number, Fragment>();
    this.forms.set(form, fragments);
    return fragments;
  }

  // what does not fit makes room for itself: it stands in no form any more
  private grow(bytes: number): void {
    if (this.bytes + bytes > this.mostBytes) this.clear(this.period);
    else this.bytes += bytes;
  }

  private clear(period: number): void {
    this.forms.clear();
    this.bytes = 0;
    this.period = period;
  }
}
