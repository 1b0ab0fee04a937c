import { loadWishlist, addedAtOf } from "#gateway/wishlist/wishlist-loader.ts";
import { builder } from "#gateway/builder.ts";
import { loadProduct } from "#gateway/catalog/product/product-loader.ts";
import { needsOf } from "#gateway/catalog/product/product-needs.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { numberInGlobalId } from "#gateway/global-id.ts";
import { orderStatusOf } from "#gateway/orders/order-status.ts";
import type { PersonalEvent } from "#gateway/sources/recommendations/recommendations-source.ts";
import { loadViewer } from "#gateway/viewer.ts";

/** Of each kind. */
const mostEvents = 20;
/** Orders that say nothing of what somebody likes. */
const unwanted = new Set<ReturnType<typeof orderStatusOf>>(["CANCELED", "WITHDRAWN"]);
const hourMs = 60 * 60 * 1000;

type PersonalSource = typeof PersonalSourceRef.$inferType;

export const PersonalSourceRef = builder.enumType("PersonalSource", {
  description: "What the shop has of a visitor that may speak for a recommendation.",
  values: {
    WISHLIST: { description: "What is on their wishlist." },
    ORDERS: { description: "What a customer who is signed in has ordered." },
  } as const,
});

export const ViewedProductInput = builder.inputType("ViewedProductInput", {
  description: "A product that the visitor looked at.",
  fields: (t) => ({
    id: t.id({ required: true, description: "`Product.id`." }),
    at: t.field({ type: "DateTime", required: true, description: "When that was; what is longer ago counts less." }),
  }),
});

interface Told {
  readonly viewed: readonly { readonly id: string; readonly at: string | Date }[];
  readonly own: readonly PersonalSource[];
}

/**
 * What a visitor did and allowed to be used: what their browser tells, and what the shop has of them by itself, newest first. It is read for
 * this response only (docs/rules.md#personal-suggestions).
 */
export async function personalEvents({ viewed, own }: Told, context: GatewayContext): Promise<PersonalEvent[]> {
  if (viewed.length === 0 && own.length === 0) return [];
  context.call.personal = true;
  const events = await Promise.all([
    viewedEvents(viewed, context),
    own.includes("WISHLIST") ? wishedEvents(context) : [],
    own.includes("ORDERS") ? boughtEvents(context) : [],
  ]);
  return events.flat().sort((one, other) => one.hoursAgo - other.hoursAgo);
}

async function viewedEvents(viewed: Told["viewed"], context: GatewayContext): Promise<PersonalEvent[]> {
  const events = viewed.slice(0, mostEvents).map(async ({ id, at }) => {
    const number = numberInGlobalId(id, "Product");
    const product = number === null ? null : await loadProduct(context, number, needsOf("images"));
    return eventsOf(context, "viewed", product?.masterKey, new Date(at));
  });
  return alike((await Promise.all(events)).flat());
}

async function wishedEvents(context: GatewayContext): Promise<PersonalEvent[]> {
  const { items } = await loadWishlist(context);
  return alike(
    items
      .slice(-mostEvents)
      .flatMap((item) => eventsOf(context, "wished", item.product.masterKey, addedAtOf(item) ?? context.now())),
  );
}

async function boughtEvents(context: GatewayContext): Promise<PersonalEvent[]> {
  const viewer = await loadViewer(context);
  if (viewer === null || viewer.status.isGuestCustomer) return [];
  const { orders } = await context.sources.rpc.orders.list(1, mostEvents);
  return alike(
    orders
      .filter(({ detailedStatus }) => !unwanted.has(orderStatusOf(detailedStatus.order.code)))
      .flatMap(({ createdAt, items }) =>
        items.flatMap(({ product }) => eventsOf(context, "bought", product.masterKey, new Date(createdAt))),
      ),
  ).slice(0, mostEvents);
}

function eventsOf(
  { now }: GatewayContext,
  kind: PersonalEvent["kind"],
  masterKey: string | undefined | null,
  at: Date,
): PersonalEvent[] {
  // the recommender refuses what is no article number, and nobody's clock is ahead of the shop's
  if (!/^\d{2}-\d{4}$/.test(masterKey ?? "")) return [];
  const hoursAgo = Math.min(999_999, Math.max(0, Math.floor((now().getTime() - at.getTime()) / hourMs)));
  return [{ kind, masterKey: masterKey!, hoursAgo }];
}

/** Colours and sizes of one master are one thing, as new as the newest of them. */
function alike(events: readonly PersonalEvent[]): PersonalEvent[] {
  const newestFirst = events.toSorted((one, other) => one.hoursAgo - other.hoursAgo);
  return [...Map.groupBy(newestFirst, ({ masterKey }) => masterKey).values()].flatMap(([newest]) => newest ?? []);
}
