import { join } from "node:path";
import type { Plugin } from "vite";

interface Part {
  /** Ends the address by which its package imports it. */
  readonly file: `/${string}.js`;
  readonly package: RegExp;
  readonly replacement: string;
}

export const parts: readonly Part[] = [
  // Apollo prints a document only to know it again.
  {
    file: "/print.js",
    package: /[\\/]@apollo[\\/]client[\\/]utilities[\\/]/,
    replacement: join(import.meta.dirname, "../../app/graphql/document-name.ts"),
  },
  // The manifest holds every route from the start (react-router.config.ts).
  {
    file: "/fog-of-war.js",
    package: /[\\/]react-router[\\/]/,
    replacement: join(import.meta.dirname, "no-route-discovery.ts"),
  },
  // Nobody instruments the router.
  {
    file: "/instrumentation.js",
    package: /[\\/]react-router[\\/]/,
    replacement: join(import.meta.dirname, "no-instrumentation.ts"),
  },
];

/** Vite's loader of what a chunk imports, before the chunk: the browser finds that out by itself, and styles stand in the page. */
const preloadHelper = "\0vite/preload-helper.js";

/**
 * Keeps out of a visitor's browser what packages load for everybody and this shop never calls: 5 kB of a category page's
 * JavaScript (docs/decisions/056-three-replaced-modules.md).
 */
export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === preloadHelper ? "export const __vitePreload = (load) => load();" : undefined),
    resolveId: (id, importer) =>
      importer === undefined
        ? undefined
        : parts.find((part) => id.endsWith(part.file) && part.package.test(importer))?.replacement,
  };
}
