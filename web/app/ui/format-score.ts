/** A score as a language writes it: '4,6', '5'. */
export function formatScore(score: number, language: string): string {
  return score.toLocaleString(language, { maximumFractionDigits: 1 });
}
