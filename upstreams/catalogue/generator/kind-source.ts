import type { MasterSource } from "../builder/source.ts";

export type Word = keyof MasterSource["attributes"];

/**
 * What products of a kind are made up from. In texts `{fabric}` and the other attribute words stand for what was drawn, `{name}` for the series,
 * and `{room}`, `{person}` … for words of vocabulary.ts. Of every list the first entry is drawn oftenest.
 */
export interface KindSource {
  /** It fills this category, or the categories at the ends of the tree below it. */
  under: string;
  /** How many masters it has beside those of other kinds. */
  share: number;
  nouns: readonly string[];
  /** Subjects of photos.json that show it. */
  subjects: readonly string[];
  /** Sizes that exist; prices and weights are those of the first. */
  sizes: readonly string[];
  /** How many sizes a master comes in. */
  offered: readonly [number, number];
  /** Share of masters that come in several hardnesses. */
  graded?: number;
  euros: readonly [number, number];
  kilos: readonly [number, number];
  delivery: { kind: MasterSource["delivery"]["kind"]; times: readonly MasterSource["delivery"]["time"][] };
  levy?: MasterSource["levy"];
  words: Partial<Record<Word, readonly string[]>>;
  claims?: readonly ("vegan" | "allergySuitable" | "metalFree")[];
  subtitles: readonly string[];
  openings: readonly string[];
  reasons: readonly string[];
  advice: readonly string[];
  composition: readonly string[];
  care: readonly string[];
}
