import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Lazy discovery asks for the routes of every link in view, which on a listing is a huge request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
