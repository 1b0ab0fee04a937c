import { createHash } from "node:crypto";
import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import { exampleTabs } from "./graphiql-tabs.ts";

// GraphiQL lets a tab jump aside while the mouse is down on it, so that a first click misses
const steadyTabs = "<style>.graphiql-tab { transform: none !important }</style></head>";

/** The API explorer: one page that asks nothing of any other site, under a policy that would not let it. */
export function createGraphiqlPage(): () => Response {
  const html = renderGraphiQL({
    title: "Warmeland API",
    defaultTabs: exampleTabs.map((query) => ({ query })),
    credentials: "same-origin",
    shouldPersistHeaders: false,
  }).replace("</head>", steadyTabs);
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash("sha256")
        .update(script ?? "")
        .digest("base64")}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.join(" ")} blob:`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  };
  return () => new Response(html, { headers });
}
