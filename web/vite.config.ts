import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defineConfig } from "vite";
import { inlineDocuments } from "./server/vite-plugins/inline-documents.ts";
import { createSharedTest, createShellTest } from "./server/vite-plugins/shell-modules.ts";
import { unusedParts } from "./server/vite-plugins/unused-parts.ts";

const shopInDevelopment = "http://localhost:3000";

/** Needed by every page, changed only by an update of packages. */
const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-i18next|i18next|@apollo[\\/]client|rxjs|graphql|graphql-tag|optimism|@wry[\\/]\w+|tslib|use-sync-external-store)[\\/](?!language[\\/](?:print|block|characterC|reducer))/;
/** Requested only by a gateway of another build. */
const printer = /[\\/]graphql[\\/]language[\\/](?:print|block|characterC|reducer)|[\\/]document-text\./;

const isShell = createShellTest();
const isCard = createSharedTest("routes/category.tsx", "routes/product.tsx");
const isWishCard = createSharedTest("routes/category.tsx", "routes/wishlist/wishlist.tsx");
const isListing = createSharedTest("routes/category.tsx", "routes/search.tsx");
const isQuickListing = createSharedTest("routes/category.tsx", "routes/quick-listing.tsx");
const isCategoryText = createSharedTest("routes/category.tsx", "routes/content-page.tsx");
const isPreviewedText = createSharedTest("routes/category.tsx", "content/preview/use-live-story.ts");

export default defineConfig(({ command }) => ({
  plugins: [inlineDocuments(), unusedParts(), tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      // The newer form of rxjs is half the size.
      resolve: { conditions: ["es2015", ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 5 },
                { name: "document-text", test: printer, priority: 4 },
                { name: (id, graph) => (isShell(id, graph) ? "shell" : null), priority: 3 },
                { name: (id, graph) => (isCard(id, graph) || isWishCard(id, graph) ? "cards" : null), priority: 2 },
                {
                  name: (id, graph) => (isCategoryText(id, graph) || isPreviewedText(id, graph) ? "texts" : null),
                  priority: 2,
                },
                {
                  name: (id, graph) => (isListing(id, graph) || isQuickListing(id, graph) ? "listing" : null),
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // One file without look-ups in node_modules: the first page is there sooner.
    noExternal: command === "build" ? (true as const) : [],
  },
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  optimizeDeps: { include: ["i18next", "react-i18next", "@apollo/client", "@apollo/client/react", "react-hook-form"] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/graphql", "/images", "/upstreams", "/dev", "/healthz", "/readyz"].map((path) => [
        path,
        { target: shopInDevelopment, changeOrigin: false },
      ]),
    ),
  },
}));
