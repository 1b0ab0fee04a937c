import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineDocuments } from "./server/vite-plugins/inline-documents.ts";

const shopInDevelopment = "http://localhost:3000";

export default defineConfig(({ command }) => ({
  plugins: [inlineDocuments(), tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    sourcemap: false,
    assetsInlineLimit: 0,
    // The manifest in builds/meta names the build; a chunk's own name already carries its hash.
    assetsDir: "assets",
  },
  ssr: {
    // One file without look-ups in node_modules: the first page is there sooner.
    noExternal: true as const,
  },
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  optimizeDeps: { include: ["i18next", "react-i18next", "@apollo/client", "@apollo/client/react", "react-hook-form"] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(["/graphql", "/images", "/upstreams", "/dev", "/healthz", "/readyz"].map((path) => [path, shopInDevelopment])),
  },
}));
