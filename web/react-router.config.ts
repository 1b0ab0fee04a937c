import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./server/finish-build.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Lazy discovery asks for the routes of every link in view, which on a listing is a huge request.
  routeDiscovery: { mode: "initial" },
  // A loader's own chunk would only hold the import of the page's chunk.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => finishBuild(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
