import { beginningWithinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";

/** A product's name within a sentence, without its colour: 'bank Amstel' of 'Bank Amstel, salie'. */
export function pieceName(name: string, language: string): string {
  const [piece = name] = name.split(",");
  return beginningWithinSentence(piece, language);
}
