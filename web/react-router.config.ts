import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./server/finish-build.ts";
import { hashSources, sourceHashFile } from "./server/source-hash.ts";

// Read before the build, so that a file changed meanwhile makes the next start build again.
const sourceHash = await hashSources();

export default {
  appDirectory: "app",
  // A start builds beside the current build and exchanges them when it is done.
  buildDirectory: process.env["WEB_BUILD_FOLDER"] ?? "build",
  ssr: true,
  // Lazy discovery requests the routes of every link in view, which on a listing is a huge request.
  routeDiscovery: { mode: "initial" },
  // A loader's own chunk would only hold the import of the page's chunk.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await finishBuild(join(buildDirectory, "client"));
    await writeFile(join(buildDirectory, sourceHashFile), sourceHash);
  },
} satisfies Config;
