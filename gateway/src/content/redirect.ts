import type { Redirect } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { editorsRedirect } from "./editors-redirect.ts";

type MovedPath = Pick<Redirect, "target" | "statusCode">;

export const RedirectRef = builder.objectRef<MovedPath>("Redirect").implement({
  description: "Where a path moved to.",
  fields: (t) => ({
    target: t.exposeString("target", {
      description: "Path within the shop, or an absolute address when `external`.",
    }),
    statusCode: t.exposeInt("statusCode", { description: "301 or 308 for good, 302 or 307 for now." }),
    external: t.boolean({
      description: "Whether the target is another site, so that the browser has to leave.",
      resolve: (redirect) => isExternal(redirect.target),
    }),
  }),
});

builder.queryField("redirect", (t) =>
  t.field({
    type: RedirectRef,
    nullable: true,
    description:
      "Where a path moved to, for pages that do not exist: what editors say, else what the catalogue says; null when it did not move.",
    args: {
      path: t.arg.string({ required: true, description: "Path as the browser asked for it, starting with a slash." }),
    },
    resolve: (_root, { path }, context) => redirectOf(path, context),
  }),
);

/** Where a path moved to; null when it did not, and for what is no path. */
export async function redirectOf(path: string, context: GatewayContext): Promise<MovedPath | null> {
  if (!path.startsWith("/") || path.length > 2000) return null;
  const [own, ofCatalogue] = await Promise.allSettled([
    editorsRedirect(path, context),
    context.sources.commerce.shop.redirect(path),
  ]);
  // a content system that fails leaves what the catalogue says
  if (own.status === "fulfilled" && own.value && isSafe(own.value.target)) return own.value;
  if (ofCatalogue.status === "rejected") throw ofCatalogue.reason;
  return ofCatalogue.value && isSafe(ofCatalogue.value.target) ? ofCatalogue.value : null;
}

function isExternal(target: string): boolean {
  return !target.startsWith("/");
}

// a redirect of `//elsewhere` or `javascript:` would be followed by browsers
function isSafe(target: string): boolean {
  return /^\/(?![/\\])/.test(target) || /^https?:\/\//i.test(target);
}
