import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Writes builds/meta/latest.json and builds/meta/{buildId}.json, from which an open tab learns that a newer shop is out. */
export function latestBuild(): Plugin {
  return {
    name: "latest-build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join("\n");
      const buildId = createHash("sha256").update(names).digest("hex").slice(0, 16);
      const source = JSON.stringify({ id: buildId });
      this.emitFile({ type: "asset", fileName: "builds/meta/latest.json", source });
      this.emitFile({ type: "asset", fileName: `builds/meta/${buildId}.json`, source });
    },
  };
}
