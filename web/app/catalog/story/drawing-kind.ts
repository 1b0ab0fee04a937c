/** What a piece of furniture is drawn as. */
export type DrawingKind = "seat" | "corner" | "cabinet" | "table";

const corners = new Set(["hoek", "chaise-longue"]);

/**
 * The drawing that fits a piece's attributes (keys of the catalogue, the same in every language); undefined where none would be true.
 * @param traits the first value of each of its attributes
 */
export function drawingKind(traits: ReadonlyMap<string, string>): DrawingKind | undefined {
  const version = traits.get("version") ?? "";
  if (corners.has(traits.get("shape") ?? "")) return "corner";
  if (version.endsWith("zits") || version === "lounge" || version === "fauteuil") return "seat";
  if (/deur|lade/.test(version)) return "cabinet";
  const isRound = traits.get("shape") === "rond" || traits.get("shape") === "ovaal";
  return traits.has("woodType") && !traits.has("upholstery") && version === "" && !isRound ? "table" : undefined;
}
