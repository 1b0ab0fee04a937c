import type { Texts } from "#upstreams/catalogue/documents.ts";
import { momentTime, printMoment } from "./moments.ts";

/** Texts in the order of the languages. */
export function texts({ nl, de, fr }: Texts): object {
  return { nl, de, fr };
}

/** Free keys in alphabetical order. */
export function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A moment in its shortest form. */
export function moment(text: string): string {
  return text.length === 10 ? text : printMoment(new Date(momentTime(text)));
}

/** Undefined, which JSON leaves out, for what says nothing. */
export function unless<Value>(isDefault: boolean, value: Value): Value | undefined {
  return isDefault ? undefined : value;
}
