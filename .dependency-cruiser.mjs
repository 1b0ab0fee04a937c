const domains = [
  "catalog",
  "reviews",
  "promotions",
  "wishlist",
  "basket",
  "account",
  "orders",
  "checkout",
  "search",
  "recommendations",
  "advisor",
  "content",
];

/** A domain may import only domains to its left (architecture: one line of dependency). */
const domainOrder = ["gateway/src", "web/app"].flatMap((root) =>
  domains.slice(0, -1).map((domain, index) => ({
    name: `${root.split("/")[0]}-${domain}-imports-leftward`,
    comment: `${domain} may import only domains to its left: ${domains.slice(0, index).join(", ") || "none"}.`,
    severity: "error",
    from: { path: `^${root}/${domain}/` },
    to: { path: `^${root}/(${domains.slice(index + 1).join("|")})/` },
  })),
);

const forbid = (name, from, to, extra = {}) => ({
  name,
  severity: "error",
  from: { path: from },
  to: { path: to },
  ...extra,
});

const anyDomain = `(${domains.join("|")})`;
const tests = String.raw`\.test\.tsx?$|/testing/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Types that two modules share stand in a third, below both.",
      severity: "error",
      from: { pathNot: tests },
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|\\+types|\\./\\+types)" },
    },
    forbid("schema-stands-alone", "^schema/", "^(gateway|upstreams|web)/"),
    {
      name: "rules-import-only-zod-mini",
      severity: "error",
      from: { path: "^schema/rules/", pathNot: tests },
      to: { pathNot: "^schema/rules/|node_modules/zod/mini" },
    },
    {
      name: "blocks-import-only-zod-mini",
      severity: "error",
      from: { path: "^schema/blocks/", pathNot: `${tests}|-command\\.ts$` },
      to: { pathNot: "^schema/(blocks|rules)/|node_modules/zod/mini" },
    },
    forbid("browsers-do-not-carry-the-model", "^web/app/", "^schema/blocks/", {
      from: { path: "^web/app/", pathNot: tests },
    }),
    forbid("browsers-run-no-server", "^web/app/", "^schema/process/"),
    forbid("gateway-knows-no-upstream-and-no-web", "^gateway/src/", "^(upstreams|web)/", {
      from: { path: "^gateway/src/", pathNot: tests },
    }),
    forbid("upstreams-know-neither-gateway-nor-web", "^upstreams/", "^(gateway|web)/"),
    forbid(
      "database-and-catalogue-know-no-upstream",
      "^upstreams/src/(database|catalogue)/",
      "^upstreams/src/(commerce|rpc|mail|recommendations|content|payments)/",
      { from: { path: "^upstreams/src/(database|catalogue)/", pathNot: `${tests}|/migrations/|-command\\.ts$` } },
    ),
    forbid(
      "side-upstreams-stand-alone",
      "^upstreams/src/(recommendations|content|payments)/",
      "^upstreams/src/(commerce|rpc|mail)/",
      { from: { path: "^upstreams/src/(recommendations|content|payments)/", pathNot: tests } },
    ),
    forbid("commerce-knows-no-rpc-and-no-mail", "^upstreams/src/commerce/", "^upstreams/src/(rpc|mail)/", {
      from: { path: "^upstreams/src/commerce/", pathNot: tests },
    }),
    forbid(
      "catalogue-knows-no-engine",
      "^upstreams/src/commerce/snapshot/",
      "^upstreams/src/commerce/(engine|search|wire|endpoints|basket|wishlist|promotions)/",
      { from: { path: "^upstreams/src/commerce/snapshot/", pathNot: tests } },
    ),
    forbid(
      "engine-knows-no-query",
      "^upstreams/src/commerce/(engine|search/(index|text))/",
      "^upstreams/src/commerce/(wire|endpoints|basket|wishlist|promotions|search/(suggest|popular|[^/]+$))",
      { from: { path: "^upstreams/src/commerce/(engine|search/(index|text))/", pathNot: tests } },
    ),
    forbid("rpc-queues-mail-and-writes-none", "^upstreams/src/rpc/", "^upstreams/src/mail/", {
      from: { path: "^upstreams/src/rpc/", pathNot: `${tests}|^upstreams/src/rpc/rpc-upstream\\.ts$` },
      to: {
        path: "^upstreams/src/mail/",
        pathNot: "^upstreams/src/mail/(texts/|mail-(outbox|limit|template|transport)\\.ts$)",
      },
    }),
    forbid("web-knows-neither-gateway-nor-upstreams", "^web/(app|server)/", "^(gateway|upstreams)/", {
      from: { path: "^web/(app|server)/", pathNot: tests },
    }),
    forbid(
      "examples-know-what-is-published-alone",
      "^examples/",
      "^(gateway|upstreams|web|bench|schema/(?!graphcache-))",
    ),
    forbid("nothing-imports-examples", "^(schema|upstreams|gateway|web|bench)/", "^examples/"),
    {
      name: "clients-know-only-the-api",
      comment: "What a client needs of the shop is in the schema, or has to come into it.",
      severity: "error",
      from: { path: "^clients/", pathNot: tests },
      to: { path: "^(bench|gateway|schema|upstreams|web)/" },
    },
    forbid("the-client-knows-no-app-of-it", "^clients/typescript/", "^clients/(?!typescript/)"),
    forbid("nothing-imports-clients", "^(bench|schema|upstreams|gateway|web)/", "^clients/"),
    forbid("nothing-imports-bench", "^(schema|upstreams|gateway|web)/", "^bench/"),
    forbid("sources-know-no-graphql", "^gateway/src/sources/", `^gateway/src/(${anyDomain}/|builder|schema|server)`, {
      from: { path: "^gateway/src/sources/", pathNot: tests },
    }),
    forbid("only-schema-imports-all-domains", "^gateway/src/(builder|context)\\.ts$", `^gateway/src/${anyDomain}/`),
    forbid("ui-knows-no-shop-word", "^web/app/(ui|locale)/", `^web/app/(${anyDomain}|routes|layout|graphql)/`),
    forbid("domains-know-no-screen", `^web/app/${anyDomain}/`, "^web/app/(routes|layout)/"),
    forbid("layout-knows-no-screen", "^web/app/layout/", "^web/app/routes/"),
    ...domainOrder,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "generated/|/build/|\\.react-router/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
