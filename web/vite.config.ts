import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defineConfig } from "vite";
import { inlineDocuments } from "./server/vite-plugins/inline-documents.ts";
import { createSharedTest, createShellTest, type ModuleTest } from "./server/vite-plugins/shell-modules.ts";
import { unusedParts } from "./server/vite-plugins/unused-parts.ts";

const shopInDevelopment = "http://localhost:3000";

/** Needed by every page, changed only by an update of packages. */
const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-i18next|i18next|@apollo[\\/]client|rxjs|graphql|graphql-tag|optimism|@wry[\\/]\w+|tslib|use-sync-external-store)[\\/](?!language[\\/](?:print|block|characterC|reducer))/;
/** Requested only by a gateway of another build. */
const printer = /[\\/]graphql[\\/]language[\\/](?:print|block|characterC|reducer)|[\\/]document-text\./;

const shared = (one: string, other: string) => createSharedTest(`routes/${one}.tsx`, `routes/${other}.tsx`);
const isStory = shared("home", "content-page");

/** What screens share is one file, the first that fits: a dozen of two hundred bytes would have as many of headers. */
const sharedFiles: readonly (readonly [name: string, ...tests: readonly ModuleTest[]])[] = [
  ["shell", createShellTest()],
  ["cards", shared("category", "product"), shared("category", "wishlist/wishlist"), shared("category", "basket")],
  [
    "texts",
    shared("category", "content-page"),
    createSharedTest("routes/category.tsx", "content/preview/use-live-story.ts"),
  ],
  ["browsing", shared("home", "product")],
  ["listing", shared("category", "search"), shared("category", "quick-listing")],
  ["goods", shared("basket", "product")],
  ["ordering", shared("basket", "checkout")],
  // with more than the documents of blocks it would take along what other screens need
  ["story-documents", (id, graph) => id.startsWith("\0virtual:graphql/") && isStory(id, graph)],
];

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
                { name: "framework", test: framework, priority: 12 },
                { name: "document-text", test: printer, priority: 11 },
                ...sharedFiles.map(([name, ...tests], place) => ({
                  name: (...module: Parameters<ModuleTest>) => (tests.some((is) => is(...module)) ? name : null),
                  priority: 10 - place,
                })),
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
