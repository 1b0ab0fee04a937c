/** A product's name within a sentence, without its colour: 'bank Amstel' of 'Bank Amstel, salie'. */
export function pieceName(name: string): string {
  const [piece = name] = name.split(",");
  return piece.charAt(0).toLowerCase() + piece.slice(1);
}
