// Plain JavaScript: Node strips types, and does not know JSX.
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";

registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, "utf8"), {
      filename,
      jsc: {
        target: "es2024",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "es6" },
      sourceMaps: "inline",
    });
    return { format: "module", source: code, shortCircuit: true };
  },
});

if (!existsSync(new URL("../typescript/src/generated/graphql.ts", import.meta.url))) {
  process.stderr.write("The documents are not generated yet: a start of the shop does it, or 'npm run codegen'.\n");
  process.exit(1);
}
await import("./src/main.tsx");
