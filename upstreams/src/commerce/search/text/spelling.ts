import { editDistance } from "./edit-distance.ts";

export interface Spelled {
  word: string;
  distance: number;
}

const mostNearest = 3;
const mostRemembered = 1000;

/** The words of the shop, to find the one a mistyped word was meant to be. */
export class Spelling {
  private readonly words: readonly string[];
  private readonly letters: Uint32Array;
  private readonly weights: readonly number[];
  /** People misspell the same words, and one search looks them up more than once. */
  private readonly cache = new Map<string, readonly Spelled[]>();

  /** Words with what they weigh: of words equally near, the heavier one is meant. */
  constructor(words: ReadonlyMap<string, number>) {
    this.words = [...words.keys()];
    this.weights = [...words.values()];
    this.letters = Uint32Array.from(this.words, lettersOf);
  }

  /** The nearest words, all equally near, at most three; with `isPrefix` those that may begin as typed. Numbers are never mistyped words. */
  nearest(typed: string, isPrefix = false): readonly Spelled[] {
    const name = `${isPrefix} ${typed}`;
    const cached = this.cache.get(name);
    if (cached) return cached;
    const found = this.find(typed, isPrefix);
    if (this.cache.size >= mostRemembered) this.cache.clear();
    this.cache.set(name, found);
    return found;
  }

  private find(typed: string, isPrefix: boolean): Spelled[] {
    const most = mostMistakes(typed);
    if (most === 0) return [];
    const letters = lettersOf(typed);
    let nearest = most;
    let found: { place: number; distance: number }[] = [];
    for (let place = 0; place < this.words.length; place += 1) {
      const word = this.words[place] ?? "";
      // A mistake takes at most one letter away and brings one.
      if (bitCount(letters & ~(this.letters[place] ?? 0)) > nearest || !beginsAlike(typed, word)) continue;
      const distance = editDistance(typed, word, nearest, isPrefix);
      if (distance > nearest) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push({ place, distance });
    }
    return found
      .sort((first, second) => (this.weights[second.place] ?? 0) - (this.weights[first.place] ?? 0))
      .slice(0, mostNearest)
      .map(({ place, distance }) => ({ word: this.words[place] ?? "", distance }));
  }
}

/** How many mistakes a word of this length is forgiven. */
function mostMistakes(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
