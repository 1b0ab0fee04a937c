/** A category as a person edits it. */
export interface CategorySource {
  path: string;
  name: string;
  description: string;
  /** File name without `.webp`. */
  image: string;
}

/** Writes a category on one line of a tree. */
export function category(path: string, name: string, image: string, description: string): CategorySource {
  return { path, name, image, description };
}
