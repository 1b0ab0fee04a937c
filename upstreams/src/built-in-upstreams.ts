import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";

import { accessTokenCheck } from "./access-token.ts";
import { createBuiltInRpc } from "./built-in-rpc.ts";
import { pictureFolders } from "./catalogue/picture-folders.ts";
import { ChangeListener } from "./changes/change-listener.ts";
import { ChangeStreams } from "./changes/change-streams.ts";
import { createCommerceUpstream } from "./commerce/commerce-upstream.ts";
import { createContentUpstream } from "./content/content-upstream.ts";
import { storiesFolder } from "./content/stories-folder.ts";
import type { Database } from "./database/connection.ts";
import type { Handler } from "./handler.ts";
import { createMailbox } from "./mail/mailbox.ts";
import { createRecommendationsUpstream } from "./recommendations/recommendations-upstream.ts";
import { paymentWebhookPath } from "./rpc/payment-webhook.ts";
import { Problem } from "./rpc/problem.ts";
import { getReviewPhoto } from "./rpc/reviews/customers/get-review-photo.ts";
import { reviewPhotoOf } from "@warmeland/schema/rules/reviews/review-photo-file.ts";

export interface BuiltInUpstreams {
  /** The four sources of the gateway; a source that the settings place elsewhere is missing. */
  handlers: { rpc?: Handler; commerce?: Handler; recommendations?: Handler; content?: Handler };
  /** Original photos under `/images/{file}`. */
  images: Handler;
  /** Everything under `/upstreams/…`, the mailbox and the payment webhook, as far as the mode opens them. */
  handle: Handler;
  serves(pathname: string): boolean;
  /** Reads what the first responses need; the larger the catalogue, the longer. */
  load: () => Promise<void>;
  /** Ends the responses that would go on for ever, before the server waits for those under way. */
  drain: () => void;
  close: () => Promise<void>;
}

interface Options {
  /** Settings with PUBLIC_URL and SESSION_SECRET filled in. */
  environment: Environment;
  db: Database;
  /** Address of the same database, for a connection that listens to it. */
  databaseUrl: string;
  log: Logger;
  /** A service that exists to be called by others opens its addresses in production too. */
  standAlone?: boolean;
}

/** Our own upstreams on one database: each a function from request to response, and the addresses they have over HTTP (contracts/rpc.md, 'Addresses'). */
export function createBuiltInUpstreams({
  environment,
  db,
  databaseUrl,
  log,
  standAlone = false,
}: Options): BuiltInUpstreams {
  const listener = new ChangeListener({ url: databaseUrl, log });
  const changes = new ChangeStreams(listener);
  const recommendations = createRecommendationsUpstream({ db, log });
  const suggesting = environment.RECOMMENDATIONS_URL
    ? elsewhere(environment.RECOMMENDATIONS_URL)
    : recommendations.handle;
  const { rpc, sandbox, mailFolder } = createBuiltInRpc({
    environment,
    db,
    log,
    changes,
    ...(environment.RECOMMENDATIONS === "on" && { recommendations: suggesting }),
  });
  const commerce = createCommerceUpstream({
    db,
    log,
    imagesFolders: pictureFolders(environment),
    token: environment.COMMERCE_TOKEN,
    releaseOpenPayment: rpc.releaseOpenPayment,
    changes,
  });
  const images = withReviewPhotos(db, commerce.handle);
  const content = createContentUpstream({
    storiesFolder,
    db,
    token: environment.CONTENT_TOKEN,
    previewToken: environment.CONTENT_PREVIEW_TOKEN,
    log,
  });

  const routes: Readonly<Record<string, Handler>> = {
    [paymentWebhookPath]: rpc.handle,
    ...(environment.SHOP_MODE === "demo" || standAlone
      ? {
          "/upstreams/rpc": withoutPrefix(
            "/upstreams/rpc",
            standAlone ? guarded(rpc.handle, environment.RPC_TOKEN) : rpc.handle,
          ),
          "/upstreams/commerce": withoutPrefix("/upstreams/commerce", images),
          "/upstreams/recommendations": withoutPrefix("/upstreams/recommendations", recommendations.handle),
          "/upstreams/content": withoutPrefix("/upstreams/content", content.handle),
        }
      : {}),
    ...(environment.SHOP_MODE === "demo"
      ? {
          "/upstreams/payments": withoutPrefix("/upstreams/payments", sandbox),
          "/dev/mail": createMailbox({ folder: mailFolder }).handle,
        }
      : {}),
  };
  const routeOf = (pathname: string): string | undefined =>
    Object.keys(routes).find((route) => pathname === route || pathname.startsWith(`${route}/`));

  return {
    handlers: {
      ...(environment.RPC_URL ? {} : { rpc: rpc.handle }),
      ...(environment.COMMERCE_URL ? {} : { commerce: commerce.handle }),
      ...(environment.RECOMMENDATIONS_URL ? {} : { recommendations: recommendations.handle }),
      ...(environment.CONTENT_URL ? {} : { content: content.handle }),
    },
    images,
    serves: (pathname) => routeOf(pathname) !== undefined,
    handle: async (request) => {
      const route = routeOf(new URL(request.url).pathname);
      return route === undefined ? new Response(null, { status: 404 }) : routes[route]!(request);
    },
    load: async () => {
      if (!environment.COMMERCE_URL) await commerce.load();
      if (environment.RECOMMENDATIONS === "on" && !environment.RECOMMENDATIONS_URL) await recommendations.load();
      if (!environment.CONTENT_URL) await content.load();
    },
    drain: () => changes.drain(),
    close: async () => {
      changes.drain();
      await listener.close();
      await rpc.close();
      await commerce.close();
    },
  };
}

/** Serves only who has the token, as far as there is one: the order service believes what a gateway says of its visitors. */
function guarded(handler: Handler, token: string): Handler {
  if (token === "") return handler;
  const hasToken = accessTokenCheck(token);
  const refusal = new Problem(401, "access-token-wrong", "The header x-access-token is missing or wrong");
  return async (request) => (hasToken(request) ? handler(request) : refusal.toResponse());
}

/** Photos of customers' reviews lie in the database, those of products in folders. */
function withReviewPhotos(db: Database, commerce: Handler): Handler {
  return async (request) => {
    const [, file = ""] = /^\/images\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
    const photoId = reviewPhotoOf(file);
    if (photoId === undefined) return commerce(request);
    const bytes = await getReviewPhoto(db, photoId);
    return new Response(bytes ?? null, { status: bytes ? 200 : 404, headers: { "content-type": "image/webp" } });
  };
}

/** An upstream at an address of the settings, which may have a path. */
function elsewhere(address: string): Handler {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${address.replace(/\/+$/, "")}${pathname}${search}`, request));
  };
}

function withoutPrefix(prefix: string, handler: Handler): Handler {
  return (request) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(prefix.length) || "/";
    return handler(new Request(url, request));
  };
}
