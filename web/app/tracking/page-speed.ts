import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { onCLS, onINP, onLCP } from "web-vitals";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { PageKind } from "#app/graphql/generated/graphql.ts";
import { sendPersisted, type SendToGateway } from "#app/graphql/send-persisted.ts";
import type { Consent } from "./consent.ts";
import type { PageType } from "./route-handle.ts";
import { sentEvents, shopRecipient } from "./sent-events.ts";

const ReportPageSpeedMutation = graphql(`
  mutation ReportPageSpeed($input: ReportPageSpeedInput!) {
    reportPageSpeed(input: $input) {
      ... on ReportPageSpeedPayload {
        counted
      }
    }
  }
`);

interface PageSpeedOptions {
  readonly pageType: PageType;
  readonly shop: ShopLocale;
  /** What the visitor agrees to by now. */
  readonly consent: () => Consent | undefined;
}

let hasBegun = false;

/** Measures the first page of this tab and tells the shop once, when the page is left or hidden (docs/rules.md#page-speed). */
export function measurePageSpeed({ pageType, shop, consent }: PageSpeedOptions): void {
  if (hasBegun) return;
  hasBegun = true;
  const measured: {
    largestContentfulPaintMs?: number;
    interactionToNextPaintMs?: number;
    cumulativeLayoutShift?: number;
  } = {};
  onLCP(({ value }) => void (measured.largestContentfulPaintMs = Math.round(value)));
  onINP(({ value }) => void (measured.interactionToNextPaintMs = Math.round(value)));
  onCLS(({ value }) => void (measured.cumulativeLayoutShift = Math.round(value * 10_000) / 10_000));

  const send: SendToGateway = async ({ body }) => {
    const headers = { "content-type": "application/json", accept: "application/json", "x-shop": shop.code };
    const response = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify(body), keepalive: true });
    return response.json();
  };
  const tell = (): void => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", tell);
    const agreed = consent() ?? [];
    if (!agreed.includes("statistics") || Object.keys(measured).length === 0) return;
    const input = { page: pageKind(pageType), ...measured };
    const question = {
      document: ReportPageSpeedMutation,
      operationName: "ReportPageSpeed",
      variables: { input },
      cacheable: false,
      isMutation: false,
      signal: undefined,
    };
    sentEvents.add({ name: "page_speed", recipient: shopRecipient, consent: agreed, data: input });
    // nobody waits for a measurement, and the page is going
    sendPersisted(send, question).catch(() => undefined);
  };
  // after the library's own listeners, which complete the measurements
  document.addEventListener("visibilitychange", tell);
}

function pageKind(pageType: PageType): PageKind {
  switch (pageType) {
    case "homepage":
      return "HOME";
    case "category_page":
      return "CATEGORY";
    case "search":
      return "SEARCH";
    case "pdp":
      return "PRODUCT";
    case "content_page":
      return "CONTENT";
    case "basket":
    case "wishlist":
      return "BASKET";
    case "checkout":
    case "payment-return":
    case "osp":
      return "CHECKOUT";
    case "error":
    case "mail-link":
    case "order-look-up":
    case "withdrawal":
      return "OTHER";
    default:
      return "ACCOUNT";
  }
}
