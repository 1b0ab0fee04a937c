/** First segments of paths under which stories are pages of their own. */
export const contentSections = ["over-ons", "ontdekken", "adviseur", "locaties", "service"] as const;

/** Whether the page of a path, without its first slash, is a story. */
export function isStoryPath(path: string): boolean {
  const [section = ""] = path.split("/");
  return (contentSections as readonly string[]).includes(section);
}
